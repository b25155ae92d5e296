import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  deskOf,
  historyOf,
  madeOf,
  mailsOf,
  storeSubmission,
  submissionOf,
} from '../../test/desk-help.ts'
import { openTestStudio, type TestStudio } from '../../test/open-test-studio.ts'
import type { Lead } from '../payload-types.ts'

let studio: TestStudio
let payload: Payload
let sales: Awaited<ReturnType<typeof deskOf>>
let processSubmission: typeof import('./process-submission.ts').processSubmission

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
  ;({ processSubmission } = await import('./process-submission.ts'))
  sales = await deskOf(payload, 'sales')
})
afterAll(() => studio?.close())

async function lead(more: Parameters<typeof submissionOf>[0] = {}) {
  const row = await storeSubmission(payload, submissionOf(more))
  await processSubmission(payload, row)
  return madeOf(payload, 'leads', row)
}
const change = (id: string, data: Partial<Lead>) =>
  payload.update({ collection: 'leads', id, data: data as object, depth: 0, overrideAccess: true })
const read = (id: string) =>
  payload.findByID({ collection: 'leads', id, depth: 0, overrideAccess: true })
const patch = (id: string, data: object, language = 'ar') =>
  sales.ask(`leads/${id}`, 'PATCH', data, language)
const spam = { quarantine: { score: 90, reasons: ['trap'] } }

describe('a lead', () => {
  it('goes from the first message to an agreement, and each step is written down', async () => {
    const { id } = await lead()
    for (const data of [
      { stage: 'contacted' },
      { stage: 'qualified', nextAction: 'اتّصال ثانٍ', nextActionAt: '2026-12-01T09:00:00.000Z' },
      { stage: 'proposal', owner: sales.user.id },
      { stage: 'won', value: 42_000 },
    ])
      expect((await patch(id, data)).status).toBe(200)
    const won = await read(id)
    expect(won).toMatchObject({ stage: 'won', value: 42_000, currency: 'SAR' })
    expect(won.firstResponseAt).toBeTruthy()
    const history = await historyOf(payload, { lead: id })
    expect(history.map(({ type, from, to }) => [type, from, to])).toEqual([
      ['received', null, 'new'],
      ['stage', 'new', 'contacted'],
      ['stage', 'contacted', 'qualified'],
      ['next-action', null, 'اتّصال ثانٍ · 2026-12-01T09:00'],
      ['stage', 'qualified', 'proposal'],
      ['owner', null, sales.user.name],
      ['stage', 'proposal', 'won'],
      ['value', null, '42000 · SAR'],
    ])
    for (const { actor, actorName } of history.slice(1))
      expect([actor, actorName]).toEqual([sales.user.id, sales.user.name])
  })

  it('keeps the moment of its first answer', async () => {
    const { id } = await lead()
    const first = (await change(id, { stage: 'contacted' })).firstResponseAt
    expect((await change(id, { stage: 'qualified' })).firstResponseAt).toBe(first)
  })

  it('is not answered by being given up, and stays answered where it was', async () => {
    const lost = { stage: 'lost', lostReason: 'no-fit' } as const
    const [unread, heard] = [await lead(), await lead()]
    expect((await change(unread.id, lost)).firstResponseAt).toBeNull()
    expect((await change(unread.id, { stage: 'contacted' })).firstResponseAt).toBeTruthy()
    const { firstResponseAt } = await change(heard.id, { stage: 'contacted' })
    expect((await change(heard.id, lost)).firstResponseAt).toBe(firstResponseAt)
  })

  it('needs a value when won and a reason when lost', async () => {
    const { id } = await lead()
    await change(id, { stage: 'qualified' })
    const won = await patch(id, { stage: 'won' })
    expect(won.status).toBe(400)
    expect(await won.text()).toContain('اكتب قيمة الاتّفاق')
    const lost = await patch(id, { stage: 'lost' }, 'en')
    expect(await lost.text()).toContain('Say why it was lost')
    expect((await patch(id, { stage: 'lost', lostReason: 'price' })).status).toBe(200)
    expect((await change(id, { stage: 'contacted' })).lostReason).toBeNull()
  })

  it('cannot jump, whichever way it is asked, and says so in both languages', async () => {
    const { id } = await lead()
    const arabic = await patch(id, { stage: 'won', value: 1 })
    expect(await arabic.text()).toContain('لا يُنقل من «جديد» إلى «تمّ الاتّفاق» مباشرة')
    const english = await patch(id, { stage: 'won', value: 1 }, 'en')
    expect(await english.text()).toContain('It does not go from “New” straight to “Won”')
    await expect(change(id, { stage: 'won', value: 1 })).rejects.toThrow()
    const many = await payload.update({
      collection: 'leads',
      where: { id: { equals: id } },
      data: { stage: 'proposal' },
      overrideAccess: true,
    })
    expect([many.docs, many.errors]).toMatchObject([[], [{ id }]])
    expect((await read(id)).stage).toBe('new')
    expect(await historyOf(payload, { lead: id })).toHaveLength(1)
  })

  it('moves many at once, and those that may not stay where they are', async () => {
    const leads = await Promise.all([lead(), lead(), lead()])
    await change(leads[2]?.id ?? '', { stage: 'lost', lostReason: 'price' })
    const ids = leads.map(({ id }) => `where[id][in][]=${id}`).join('&')
    const answer = await sales.ask(`leads?${ids}`, 'PATCH', { stage: 'duplicate' })
    const { docs, errors } = (await answer.json()) as { docs: unknown[]; errors: unknown[] }
    expect([docs.length, errors.length]).toEqual([2, 1])
  })

  it('moved by two at once is moved by one, and the other is told', async () => {
    const { id } = await lead()
    const asked = ['contacted', 'qualified', 'duplicate'] as const
    const answers = await Promise.allSettled(asked.map((stage) => change(id, { stage })))
    const done = answers.filter(({ status }) => status === 'fulfilled')
    const moves = (await historyOf(payload, { lead: id })).filter(({ type }) => type === 'stage')
    expect(moves).toHaveLength(done.length)
    expect(done.length).toBeGreaterThan(0)
    // Each move began where the one before it ended.
    const path = moves.map(({ from, to }) => [from, to])
    expect(path[0]?.[0]).toBe('new')
    for (const [index, [from]] of path.slice(1).entries()) expect(from).toBe(path[index]?.[1])
    expect((await read(id)).stage).toBe(path.at(-1)?.[1])
  })

  it('has facts that nobody changes', async () => {
    const { id, number, dueAt } = await lead()
    const facts = { number: 9, dueAt: '2030-01-01T00:00:00.000Z', reference: 'x', person: null }
    expect(
      (await patch(id, { ...facts, message: 'غيره', attribution: { channel: 'email' } })).status,
    ).toBe(200)
    const now = await read(id)
    expect(now).toMatchObject({ number, dueAt, message: 'نريد موقعًا جديدًا' })
    expect(now.attribution?.channel).toBe('direct')
  })

  it('has an address that can be corrected and is compared like any other', async () => {
    const { id } = await lead()
    expect((await patch(id, { email: 'لا بريد' })).status).toBe(400)
    await patch(id, { email: 'New@Example.com', phoneE164: '٠٥٠١٢٣٤٥٩٩' })
    expect(await read(id)).toMatchObject({
      emailNorm: 'new@example.com',
      phoneE164: '+966501234599',
    })
    const types = (await historyOf(payload, { lead: id })).map(({ type }) => type)
    expect(types).toEqual(['received', 'corrected', 'corrected'])
  })

  it('goes to the bin and comes back, both written down', async () => {
    const { id } = await lead()
    await change(id, { deletedAt: new Date().toISOString() })
    await payload.update({
      collection: 'leads',
      id,
      data: { deletedAt: null },
      trash: true,
      overrideAccess: true,
    })
    const types = (await historyOf(payload, { lead: id })).map(({ type }) => type)
    expect(types).toEqual(['received', 'deleted', 'restored'])
  })
})

describe('the history', () => {
  it('takes notes, and nothing out', async () => {
    const { id } = await lead()
    expect((await sales.ask(`leads/${id}/notes`, 'POST', { note: ' ' })).status).toBe(400)
    expect((await sales.ask(`leads/${id}/notes`, 'POST', { note: 'اتّصلتُ به' })).status).toBe(201)
    const [, note] = await historyOf(payload, { lead: id })
    expect(note).toMatchObject({ type: 'note', note: 'اتّصلتُ به', actorName: sales.user.name })
    const one = `activities/${note?.id}`
    for (const method of ['PATCH', 'DELETE'])
      expect((await sales.ask(one, method, { note: 'x' })).status).toBe(403)
    await expect(
      payload.update({
        collection: 'activities',
        id: note?.id ?? '',
        data: { note: 'x' },
        overrideAccess: true,
      }),
    ).rejects.toThrow('السجلّ يُزاد عليه ولا يُغيَّر')
  })
})

describe('the tray', () => {
  it('holds what is doubtful without a person and without a mail, until one click', async () => {
    const doubtful = await lead(spam)
    expect(doubtful).toMatchObject({ stage: 'spam', person: null, spamReasons: ['trap'] })
    expect(await mailsOf(payload, doubtful.id)).toEqual([])
    expect((await sales.ask(`leads/${doubtful.id}/release`, 'POST')).status).toBe(200)
    const released = await read(doubtful.id)
    expect(released.stage).toBe('new')
    expect(released.person).toBeTruthy()
    const kinds = (await mailsOf(payload, doubtful.id)).map(({ kind }) => kind)
    expect(kinds).toContain('lead-receipt')
    // Once more there and back: nobody is written to twice.
    await sales.ask(`leads/${doubtful.id}/spam`, 'POST')
    await sales.ask(`leads/${doubtful.id}/release`, 'POST')
    expect(await mailsOf(payload, doubtful.id)).toHaveLength(kinds.length)
    const moves = await historyOf(payload, { lead: doubtful.id })
    expect(moves.map(({ to }) => to)).toEqual(['spam', 'new', 'spam', 'new'])
  })

  it('holds a wish for the newsletter too, and asks nobody until it is released', async () => {
    const submission = submissionOf({ form: 'subscribe', ...spam })
    const row = await storeSubmission(payload, submission)
    await processSubmission(payload, row)
    const where = { email: { equals: submission.answers.email } }
    const count = async () =>
      (await payload.count({ collection: 'subscribers', where, overrideAccess: true })).totalDocs
    expect(await count()).toBe(0)
    expect((await sales.ask(`submissions/${row}/release`, 'POST')).status).toBe(200)
    expect(await count()).toBe(1)
    expect((await sales.ask(`submissions/${row}/release`, 'POST')).status).toBe(409)
  })

  it('takes what turns out to be spam, but not what was answered', async () => {
    const { id } = await lead()
    expect((await sales.ask(`leads/${id}/spam`, 'POST')).status).toBe(200)
    const other = await lead()
    await change(other.id, { stage: 'qualified' })
    expect((await sales.ask(`leads/${other.id}/spam`, 'POST')).status).toBe(400)
  })
})

describe('a test message', () => {
  it('goes the whole way, for those who work with leads', async () => {
    const answer = await sales.ask('leads/test-submission', 'POST')
    expect(answer.status).toBe(201)
    const { id } = (await answer.json()) as { id: string }
    expect(await read(id)).toMatchObject({ name: 'رسالة تجربة', stage: 'new' })
    const recruiter = await deskOf(payload, 'recruiter')
    expect((await recruiter.ask('leads/test-submission', 'POST')).status).toBe(403)
  })
})
