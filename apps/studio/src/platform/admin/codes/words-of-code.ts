/** Words for what is stored as a code: slugs, and what features name (`codes`). */
import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'
import type { Said } from '../../i18n/say.ts'
import { languageOf } from '../words.ts'

type Asking = {
  i18n: Parameters<typeof getTranslation>[1]
  payload: Pick<PayloadRequest['payload'], 'config'>
}

/** @returns the code itself where nobody has words for it. */
export function wordsOfCode(code: string, { i18n, payload: { config } }: Asking): string {
  const own: Record<string, Said> = config.custom?.codes ?? {}
  const said = Object.hasOwn(own, code) ? own[code] : undefined
  if (said) return said[languageOf(i18n)]
  const collection = config.collections.find(({ slug }) => slug === code)
  const global = config.globals.find(({ slug }) => slug === code)
  const label = collection?.labels.plural ?? global?.label
  return label ? getTranslation(label, i18n) : code
}

/** The words of each of them. @param codes one, several with commas between them, or a list of them. */
export function allWords(codes: unknown, asking: Asking): string[] {
  const each: unknown[] = Array.isArray(codes) ? codes : String(codes ?? '').split(', ')
  return each.flatMap((code) => (code ? [wordsOfCode(String(code), asking)] : []))
}
