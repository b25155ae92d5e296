/**
 * How much a submission looks like advertising, and why. Nothing is ever dropped for it: from
 * `quarantineFrom` on it waits in the studio until somebody has looked (LEAD-10).
 */
import type { Answers, Quarantine } from '@wajiha/contract'
import type { TokenVerdict } from './tokens.ts'

export type Signs = {
  answers: Answers
  isTrapped: boolean
  token: TokenVerdict
  /** Posts of this neighbourhood, of this address's e-mail, of everybody: over what is usual. */
  isManyFromThere: boolean
  isManyFromEmail: boolean
  isManyAtAll: boolean
}

type Rule = [reason: string, points: number, holds: (signs: Signs) => boolean]

const rules: Rule[] = [
  ['trap', 100, ({ isTrapped }) => isTrapped],
  ['token.missing', 50, ({ token }) => token === 'missing'],
  ['token.invalid', 50, ({ token }) => token === 'invalid'],
  ['token.too_fast', 50, ({ token }) => token === 'too_fast'],
  ['token.expired', 50, ({ token }) => token === 'expired'],
  ['token.reused', 30, ({ token }) => token === 'reused'],
  ['rate.neighbourhood', 20, ({ isManyFromThere }) => isManyFromThere],
  ['rate.email', 20, ({ isManyFromEmail }) => isManyFromEmail],
  ['rate.all', 50, ({ isManyAtAll }) => isManyAtAll],
  ['text.links', 30, ({ answers }) => countLinks(answers) >= 2],
  ['text.many_links', 30, ({ answers }) => countLinks(answers) >= 5],
  ['text.markup', 20, ({ answers }) => /<a\s|\[url/i.test(answers.message ?? '')],
  ['text.words', 30, ({ answers }) => advertising.test(answers.message ?? '')],
  ['text.mixed_script', 30, ({ answers }) => hasMixedWord(textOf(answers))],
  ['text.foreign_script', 30, ({ answers }) => isMostlyForeign(textOf(answers))],
  ['email.disposable', 20, ({ answers }) => isDisposable(answers.emailNorm)],
]

export function judge(signs: Signs): Quarantine {
  const held = rules.filter(([, , holds]) => holds(signs))
  return {
    score: held.reduce((sum, [, points]) => sum + points, 0),
    reasons: held.map(([reason]) => reason),
  }
}

const textOf = ({ name = '', message = '' }: Answers) => `${name} ${message}`

const countLinks = ({ message = '' }: Answers) => message.match(/https?:\/\/|www\./gi)?.length ?? 0

const advertising =
  /\b(?:backlinks?|casino|viagra|cialis|betting|forex|guest post|rank (?:your|#?1)|seo services|crypto invest)|كازينو|مراهنات|باك ?لينك|فوركس/i

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
  return letters >= 20 && own < letters / 2
}

const disposable = new Set([
  ...['mailinator.com', 'guerrillamail.com', '10minutemail.com', 'tempmail.com', 'temp-mail.org'],
  ...['yopmail.com', 'trashmail.com', 'sharklasers.com', 'getnada.com', 'dispostable.com'],
])

const isDisposable = (email = '') => disposable.has(email.split('@').at(-1) ?? '')
