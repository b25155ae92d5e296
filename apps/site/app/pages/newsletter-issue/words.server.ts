/** The words around an issue: the server says them in its data, as those of the archive. */
import type { Locale } from '@wajiha/arabic'
import { inOwnWords, type OwnWords } from '@wajiha/contract/in-own-words'
import ar from '@wajiha/contract/words/ar/blogs.newsletter.json' with { type: 'json' }
import en from '@wajiha/contract/words/en/blogs.newsletter.json' with { type: 'json' }

const words = { ar, en }

export function issueWords(locale: Locale, own: OwnWords | undefined) {
  const { way, newsletter, sent, readOn } = inOwnWords('newsletter', words[locale], own)
  return { way, newsletter, sent, readOn }
}
