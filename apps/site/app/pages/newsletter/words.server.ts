/** The words of the newsletter's archive: the server says them in its data, and no page's script carries them. */
import type { Locale } from '@wajiha/arabic'
import { inOwnWords, type OwnWords } from '@wajiha/contract/in-own-words'
import ar from '@wajiha/contract/words/ar/blogs.newsletter.json' with { type: 'json' }
import en from '@wajiha/contract/words/en/blogs.newsletter.json' with { type: 'json' }

const words = { ar, en }

export function archiveWords(locale: Locale, own: OwnWords | undefined) {
  const { title, lead, issues, newsletter, subscribe } = inOwnWords(
    'newsletter',
    words[locale],
    own,
  )
  return { title, lead, issues, newsletter, subscribe }
}
