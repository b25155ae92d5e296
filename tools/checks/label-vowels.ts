/** Labels are read as they are spoken when one stops: their words end without a vowel sign. Sentences keep theirs. */

/** Ends a word, and nothing but the case: damma, its tanwin, and the tanwin of kasra. */
const caseSign = /[\u064C\u064D\u064F]+$/
/** What ends so by itself: weak words and commands. */
const endsSo = /^[وفبلك]*(?:جارٍ|سارٍ|ثوانٍ|ثانٍ|امحُ|ادعُ)$/
const mostWords = 3

/** The words of a label that carry the sign of a case; none in a sentence: `بحثٌ مدفوع` → [`بحثٌ`]. */
export function vowelledWords(text: string): string[] {
  const words = text.split(/\s+/)
  if (words.length > mostWords || /[.!؟؛،:…]/.test(text)) return []
  return (text.match(/[\u0621-\u065F]+/g) ?? []).filter(
    (word) => caseSign.test(word) && !endsSo.test(word),
  )
}
