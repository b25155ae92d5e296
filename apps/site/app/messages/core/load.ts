/**
 * Messages on demand: the browser fetches a language when it is first needed and keeps it; the
 * server has both. A language that cannot be fetched is logged and its keys show instead
 * (BEHAVIOURS 2.6).
 */
import type { Locale } from '@wajiha/arabic'
import type { CommonMessages } from '../ar.ts'

const loaded = new Map<Locale, CommonMessages>()

const files = {
  ar: () => import('../ar.ts'),
  en: () => import('../en.ts'),
} satisfies Record<Locale, () => Promise<{ messages: CommonMessages }>>

/** Makes a language ready for {@link messagesOf}. Never throws. */
export async function loadMessages(locale: Locale): Promise<void> {
  if (loaded.has(locale)) return
  try {
    const { messages } = await files[locale]()
    loaded.set(locale, messages)
  } catch (error) {
    console.error(`Failed locale loading: ${error instanceof Error ? error.message : error}`)
  }
}

/** The messages of a language, or empty groups while they could not be loaded. */
export function messagesOf(locale: Locale): CommonMessages {
  return loaded.get(locale) ?? missing
}

const missing = new Proxy({}, { get: () => ({}) }) as CommonMessages
