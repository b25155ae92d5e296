/** The words of the newsletter's archive: the server says them in its data, and no page's script carries them. */
import type { Locale } from '@wajiha/arabic'
import ar from '@wajiha/contract/words/ar/blogs.newsletter.json' with { type: 'json' }
import en from '@wajiha/contract/words/en/blogs.newsletter.json' with { type: 'json' }

const words = { ar, en }

export function archiveWords(locale: Locale) {
  const { title, lead, issues, newsletter, subscribe } = words[locale]
  return { title, lead, issues, newsletter, subscribe }
}
