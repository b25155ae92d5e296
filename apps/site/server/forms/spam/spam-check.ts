/**
 * How much a submission looks like advertising, and why (LEAD-10, TRUST 3.5). What is doubtful is
 * asked for a little reckoning, where its browser said that it can; nothing is ever dropped.
 */
import { type Answers, type Quarantine, quarantineFrom } from '@wajiha/contract'
import { createBuckets } from '@wajiha/contract/buckets'
import type { QuarantineReason } from '@wajiha/contract/forms'
import type { Visitor } from '../../http/visitor.ts'
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

type Parts = { tokens: Tokens; proofs: Proofs; lists: WordLists; now?: () => number }

export function createSpamCheck({ tokens, proofs, lists, now = Date.now }: Parts) {
  const bucket = ({ size, everyMs }: { size: number; everyMs: number }) =>
    createBuckets(size, everyMs, now)
  const address = bucket(rates.address)
  const neighbourhood = bucket(rates.neighbourhood)
  const neighbourhoodDay = bucket(rates.neighbourhoodDay)
  const email = bucket(rates.email)
  const all = bucket(rates.all)
  const repeated = createRepeatedTexts()
  const open = createOpenJudgements(now)

  function reasonsOf({ input, answers, visitor, key }: SpamCheckInput): QuarantineReason[] {
    const token = tokens.judge(input.renderedAt, key)
    const signs: [QuarantineReason, boolean][] = [
      ['trap', isTrapped(input)],
      [`token.${token === 'ok' ? 'missing' : token}`, token !== 'ok'],
      // Each is counted, whatever the others say.
      ['rate.neighbourhood', neighbourhood.take(visitor.neighbourhood) > 0],
      ['rate.day', neighbourhoodDay.take(visitor.neighbourhood) > 0],
      ['rate.email', answers.emailNorm !== undefined && email.take(answers.emailNorm) > 0],
      ['rate.all', all.take('all') > 0],
      ['text.repeated', repeated.note(answers)],
    ]
    const held = signs.filter(([, holds]) => holds).map(([reason]) => reason)
    return [...held, ...contentSigns(answers, lists)]
  }

  return {
    /** Counts a submission of an address. @returns 0, or the seconds until it may send another. */
    secondsToWait: (form: string, { counter }: SpamCheckInput['visitor']) =>
      address.take(`${form} ${counter}`),
    async judge(submission: SpamCheckInput): Promise<SpamVerdict> {
      const { input, key, canProve } = submission
      // What was asked for its proof is not counted a second time.
      const reasons = open.take(key) ?? reasonsOf(submission)
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
