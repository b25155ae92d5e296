/** What a copy is called, and where it stands, in the way of each language. */
import { type Locale, slugLimit } from '@wajiha/arabic'

const longestWords = 200

/** `copyWords('دليل الهوية', 'ar', 1)` → `'نسخة من دليل الهوية'`; a copy of a copy says it once. */
export function copyWords(words: string, locale: Locale, number: number): string {
  const bare = words.replace(marks[locale], '').trim()
  const count = number > 1 ? ` ${number}` : ''
  const before = { ar: `نسخة${count} من `, en: '' }[locale]
  const after = { ar: '', en: ` (copy${count})` }[locale]
  const room = longestWords - before.length - after.length
  return before + Array.from(bare).slice(0, room).join('').trim() + after
}

/** `copyAddress('brand-guide', 2)` → `'brand-guide-copy-2'`; an Arabic one says it in Arabic, as its title does. */
export function copyAddress(address: string, number: number): string {
  const locale = scriptOf(address)
  const bare = address.replace(addressMarks[locale], '')
  const count = number > 1 ? `-${number}` : ''
  const before = { ar: `نسخة${count}-من-`, en: '' }[locale]
  const after = { ar: '', en: `-copy${count}` }[locale]
  return before + cut(bare, slugLimit - before.length - after.length) + after
}

/** The language whose letters a text is written in. */
export const scriptOf = (text: string): Locale => (/\p{Script=Arabic}/u.test(text) ? 'ar' : 'en')

const marks: Record<Locale, RegExp> = { ar: /^نسخة(?: \d+)? من /u, en: / \(copy(?: \d+)?\)$/ }
const addressMarks: Record<Locale, RegExp> = { ar: /^نسخة(?:-\d+)?-من-/u, en: /-copy(?:-\d+)?$/ }

function cut(address: string, room: number): string {
  if (address.length <= room) return address
  const end = address.lastIndexOf('-', room)
  return address.slice(0, end > 0 ? end : room)
}
