/**
 * Messages on demand: the browser fetches a language when it is first needed and keeps it; the
 * server has both. A language that cannot be fetched is logged and its keys show instead
 * (BEHAVIOURS 2.6).
 */
import type { Locale } from '@wajiha/arabic'
import type { Messages } from './ar.ts'

const loaded = new Map<Locale, Messages>()

const files = {
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
} satisfies Record<Locale, () => Promise<{ messages: Messages }>>

/** Makes a language ready for {@link messagesOf}. Never throws. */
export async function loadMessages(locale: Locale): Promise<void> {
  if (loaded.has(locale)) return
  const over = new AbortController()
  keepJourney(locale, over.signal)
  try {
    const { messages } = await files[locale]()
    loaded.set(locale, messages)
  } catch (error) {
    console.error(`Failed locale loading: ${error instanceof Error ? error.message : error}`)
  } finally {
    over.abort()
  }
}

/**
 * Missing code loads a journey's target as a document; missing words do not, as the page can be
 * shown without them. The bundler's event names the file that failed.
 */
function keepJourney(locale: Locale, signal: AbortSignal): void {
  const hear = (event: Event & { payload?: Error }) => {
    if (event.payload?.message.includes(`/${locale}-`)) event.stopImmediatePropagation()
  }
  globalThis.window?.addEventListener('vite:preloadError', hear, { capture: true, signal })
}

/** The messages of a language, or empty groups while they could not be loaded. */
export function messagesOf(locale: Locale): Messages {
  return loaded.get(locale) ?? missing
}

const missing = new Proxy({}, { get: () => ({}) }) as Messages
