/** A word that has its shadda in one place and not in another was written by two hands. */
import type { SourceFile } from './project.ts'

/** Other words, whose letters are the same: one is heard with a shadda, and the other is not. */
const differentWords = new Set(
  'أن أنه غير غيره يعرف حدث عد تعد يعد فعل فعله موقع سجل توقف أعده من إن مما على علي زر اختياري'.split(
    ' ',
  ),
)

const vowels = /[\u064B-\u0650\u0652]/g
const arabicWord = /[\u0621-\u065F\u0670]+/g

/** Words that stand with a shadda and without one: `زر` and `زرّ`, by the spelling without. */
export function findTwoShaddas(
  texts: SourceFile[],
): { where: string; bare: string; full: string }[] {
  const full = new Map<string, string>()
  const bare: { where: string; bare: string }[] = []
  for (const { path, text } of texts)
    for (const [index, line] of text.split('\n').entries())
      for (const word of (line.match(arabicWord) ?? []).map((one) => one.replace(vowels, ''))) {
        const plain = word.replaceAll('\u0651', '')
        if (plain !== word) full.set(plain, word)
        else bare.push({ where: `${path}:${index + 1}`, bare: word })
      }
  return bare.flatMap((one) => {
    const other = full.get(one.bare)
    return other && !differentWords.has(one.bare) ? [{ ...one, full: other }] : []
  })
}
