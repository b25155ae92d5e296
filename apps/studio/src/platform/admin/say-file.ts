/**
 * What the platform says of a file above its form: the name it is stored under, which is nobody's, and what it is in the
 * codes of machines.
 */
import { say } from '../i18n/say.ts'

export const fileFacts = '.file-meta'

const openFile = say('افتح الملفّ', 'Open the file')

/** `39KB - 1600x1200 - image/avif` becomes `39 KB - 1600 × 1200 - AVIF`, and the stored name what its link does. */
export function sayFile(facts: Element, language: 'ar' | 'en'): void {
  const link = facts.querySelector<HTMLAnchorElement>('.file-meta__url a')
  const kind = /\.(\w+)$/.exec(link?.pathname ?? '')?.[1]?.toUpperCase()
  if (link?.firstChild) rewrite(link.firstChild, openFile[language])
  for (const part of facts.querySelector('.file-meta__size-type')?.childNodes ?? [])
    if (part.nodeType === Node.TEXT_NODE) rewrite(part, inWords(part.nodeValue ?? '', kind))
}

/** Only where it says something else: each change is looked at again. */
function rewrite(text: Node, words: string): void {
  if (text.nodeValue !== words) text.nodeValue = words
}

function inWords(part: string, kind: string | undefined): string {
  if (part === 'x') return ' × '
  if (part.includes('/')) return kind ?? part
  return part.replace(/^([\d.]+)([A-Za-z]+)$/, '$1 $2')
}
