/** E-mail addresses, links and phones inside prose: parts that keep their own digits and marks. */
import type { TextRange } from './highlight-ranges.ts'

/** One such part, and whether an isolate holds it: `'راسلنا: \u2066hello@wajiha.example\u2069'`. */
export type ContactPart = TextRange & { kind: 'email' | 'url' | 'phone'; isolated: boolean }

// Bounded repeats that begin only at a boundary: a hostile text is still read once.
const patterns = {
  url: /(?<![\w.])(?:https?:\/\/|www\.)[^\s\u2066-\u2069]{1,2000}/gi,
  email: /(?<![\w.%+-])[\w.%+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8}/gi,
  phone: /(?<![\w٠-٩+])(?!\d{4}-\d{2}-\d{2})\+?[\d٠-٩](?:[ ().-]?[\d٠-٩]){8,16}(?![\w٠-٩])/g,
} as const

/** The contact parts of a text, in order, none inside another. */
export function contactParts(text: string): ContactPart[] {
  const found: ContactPart[] = []
  for (const kind of ['url', 'email', 'phone'] as const) {
    const parts = [...text.matchAll(patterns[kind])].map(({ 0: part, index }) => {
      const range = { start: index, end: index + part.length }
      return { kind, ...range, isolated: isIsolated(text, range) }
    })
    found.push(...parts.filter((part) => !overlaps(part, found)))
    found.sort((one, other) => one.start - other.start)
  }
  return found
}

/** Whether a range touches any of the others, which are in order and apart from one another. */
export function overlaps(range: TextRange, others: readonly TextRange[]): boolean {
  let [low, high] = [0, others.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((others[middle]?.end ?? 0) <= range.start) low = middle + 1
    else high = middle
  }
  const next = others[low]
  return next !== undefined && next.start < range.end
}

function isIsolated(text: string, { start, end }: TextRange): boolean {
  return /[\u2066-\u2068]/.test(text.charAt(start - 1)) && text.charAt(end) === '\u2069'
}
