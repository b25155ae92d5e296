import type { Locale } from '@wajiha/arabic'
import { builtWords } from '@wajiha/contract/built-words'
import type { OwnWords } from '@wajiha/contract/in-own-words'
import { soundWords } from '@wajiha/contract/own-words'
import type { BasePayload } from 'payload'
import { fieldOf } from '../../platform/objects.ts'

/** The agency's own words of a language that the site can say today; nothing where there are none. */
export async function ownWordsIn(
  payload: BasePayload,
  locale: Locale,
): Promise<OwnWords | undefined> {
  const options = { slug: 'interface-words', depth: 0, overrideAccess: true } as const
  const { words } = await payload.findGlobal(options)
  return soundWords(builtWords[locale], fieldOf(words, locale) ?? {})
}
