/**
 * Where Arabic words may be lengthened (kashida): after the first seen or sad, whose teeth carry it best, else before
 * a final ra, zay, ya, alif maqsura or ta marbuta. Vowel signs stay with their letters.
 */

/** Letters that join the one after them. */
const joining = /^[بتثجحخسشصضطظعغفقكلمنهيئ]/
const seen = /^[سشصض]/
const final = /^[رزيىة]/

/** `مسافة.` → [`مساف`, `ة.`]; `undefined` for a word in which no join may be opened. */
export function openWord(word: string): [before: string, after: string] | undefined {
  const letters = word.match(/\p{L}\p{M}*|[^\p{L}]+/gu) ?? []
  const end = letters.findLastIndex((letter) => /^\p{L}/u.test(letter))
  const afterSeen = letters.findIndex((letter, index) => seen.test(letter) && index < end)
  const at = afterSeen >= 0 ? afterSeen + 1 : end
  if (at < 1 || !joining.test(letters[at - 1] ?? '')) return undefined
  if (afterSeen < 0 && !final.test(letters[at] ?? '')) return undefined
  return [letters.slice(0, at).join(''), letters.slice(at).join('')]
}

/** A title whose one word is opened: what stands before it, the word's two sides, what stands after it. */
export type OpenTitle = {
  start: string
  word: readonly [before: string, after: string]
  end: string
}

/** Opens the last word of a title that may be opened: `ليست مسافة فارغة`; `undefined` where none may. */
export function openTitle(title: string): OpenTitle | undefined {
  const parts = title.split(/(\s+)/)
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    const word = openWord(parts[at] ?? '')
    if (word) return { start: parts.slice(0, at).join(''), word, end: parts.slice(at + 1).join('') }
  }
  return undefined
}
