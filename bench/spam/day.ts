/** One day at the site's way in, with a clock that is turned by hand. */
import { randomUUID } from 'node:crypto'
import type { Submission } from '@wajiha/contract'
import { type Challenge, prove } from '../../apps/site/app/forms/prove.ts'
import {
  createAcceptSubmission,
  type SubmissionOutcome,
} from '../../apps/site/server/forms/accept-submission.ts'
import { createProofs } from '../../apps/site/server/forms/spam/proofs.ts'
import { createSpamCheck } from '../../apps/site/server/forms/spam/spam-check.ts'
import { readWordLists } from '../../apps/site/server/forms/spam/word-lists.ts'
import { createTokens } from '../../apps/site/server/forms/tokens.ts'
import { type Inbox, openInbox } from '../../apps/site/server/inbox/inbox.ts'
import { localLimits } from '../../apps/site/server/limits/limits.ts'
import { createLog } from '../../apps/site/server/log.ts'

export type Day = Awaited<ReturnType<typeof openDay>>

export type Outcome =
  | { kind: 'passed' | 'refused' | 'invalid' }
  | { kind: 'quarantined'; reasons: string[] }

type Sent = {
  input: Record<string, unknown>
  address: string
  /** Whether it does the reckoning when it is asked. */
  reckons: boolean
  isPage?: boolean | undefined
  /** Milliseconds from the beginning of the day; the clock never turns back. */
  at: number
}

const quarantineFrom = 50

const facts = {
  countries: async () => ({ countryOf: () => 'SA', countries: ['SA'] }),
  consentVersion: async () => '1',
  questionsOf: async () => [],
  hasThanks: async () => false,
}

export async function openDay(folder: string) {
  const morning = Date.parse('2026-11-22T05:00:00Z')
  let time = morning
  const now = () => time
  const [secret, used] = [Buffer.alloc(32, 9), localLimits().usedOnce()]
  const tokens = createTokens(secret, now, used)
  const proofs = createProofs({ secret, used, now })
  const spamCheck = createSpamCheck({ tokens, proofs, lists: await readWordLists(), now })
  const inbox = await openInbox(folder, now)
  const log = createLog(() => {})
  let written: Submission | undefined
  const watched: Inbox = {
    ...inbox,
    accept(submission, ...rest) {
      written = submission
      return inbox.accept(submission, ...rest)
    },
  }
  const acceptSubmission = createAcceptSubmission({
    inbox: watched,
    spamCheck,
    facts,
    log,
    secret,
    onAccepted: () => {},
  })
  let stolen: string | undefined

  const once = ({ input, address, reckons, isPage }: Sent) =>
    acceptSubmission({
      form: 'contact',
      body: { input, uploads: new Map() },
      locale: 'ar',
      visitor: {
        counter: address,
        neighbourhood: address.replace(/\.\d+$/, '.0'),
        ipTrunc: '',
        uaFamily: 'Chrome',
      },
      headerKey: undefined,
      canProve: reckons && !isPage,
    })

  return {
    key: () => randomUUID(),
    /** A stamp of a moment of this day, milliseconds from its beginning; before it when negative. */
    stamp(ms: number) {
      const real = time
      time = morning + ms
      const stamp = tokens.issue()
      time = real
      return stamp
    },
    /** One that a program has read once and uses for everything. */
    stolen() {
      stolen ??= tokens.issue()
      return stolen
    },
    async send(sent: Sent): Promise<Outcome> {
      time = morning + sent.at
      const taken = await once(sent)
      if (taken.kind !== 'asked') return outcomeOf(taken)
      const proof = await prove(taken.challenge as Challenge)
      return outcomeOf(await once({ ...sent, input: { ...sent.input, proof } }))
    },
    close: () => inbox.close(),
  }

  function outcomeOf(taken: SubmissionOutcome): Outcome {
    if (taken.kind === 'invalid') return { kind: 'invalid' }
    if (taken.kind !== 'accepted') return { kind: 'refused' }
    const { score = 0, reasons = [] } = written?.quarantine ?? {}
    return score >= quarantineFrom ? { kind: 'quarantined', reasons } : { kind: 'passed' }
  }
}
