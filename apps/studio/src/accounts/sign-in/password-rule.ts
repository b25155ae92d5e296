/**
 * The one rule of passwords, wherever one is set: long, and not among the first that somebody would
 * try. Lists and keyboards come with zxcvbn-ts (MIT), so nothing is asked over the network.
 */
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { type Said, say } from '../../platform/i18n/say.ts'

/** Length is what makes a password hold (ASVS 6.2.1 and 6.2.5: no rules about which characters). */
const shortest = 12
const longest = 200
/** Of zxcvbn's five grades, the first that holds against 10^8 guesses. */
const firstGood = 3

let judge: ZxcvbnFactory | undefined

/** @param about what strangers know of the person, such as `reem@birkar.example`. */
export function passwordFault(password: string, about: readonly string[]): Said | undefined {
  const length = [...password].length
  if (length < shortest) return tooShort
  if (length > longest) return tooLong
  judge ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  const known = about
    .flatMap((one) => [one, one.split('@')[0] ?? '', ...one.split(/[@.\s_-]+/)])
    .filter(Boolean)
  const { score } = judge.check(password, [...new Set([...known, 'wajiha', 'واجهة'])])
  return score < firstGood ? tooCommon : undefined
}

const tooShort = say(`كلمة المرور ${shortest} حرفًا على الأقلّ`, `At least ${shortest} characters`)
const tooLong = say(`كلمة المرور ${longest} حرف على الأكثر`, `At most ${longest} characters`)
const tooCommon = say(
  'كلمة المرور هذه شائعة أو قريبة من بريدك فيسهل تخمينها؛ اختر جملةً لا يعرفها غيرك',
  'This password is common or close to your e-mail, so it is easily guessed; choose a sentence of your own',
)
