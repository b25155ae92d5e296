import { writeFile } from 'node:fs/promises'
import { sql } from '@payloadcms/db-postgres'
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
import type { Application } from '../payload-types.ts'
import { poolOf } from '../platform/database/statements.ts'

let studio: TestStudio
let payload: Payload
let recruiter: Awaited<ReturnType<typeof deskOf>>
let processSubmission: typeof import('./process-submission.ts').processSubmission
let job: { id: string; slug: string; question: string }

beforeAll(async () => {
  studio = await openTestStudio('demo')
  payload = studio.payload
  ;({ processSubmission } = await import('./process-submission.ts'))
  recruiter = await deskOf(payload, 'recruiter')
  job = await jobWithQuestion()
  // The whole demo is written first.
}, 400_000)
afterAll(() => studio?.close())

async function jobWithQuestion() {
  const options = { collection: 'jobs', locale: 'ar', overrideAccess: true } as const
  const { docs } = await payload.find({ ...options, limit: 1 })
  const found = docs[0]
  if (!found) throw new Error('The demo has no job.')
  const questions = [
    { question: 'هل تستطيع العمل من الرياض؟', kind: 'yes-no', mustBe: 'yes', required: true },
    { question: 'ما آخر عمل تفخر به؟', kind: 'long' },
  ]
  const saved = await payload.update({
    ...options,
    id: found.id,
    data: { questions, _status: 'published' } as never,
  })
  return { id: saved.id, slug: saved.slug, question: String(saved.questions?.[0]?.id) }
}

async function apply(more: Parameters<typeof submissionOf>[0] = {}) {
  const links = ['https://a.example']
  const submission = submissionOf({
    form: 'apply',
    ...more,
    answers: { links, job: job.slug, ...more.answers },
  })
  const row = await storeSubmission(payload, submission)
  await processSubmission(payload, row)
  return madeOf(payload, 'applications', row)
}
/** Kind and text of the mails that an application sent. */
const textsOf = async (id: string) =>
  (await mailsOf(payload, id)).map(({ kind, text }) => [kind, text ?? ''] as const)

const change = (id: string, data: object) =>
  payload.update({
    collection: 'applications',
    id,
    data: data as never,
    depth: 0,
    overrideAccess: true,
  }) as unknown as Promise<Application>
const kindsOf = async (id: string) =>
  (await mailsOf(payload, id)).map(({ kind, state }) => [kind, state])

describe('an application', () => {
  it('is of its job, known by its number, and answered', async () => {
    const application = await apply()
    expect(application).toMatchObject({ job: job.id, stage: 'received', earlier: null })
    expect(await kindsOf(application.id)).toEqual([
      ['application-notice', 'waiting'],
      ['application-receipt', 'waiting'],
    ])
  })

  it('is taken also after its job has closed, and says so', async () => {
    const change = (data: object) =>
      payload.update({ collection: 'jobs', id: job.id, locale: 'ar', data, overrideAccess: true })
    const { validThrough } = await change({})
    const notes = async () => {
      const { id } = await apply()
      return (await historyOf(payload, { application: id })).map(({ note }) => note ?? '')
    }
    expect(await notes()).not.toContain('job-closed')
    await change({ validThrough: '2026-01-01T00:00:00.000Z' })
    expect(await notes()).toContain('job-closed')
    const { id } = await apply()
    for (const [kind, text] of await textsOf(id))
      expect([kind, text]).toEqual([kind, expect.stringContaining('بعد أن أُغلق باب التقدّم')])
    await change({ validThrough: validThrough ?? null })
    for (const [, text] of await textsOf((await apply()).id)) expect(text).not.toContain('تنبيه')
  })

  it('keeps the questions as they were asked, and marks the answer that does not fit', async () => {
    const questions = [
      { id: job.question, question: 'هل تستطيع العمل من الرياض؟', kind: 'yes-no', answer: 'no' },
      { id: 'gone', question: 'سؤال حُذف', kind: 'short', answer: 'جواب' },
    ] as const
    const application = await apply({ answers: { questions: [...questions] } })
    expect(application).toMatchObject({ isKnockedOut: true, stage: 'received' })
    const answers = application.answers?.map(({ question, answer, knocksOut }) => [
      question,
      answer,
      knocksOut,
    ])
    expect(answers).toEqual([
      ['هل تستطيع العمل من الرياض؟', 'no', true],
      ['سؤال حُذف', 'جواب', false],
    ])
  })

  it('is linked with an earlier one for the same job within half a year, and no other', async () => {
    const answers = { phoneE164: '+966501112233' }
    const old = new Date(Date.now() - 200 * 86_400_000).toISOString()
    await apply({ receivedAt: old, answers })
    const first = await apply({ answers })
    const second = await apply({ answers })
    const elsewhere = await apply({ answers: { ...answers, job: 'لا-وظيفة' } })
    expect([first.earlier, second.earlier, elsewhere.earlier]).toEqual([null, first.id, null])
    expect(second.person).toBe(first.person)
  })

  it('tells an applicant of their earlier one by mail, and nobody else with their number', async () => {
    const receipt = async (id: string) =>
      (await mailsOf(payload, id)).find(({ kind }) => kind === 'application-receipt')?.text
    const answers = {
      phoneE164: '+966509998887',
      email: 'n@example.com',
      emailNorm: 'n@example.com',
    }
    const first = await apply({ answers })
    const again = await apply({ answers })
    const stranger = await apply({ answers: { phoneE164: answers.phoneE164 } })
    expect(await receipt(first.id)).not.toContain('طلبٌ سابق')
    expect(await receipt(again.id)).toContain(first.reference)
    expect(stranger.earlier).toBe(again.id)
    expect(await receipt(stranger.id)).not.toContain('طلبٌ سابق')
    // Whoever recruits is told of each.
    const notice = new Map(await textsOf(stranger.id)).get('application-notice')
    expect(notice).toContain(`${again.reference} (وصل)`)
  })

  it('waits in the tray without a mail when the site was in doubt', async () => {
    const application = await apply({ quarantine: { score: 70, reasons: ['trap'] } })
    expect([application.stage, application.person]).toEqual(['spam', null])
    expect(await kindsOf(application.id)).toEqual([])
    const answer = await recruiter.ask(`applications/${application.id}/release`, 'POST')
    expect(answer.status).toBe(200)
    expect((await kindsOf(application.id)).map(([kind]) => kind)).toEqual([
      'application-notice',
      'application-receipt',
    ])
  })
})

describe('a stage', () => {
  it('cannot be jumped to, and needs its reason', async () => {
    const { id } = await apply()
    const jumped = await recruiter.ask(`applications/${id}`, 'PATCH', { stage: 'hired' })
    expect(jumped.status).toBe(400)
    expect(await jumped.text()).toContain('لا يُنقل من «وصل» إلى «انضمّ إلينا» مباشرة')
    const bare = await recruiter.ask(`applications/${id}`, 'PATCH', { stage: 'rejected' })
    expect(await bare.text()).toContain('اذكر سبب الاعتذار')
  })

  it('is changed for many at once', async () => {
    const some = await Promise.all([apply(), apply()])
    const ids = some.map(({ id }) => `where[id][in][]=${id}`).join('&')
    const answer = await recruiter.ask(`applications?${ids}`, 'PATCH', { stage: 'screening' })
    expect(((await answer.json()) as { docs: unknown[] }).docs).toHaveLength(2)
    for (const { id } of some)
      expect((await kindsOf(id)).map(([kind]) => kind)).toContain('application-stage')
  })

  const told = async (id: string) =>
    (await mailsOf(payload, id)).filter(({ kind }) => kind === 'application-stage')
  const sendNow = (id: string) =>
    poolOf(payload).execute(
      sql`update outbox set state = 'sent' where about_id = ${id} and kind = 'application-stage'`,
    )

  it('that lies behind them is no news for the applicant', async () => {
    const { id } = await apply()
    for (const stage of ['interview', 'assessment']) await change(id, { stage })
    await sendNow(id)
    for (const stage of ['interview', 'screening', 'assessment']) await change(id, { stage })
    const words = (await told(id)).map(({ text }) => /فرز|اختبار/.exec(text ?? '')?.[0])
    expect(words).toEqual(['اختبار', 'اختبار'])
  })

  it('chosen by mistake is taken back before anybody reads of it', async () => {
    const { id } = await apply()
    const moved = await change(id, { stage: 'screening' })
    const [waiting] = await told(id)
    const minutes = (Date.parse(waiting?.nextAt ?? '') - Date.parse(moved.updatedAt)) / 60_000
    expect(Math.round(minutes)).toBe(5)
    await change(id, { stage: 'received' })
    expect(await told(id)).toEqual([])
    for (const stage of ['screening', 'assessment']) await change(id, { stage })
    expect((await told(id)).map(({ text }) => /فرز|اختبار/.exec(text ?? '')?.[0])).toEqual([
      'اختبار',
    ])
  })

  it('of rejection writes after a day, unless it is called back', async () => {
    const { id } = await apply()
    const rejected = await change(id, { stage: 'rejected', rejectionReason: 'skills' })
    const wait = Date.parse(rejected.rejectionMailAt ?? '') - Date.parse(rejected.updatedAt)
    expect(Math.round(wait / 3_600_000)).toBe(24)
    const mail = (await mailsOf(payload, id)).find(({ kind }) => kind === 'application-rejection')
    expect(mail).toMatchObject({ state: 'waiting', nextAt: rejected.rejectionMailAt })
    const stop = () => recruiter.ask(`applications/${id}/cancel-rejection`, 'POST')
    expect((await stop()).status).toBe(200)
    expect(await kindsOf(id)).toContainEqual(['application-rejection', 'cancelled'])
    expect((await stop()).status).toBe(409)
    const history = await historyOf(payload, { application: id })
    expect(history.at(-1)).toMatchObject({ type: 'mail', to: 'rejection-cancelled' })
  })

  it('of rejection that is taken back takes its mail back, and a new one writes anew', async () => {
    const { id } = await apply()
    await change(id, { stage: 'rejected', rejectionReason: 'salary' })
    const again = await change(id, { stage: 'screening' })
    expect([again.rejectionReason, again.rejectionMailAt]).toEqual([null, null])
    await change(id, { stage: 'rejected', rejectionReason: 'filled' })
    const states = (await kindsOf(id))
      .filter(([kind]) => kind === 'application-rejection')
      .map(([, state]) => state)
    expect(states.sort()).toEqual(['cancelled', 'waiting'])
    expect((await kindsOf(id)).map(([kind]) => kind)).not.toContain('application-stage')
  })
})

describe('an interview', () => {
  const at = new Date(Date.now() + 5 * 86_400_000).toISOString()
  const invitations = async (id: string) =>
    (await mailsOf(payload, id))
      .filter(({ kind }) => kind === 'interview-invitation')
      .map(({ calendar }) => String(calendar))
      .sort((one, other) => sequenceOf(one) - sequenceOf(other))
  const sequenceOf = (calendar: string) => Number(/SEQUENCE:(\d+)/.exec(calendar)?.[1])

  it('is an invitation once it has a time, another one when it moves, and none when nothing changed', async () => {
    const { id } = await apply()
    await change(id, { stage: 'interview', interview: { at, minutes: 30, where: 'مقرّ الرياض' } })
    await change(id, { rating: 4 })
    await change(id, { interview: { at, minutes: 60, where: 'https://meet.example/x' } })
    const sent = await invitations(id)
    expect(sent.map(sequenceOf)).toEqual([0, 1])
    expect(sent[0]).toContain('METHOD:REQUEST')
    expect(sent[1]).toContain('URL:https://meet.example/x')
  })

  it('is called off when the applicant leaves', async () => {
    const { id } = await apply()
    await change(id, { stage: 'interview', interview: { at, minutes: 30, where: 'مقرّ الرياض' } })
    await change(id, { stage: 'withdrawn' })
    const sent = await invitations(id)
    expect(sent).toHaveLength(2)
    expect(sent[1]).toContain('METHOD:CANCEL')
  })
})

describe('a CV', () => {
  it('is fetched under an address of its own, by recruiters, under its Arabic name', async () => {
    const submission = submissionOf({ form: 'apply' })
    const attachment = { name: 'السيرة الذاتيّة.pdf', type: 'pdf', size: 4, sha256: 'a'.repeat(64) }
    const works = { ...attachment, question: 'works', name: 'معرض أعمالي.pdf' }
    const questions = [
      { id: 'works', question: 'معرض أعمالك', kind: 'file', answer: works.name },
      { id: 'lost', question: 'رسالة', kind: 'file', answer: 'رسالة.pdf' },
    ]
    const answers = { ...submission.answers, questions }
    const sent = { ...submission, answers, attachment, files: [works] }
    const row = await storeSubmission(payload, sent as never)
    const { mkdir } = await import('node:fs/promises')
    const { dirname, join } = await import('node:path')
    const pathOfAttachment = (name: string) => join(studio.dataDir, 'attachments', name)
    const path = pathOfAttachment('cafe')
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, '%PDF')
    await writeFile(pathOfAttachment('babe'), '%PDF works')
    await payload.db.updateOne({
      collection: 'submissions',
      id: row,
      data: {
        attachmentFile: 'cafe',
        files: [{ question: 'works', name: works.name, file: 'babe' }],
      },
      req: {} as never,
    })
    await processSubmission(payload, row)
    const { id } = await madeOf(payload, 'applications', row)
    const sales = await deskOf(payload, 'sales')
    expect((await sales.ask(`applications/${id}/cv`)).status).toBe(404)
    const link = await recruiter.ask(`applications/${id}/cv`)
    expect(link.status).toBe(303)
    const file = await recruiter.ask((link.headers.get('location') ?? '').replace('/api/', ''))
    expect(await file.text()).toBe('%PDF')
    expect(file.headers.get('content-disposition')).toContain(encodeURIComponent('السيرة'))
    expect((await recruiter.ask('applications/cv/x.y.z')).status).toBe(404)

    expect((await sales.ask(`applications/${id}/files/works`)).status).toBe(404)
    expect((await recruiter.ask(`applications/${id}/files/lost`)).status).toBe(404)
    const own = (await recruiter.ask(`applications/${id}/files/works`)).headers.get('location')
    const answered = await recruiter.ask((own ?? '').replace('/api/', ''))
    expect(await answered.text()).toBe('%PDF works')
    expect(answered.headers.get('content-disposition')).toContain(encodeURIComponent('معرض'))
  })
})
