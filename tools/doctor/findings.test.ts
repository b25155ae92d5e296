import { describe, expect, it } from 'vitest'
import { type Facts, findingsOf, type InStudio, type Mail, type Received } from './findings.ts'
import { report, summary } from './summary.ts'

const minute = 60_000
const now = 1_000 * minute
const received = (more: Partial<Received> = {}): Received => ({
  reference: 'a',
  receivedAt: now - 30 * minute,
  deliveredAt: now - 20 * minute,
  lastError: undefined,
  ...more,
})
const stored = (more: Partial<InStudio> = {}): InStudio => ({
  reference: 'a',
  receivedAt: now - 30 * minute,
  isTakenIn: true,
  processError: undefined,
  mails: { sent: 1, waiting: 0, failed: 0 },
  isAnswered: true,
  ...more,
})
const mail = (more: Partial<Mail> = {}): Mail => ({
  key: 'lead-receipt:1',
  state: 'waiting',
  dueAt: now - minute,
  lastError: undefined,
  ...more,
})
const facts = (more: Partial<Facts> = {}): Facts => ({
  inbox: [received()],
  studio: { submissions: [stored()], mails: [] },
  freeBytes: 9e9,
  now,
  ...more,
})
const found = (more: Partial<Facts>) =>
  findingsOf(facts(more)).map(({ weight, references }) => [weight, ...references])
const inStudio = (submissions: InStudio[], mails: Mail[] = []) => ({
  studio: { submissions, mails },
})

describe('the doctor', () => {
  it('says nothing of what is well', () => {
    expect(found({})).toEqual([])
    expect(summary(facts(), [], true)).toContain('received = stored = mailed = answered')
  })

  it('names what is lost, and not what was delivered while it looked', () => {
    expect(found(inStudio([]))).toEqual([['broken', 'a']])
    const inbox = [received({ deliveredAt: now - 1 })]
    const inboxBefore = [received({ deliveredAt: undefined })]
    expect(found({ ...inStudio([]), inbox, inboxBefore })).toEqual([])
    // Delivered a moment ago, and before it looked: the studio has lost it.
    expect(found({ ...inStudio([]), inbox, inboxBefore: inbox })).toEqual([['broken', 'a']])
  })

  it('tells what is on its way from what is stuck', () => {
    const waiting = (age: number) => [
      received({ deliveredAt: undefined, receivedAt: now - age * minute, lastError: 'status 401' }),
    ]
    expect(found({ inbox: waiting(1), ...inStudio([]) })).toEqual([['waiting', 'a']])
    expect(found({ inbox: waiting(16), ...inStudio([]) })).toEqual([['broken', 'a']])
    const [finding] = findingsOf(facts({ inbox: waiting(16), ...inStudio([]) }))
    expect(finding?.sentence).toContain('status 401')
  })

  it('names what is in the studio twice, or came from another inbox', () => {
    expect(found(inStudio([stored(), stored()]))).toEqual([['broken', 'a']])
    expect(found(inStudio([stored(), stored({ reference: 'b' })]))).toEqual([['broken', 'b']])
    const old = stored({ reference: 'old', receivedAt: now - 40 * 24 * 60 * minute })
    expect(found(inStudio([stored(), old]))).toEqual([])
  })

  it('names a shared cache that does not hear, and not one that was deaf for a moment', () => {
    const edge = (age: number) => ({
      edge: { since: new Date(now - age * minute).toISOString(), reason: 'status 403' },
    })
    expect(found(edge(1))).toEqual([['waiting']])
    expect(found(edge(3))).toEqual([['broken']])
    expect(findingsOf(facts(edge(3)))[0]?.sentence).toMatch(/status 403.*EDGE_PURGE_TOKEN/)
  })

  it('misses no copy of those who were erased', () => {
    const erased = stored({ isErased: true })
    expect(found({ inbox: [], ...inStudio([erased]) })).toEqual([])
    // The site has not heard of it yet: nothing is lost either.
    expect(found(inStudio([erased]))).toEqual([])
  })

  it('names what the desk did not take, and mails that were given up or are late', () => {
    expect(found(inStudio([stored({ isTakenIn: false })]))).toEqual([['broken', 'a']])
    const mails = [mail({ state: 'failed' }), mail({ dueAt: now - 20 * minute }), mail()]
    expect(found(inStudio([stored()], mails)).map(([weight]) => weight)).toEqual([
      'broken',
      'broken',
      'waiting',
    ])
    expect(found(inStudio([stored()], [mail({ dueAt: now + minute })]))).toEqual([])
  })

  it('names backups that are too old, and one that could not be restored', () => {
    const ago = (hours: number) => new Date(now - hours * 60 * minute).toISOString()
    const done = (hours: number) => ({ id: 'x', at: ago(hours), tookMs: 1 })
    const calm = { done: { whole: done(25), inbox: done(0.5), drill: done(25) }, failed: {} }
    expect(found({ backups: calm })).toEqual([])
    expect(found({ backups: { since: ago(0.5), done: {}, failed: {} } })).toEqual([])
    const troubled = {
      done: { whole: done(27), inbox: done(1) },
      failed: {
        whole: { at: ago(1), sentence: 'It is full.' },
        drill: { at: ago(1), sentence: 'x' },
      },
    }
    const sentences = findingsOf(facts({ backups: troubled })).map(({ sentence }) => sentence)
    expect(sentences).toHaveLength(3)
    expect(sentences[0]).toContain('(It is full)')
    expect(sentences[2]).toContain('npm run restore -- --drill')
    expect(summary(facts({ backups: troubled }), [], true)).toContain('whole 27 hours')
  })

  it('says that a damaged inbox was set aside, until somebody has looked at it', () => {
    const [finding] = findingsOf(facts({ damaged: ['damaged-2026'] }))
    expect(finding?.weight).toBe('broken')
    expect(finding?.sentence).toContain('inbox/damaged-2026')
  })

  it('says what to do about the disk, the inbox and the database', () => {
    const sentences = findingsOf(facts({ freeBytes: 1e6, inbox: undefined, studio: undefined }))
    expect(sentences.map(({ weight }) => weight)).toEqual(['broken', 'broken', 'broken'])
    for (const { sentence } of sentences) expect(sentence).toMatch(/Make|Check/)
  })

  it('names files that are not there, and those that are not what they were', () => {
    const files = { named: 3, missing: ['media/a.avif'], other: ['attachments/b'], isBucket: false }
    const sentences = findingsOf(facts({ files })).map(({ sentence }) => sentence)
    expect(sentences).toHaveLength(2)
    expect(sentences[0]).toMatch(/1 file .*media\/a\.avif.*npm run restore/)
    expect(sentences[1]).toMatch(/attachments\/b.*Look at the disk/)
    expect(found({ files: { ...files, missing: [], other: [] } })).toEqual([])
  })

  it('says of what it is unsure, and is well all the same', () => {
    const around = [{ weight: 'unsure' as const, sentence: 'Look there.', references: [] }]
    const well = facts({ around })
    expect(summary(well, findingsOf(well), true)).toMatch(/\? Look there\.[\s\S]*received = stored/)
    expect(JSON.parse(report(well, findingsOf(well)))).toMatchObject({
      isWell: true,
      findings: around,
      received: 1,
      stored: 1,
      waiting: 0,
    })
  })
})
