/** What the words of a message say about it, as codes. Pure; a message has 3,000 code points at most. */
import type { Answers } from '@wajiha/contract'
import type { QuarantineReason } from '@wajiha/contract/forms'
import { text as limits } from './thresholds.ts'
import { foldText, type WordLists } from './word-lists.ts'

export function contentSigns(answers: Answers, lists: WordLists): QuarantineReason[] {
  const { name = '', company = '', message = '' } = answers
  const whole = `${name} ${company} ${message}`
  const folded = foldText(whole)
  const links = linksOf(whole)
  const expressions = lists.countExpressions(folded)
  const isForeign = isMostlyForeign(whole)
  const signs: [QuarantineReason, boolean][] = [
    ['text.links', links.length >= limits.links],
    ['text.many_links', links.length >= limits.manyLinks],
    ['text.short_link', links.some(lists.hidesItsWay)],
    ['text.markup', /<a\s|\[(?:url|link)\b/i.test(message)],
    ['text.words', expressions > 0],
    ['text.many_words', expressions > 1],
    ['text.mixed_script', hasMixedWord(whole)],
    ['text.foreign_script', isForeign],
    ['text.foreign_link', isForeign && links.length > 0],
    ['text.repeating', isRepeating(folded)],
    ['email.disposable', lists.isDisposable(answers.emailNorm)],
  ]
  return signs.filter(([, holds]) => holds).map(([reason]) => reason)
}

/** Hosts of everything that looks like a web address; an e-mail address is none. */
function linksOf(text: string): string[] {
  const found = text.matchAll(/(?:https?:\/\/|(?<![\p{L}\p{N}@.-])www\.)([^\s/?#"'<>\])]+)/giu)
  const bare = text.matchAll(
    /(?<![\p{L}\p{N}@./-])((?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,12})\/[^\s]/giu,
  )
  return [...found, ...bare].map(([, host = '']) => host.toLowerCase())
}

/** Letters of two alphabets inside one word, as in `pаypal` with a Cyrillic а. */
function hasMixedWord(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}]{3,}/gu) ?? []
  return words.some(
    (word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word),
  )
}

/** Most letters belong to a script in which this site is not read. */
function isMostlyForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const own = text.match(/[\p{Script=Arabic}\p{Script=Latin}]/gu)?.length ?? 0
  return letters >= limits.lettersOfScript && own < letters / 2
}

function isRepeating(folded: string): boolean {
  const words = folded.split(' ')
  if (words.length < limits.wordsOfRepeating) return false
  return new Set(words).size < words.length * limits.leastVariety
}
