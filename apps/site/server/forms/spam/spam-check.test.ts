import type { Answers } from '@wajiha/contract'
import { quarantineFrom } from '@wajiha/contract'
import { quarantineReasons } from '@wajiha/contract/forms'
import { describe, expect, it } from 'vitest'
import { prove } from '../../../app/forms/prove.ts'
import { localLimits } from '../../limits/limits.ts'
import { createTokens } from '../tokens.ts'
import { createProofs } from './proofs.ts'
import { createSpamCheck, type SpamCheckInput } from './spam-check.ts'
import { points } from './thresholds.ts'
import { readWordLists } from './word-lists.ts'

const secret = Buffer.alloc(32, 7)
const lists = await readWordLists()
const network = (at: number) => ({ counter: `198.51.${at}.7`, neighbourhood: `198.51.${at}.0` })

function open() {
  let time = 1_000_000_000
  let sent = 0
  const used = localLimits().usedOnce()
  const now = () => time
  const tokens = createTokens(secret, now, used)
  const spamCheck = createSpamCheck({
    tokens,
    proofs: createProofs({ secret, used, now }),
    lists,
    now,
  })
  const later = (ms: number) => (time += ms)
  /** A message as the pages' script sends it, written in some seconds. */
  const written = (answers: Answers = {}, more: Partial<SpamCheckInput> = {}): SpamCheckInput => {
    sent += 1
    const input = { renderedAt: tokens.issue() }
    later(20_000)
    const email = `v${sent}@example.com`
    return {
      input,
      answers: { emailNorm: email, ...answers },
      visitor: network(sent),
      key: `k${sent}`,
      canProve: true,
      ...more,
    }
  }
  async function reasonsOf(submission: SpamCheckInput) {
    const judgement = await spamCheck.judge(submission)
    return judgement.kind === 'judged' ? judgement.quarantine : { score: -1, reasons: ['asked'] }
  }
  return { spamCheck, written, reasonsOf, later }
}

describe('the spam check', () => {
  it('has words in both languages and points for every reason', () => {
    expect(Object.keys(points).sort()).toEqual(Object.keys(quarantineReasons).sort())
    for (const { ar, en } of Object.values(quarantineReasons))
      expect([/\p{Script=Arabic}/u.test(ar), /[a-z]/.test(en)]).toEqual([true, true])
  })

  it('lets through what a person writes', async () => {
    const { written, reasonsOf } = open()
    expect(await reasonsOf(written({ message: 'نريد موقعًا' }))).toEqual({ score: 0, reasons: [] })
  })

  it.each([
    ['trap', { reference_note: 'x' }],
    ['token.missing', { renderedAt: undefined }],
    ['token.invalid', { renderedAt: 'x' }],
  ])('holds back a message with %s at once', async (reason, input) => {
    const { written, reasonsOf } = open()
    const submission = written()
    const { score, reasons } = await reasonsOf({
      ...submission,
      input: { ...submission.input, ...input },
    })
    expect(reasons).toContain(reason)
    expect(score).toBeGreaterThanOrEqual(quarantineFrom)
  })

  it('asks what is doubtful to reckon, and lets it through after that, counted once', async () => {
    const { spamCheck, written, reasonsOf } = open()
    const submission = written({ message: 'http://a.b http://b.c' })
    const asked = await spamCheck.judge(submission)
    if (asked.kind !== 'asked') throw new Error('It was not asked')
    const proof = await prove(asked.challenge)
    const again = await reasonsOf({ ...submission, input: { ...submission.input, proof } })
    expect(again).toEqual({ score: 30, reasons: ['text.links'] })
  })

  it('holds back what is doubtful and does not reckon, or reckons wrongly', async () => {
    const { written, reasonsOf } = open()
    const doubtful = { message: 'http://a.b http://b.c' }
    const without = await reasonsOf(written(doubtful, { canProve: false }))
    expect(without.reasons).toEqual(['text.links', 'proof.missing'])
    const submission = written(doubtful)
    const wrong = await reasonsOf({
      ...submission,
      input: { ...submission.input, proof: 'a b c 1' },
    })
    expect(wrong.reasons).toEqual(['text.links', 'proof.invalid'])
    for (const { score } of [without, wrong]) expect(score).toBeGreaterThanOrEqual(quarantineFrom)
  })

  it('asks the sixth of a network within ten minutes, and the sixth of an e-mail', async () => {
    const { written, reasonsOf } = open()
    const office = { visitor: network(1) }
    for (let one = 1; one <= 5; one += 1)
      expect((await reasonsOf(written({}, office))).reasons).toEqual([])
    expect((await reasonsOf(written({}, office))).reasons).toEqual(['asked'])
    const insistent = { emailNorm: 'one@example.com' }
    for (let one = 1; one <= 5; one += 1) await reasonsOf(written(insistent))
    expect((await reasonsOf(written(insistent))).reasons).toEqual(['asked'])
  })

  it('weighs the twenty-first of a network in a day, also when they come slowly', async () => {
    const { written, reasonsOf, later } = open()
    const seen = []
    for (let one = 1; one <= 25; one += 1) {
      later(4 * 60_000)
      seen.push(...(await reasonsOf(written({}, { visitor: network(1), canProve: false }))).reasons)
    }
    expect(seen).toContain('rate.day')
    expect(seen).not.toContain('rate.neighbourhood')
  })

  it('holds back everything beyond sixty a minute in all, and refuses nothing', async () => {
    const { spamCheck, reasonsOf } = open()
    const flood = (at: number) => ({
      input: {},
      answers: { emailNorm: `f${at}@example.com` },
      visitor: network(at),
      key: `f${at}`,
      canProve: false,
    })
    for (let at = 0; at < 60; at += 1)
      expect((await reasonsOf(flood(at))).reasons).toEqual(['token.missing'])
    expect((await reasonsOf(flood(60))).reasons).toContain('rate.all')
    expect(await spamCheck.secondsToWait('contact', network(60))).toBe(0)
  })

  it('notices one text from several senders, whatever links it carries', async () => {
    const { written, reasonsOf } = open()
    const text = (at: number) =>
      `نبيع لكم أحسن البضائع بأرخص الأسعار من المصنع https://s${at}.example`
    const reasons = []
    for (let at = 1; at <= 3; at += 1)
      reasons.push((await reasonsOf(written({ message: text(at) }))).reasons)
    expect(reasons).toEqual([[], [], ['asked']])
  })
})
