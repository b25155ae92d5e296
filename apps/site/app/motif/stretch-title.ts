/**
 * Where a short title opens its bar: at a legal join of its last word in Arabic, after its first line in
 * English. The word before it in Arabic is drawn out by one kashida.
 */
import { openWord } from '@wajiha/arabic'
import { longestTitleLine } from '@wajiha/brand/motif'
import type { Line } from './inscription.tsx'

const connecting = /[بتثجحخسشصضطظعغفقكلمنهيئ]/
const tatweel = '\u0640'
/** Before its last letter; a lam and an alif are one. */
const lastJoin = new RegExp(connecting.source + /(?=\p{L}$)(?!(?<=ل)[اأإآ])/u.source, 'u')

/** The lines of a two-word title with their bar, or `undefined` when it does not suit large type. */
export function stretchTitle(title: string): Line[] | undefined {
  const words = title.replace(/[.؟!]$/u, '').split(' ')
  if (words.length !== 2 || words.some((word) => word.length > longestTitleLine)) return undefined
  const [first = '', last = ''] = words
  if (!/\p{Script=Arabic}/u.test(last))
    return [
      { text: `${first}|`, mark: 'ring' },
      { text: last, mark: 'none' },
    ]
  const opened = openWord(last)?.join('|')
  return opened
    ? [
        { text: drawOut(first), mark: 'none' },
        { text: opened, mark: 'ring' },
      ]
    : undefined
}

/** `وصلت` → `وصلـت`: the word before reaches out to the long one, where its last letter allows it. */
const drawOut = (word: string): string => word.replace(lastJoin, `$&${tatweel}`)
