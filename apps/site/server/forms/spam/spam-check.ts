/**
 * How much a submission looks like advertising, and why (LEAD-10, TRUST 3.5). What is doubtful is
 * asked for a little reckoning, where its browser said that it can; nothing is ever dropped.
 */
import { type Answers, type Quarantine, quarantineFrom } from '@wajiha/contract'
import type { QuarantineReason } from '@wajiha/contract/forms'
import type { Visitor } from '../../http/visitor.ts'
import { type Limits, localLimits } from '../../limits/limits.ts'
import type { Tokens } from '../tokens.ts'
import { contentSigns } from './content-signs.ts'
import { createOpenJudgements } from './open-judgements.ts'
import type { Challenge, Proofs } from './proofs.ts'
import { createRepeatedTexts } from './repeated-texts.ts'
import { greyFrom, points, rates } from './thresholds.ts'
import { isTrapped } from './trap.ts'
import type { WordLists } from './word-lists.ts'

export type SpamCheckInput = {
  /** As it came: the trap, the stamp of time and the proof are read from here. */
  input: Record<string, unknown>
  answers: Answers
  visitor: Pick<Visitor, 'counter' | 'neighbourhood'>
  /** Idempotency key: submissions with one key are one. */
  key: string
  /** Whether the sender said that it can be asked for a proof. */
  canProve: boolean
}

export type SpamVerdict =
  | { kind: 'judged'; quarantine: Quarantine }
  /** To be sent again, with the answer as `proof`. */
  | { kind: 'asked'; challenge: Challenge }

export type SpamCheck = ReturnType<typeof createSpamCheck>

type Parts = {
  tokens: Tokens
  proofs: Proofs
  lists: WordLists
  limits?: Limits
  now?: () => number
}

export function createSpamCheck(parts: Parts) {
  const { tokens, proofs, lists, limits = localLimits(), now = Date.now } = parts
  const limiter = (name: keyof typeof rates) => limits.limiter(name, rates[name], now)
  const address = limiter('address')
  const neighbourhood = limiter('neighbourhood')
  const neighbourhoodDay = limiter('neighbourhoodDay')
  const email = limiter('email')
  const all = limiter('all')
  const repeated = createRepeatedTexts()
  const open = createOpenJudgements(now)

  async function reasonsOf(submission: SpamCheckInput): Promise<QuarantineReason[]> {
    const { input, answers, visitor, key } = submission
    // Each is counted, whatever the others say; side by side, since others may count along.
    const [token, ofNeighbourhood, ofDay, ofEmail, ofAll] = await Promise.all([
      tokens.judge(input.renderedAt, key),
      neighbourhood.take(visitor.neighbourhood),
      neighbourhoodDay.take(visitor.neighbourhood),
      answers.emailNorm === undefined ? 0 : email.take(answers.emailNorm),
      all.take('all'),
    ])
    const signs: [QuarantineReason, boolean][] = [
      ['trap', isTrapped(input)],
      [`token.${token === 'ok' ? 'missing' : token}`, token !== 'ok'],
      ['rate.neighbourhood', ofNeighbourhood > 0],
      ['rate.day', ofDay > 0],
      ['rate.email', ofEmail > 0],
      ['rate.all', ofAll > 0],
      ['text.repeated', repeated.note(answers)],
    ]
    const held = signs.filter(([, holds]) => holds).map(([reason]) => reason)
    return [...held, ...contentSigns(answers, lists)]
  }

  return {
    /** Counts a submission of an address. @returns 0, or the seconds until it may send another. */
    secondsToWait: async (form: string, { counter }: SpamCheckInput['visitor']): Promise<number> =>
      address.take(`${form} ${counter}`),
    async judge(submission: SpamCheckInput): Promise<SpamVerdict> {
      const { input, key, canProve } = submission
      // What was asked for its proof is not counted a second time.
      const reasons = open.take(key) ?? (await reasonsOf(submission))
      const isGrey = scoreOf(reasons) >= greyFrom && scoreOf(reasons) < quarantineFrom
      if (!isGrey) return judged(reasons)
      const proof = await proofs.judge(input.proof, key)
      if (proof === 'ok') return judged(reasons)
      if (proof === 'missing' && canProve) {
        open.keep(key, reasons)
        return { kind: 'asked', challenge: await proofs.ask() }
      }
      return judged([...reasons, `proof.${proof}`])
    },
  }
}

const judged = (reasons: QuarantineReason[]): SpamVerdict => ({
  kind: 'judged',
  quarantine: { score: scoreOf(reasons), reasons: reasons.slice(0, 20) },
})

const scoreOf = (reasons: QuarantineReason[]) =>
  reasons.reduce((sum, reason) => sum + points[reason], 0)
