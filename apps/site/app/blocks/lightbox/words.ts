/** What the lightbox says: a part of the group, because few visitors open one. */
import { createFormatter, readLocale } from '@wajiha/arabic'
import { inOwnWords, type OwnWords } from '@wajiha/contract/in-own-words'
import ar from '@wajiha/contract/words/ar/sections.lightbox.json' with { type: 'json' }
import en from '@wajiha/contract/words/en/sections.lightbox.json' with { type: 'json' }

/** Its words in the language of the document, and which picture of how many in the digits of that language. */
export function wordsOfDocument(own: OwnWords | undefined) {
  const locale = readLocale(document.documentElement.lang)
  const words = inOwnWords('lightbox', { ar, en }[locale], own)
  const format = createFormatter({ locale })
  const place = (at: number, all: number) =>
    words.place.replace('{at}', format.number(at)).replace('{all}', format.number(all))
  return { words, place }
}
