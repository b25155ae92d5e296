/**
 * Where an Arabic line may be lengthened (kashida): within its last word, after seen or sad, else
 * before a final ra, ya or ta marbuta. Vowel signs stay with their letters.
 */

/** Letters that join the one after them. */
const joining = /^[بتثجحخسشصضطظعغفقكلمنهيئ]/
const seen = /^[سشصض]/
const final = /^[رزيىة]/

/** `ليست مسافة` → [`ليست مساف`, `ة`]; `undefined` where no join may be opened. */
export function openJoin(line: string): [before: string, after: string] | undefined {
  const start = line.lastIndexOf(' ') + 1
  const letters = line.slice(start).match(/\p{L}\p{M}*|[^\p{L}]+/gu) ?? []
  const end = letters.findLastIndex((letter) => /^\p{L}/u.test(letter))
  const afterSeen = letters.findIndex((letter, index) => seen.test(letter) && index < end)
  const at = afterSeen >= 0 ? afterSeen + 1 : end
  if (at < 1 || !joining.test(letters[at - 1] ?? '')) return undefined
  if (afterSeen < 0 && !final.test(letters[at] ?? '')) return undefined
  return [line.slice(0, start) + letters.slice(0, at).join(''), letters.slice(at).join('')]
}
