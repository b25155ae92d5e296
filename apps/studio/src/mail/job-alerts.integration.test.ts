import { addDays, agencyTimeZone, dayIn } from '@wajiha/contract/zoned-time'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestStudio, type TestStudio } from '../../test/open-test-studio.ts'

let studio: TestStudio
let payload: Payload

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
})
afterAll(() => studio?.close())

const access = { overrideAccess: true } as const

/** Somebody who asked for something on a page, and confirmed it unless told otherwise. */
async function subscribe(email: string, formKey: string, state = 'confirmed', locale = 'ar') {
  const { receiveSubscription } = await import('./subscribe.ts')
  const id = crypto.randomUUID()
  const sent = {
    id,
    idempotencyKey: `d:${id}`,
    reference: 'ref00001',
    form: 'subscribe',
    formKey,
    receivedAt: new Date().toISOString(),
    locale,
    answers: { email, emailNorm: email },
    touches: [],
    quarantine: { score: 0, reasons: [] },
  }
  await receiveSubscription(await createLocalReq({}, payload), sent as never)
  const where = { emailNorm: { equals: email } }
  await payload.update({ ...access, collection: 'subscribers', where, data: { state } as never })
}

async function makeJob(title: string, validThrough?: string) {
  const department =
    (await payload.find({ ...access, collection: 'departments', limit: 1 })).docs[0] ??
    (await payload.create({
      ...access,
      collection: 'departments',
      data: { name: 'التصميم', key: 'design' } as never,
    }))
  return payload.create({
    ...access,
    collection: 'jobs',
    locale: 'ar',
    draft: true,
    data: {
      title,
      summary: 'ملخّصها',
      slug: title.replaceAll(' ', '-'),
      workMode: 'remote',
      department: department.id,
      applicantCountries: ['SA'],
      employmentTypes: ['FULL_TIME'],
      datePosted: new Date().toISOString(),
      validThrough,
      description: words('نبحث عمّن يكتب ويقيس ما يكتبه، ويقول لا مبكّرًا حين يلزم. '.repeat(20)),
    } as never,
  })
}

const words = (text: string) => ({
  root: {
    type: 'root',
    direction: null,
    format: '',
    indent: 0,
    version: 1,
    children: [
      {
        type: 'paragraph',
        direction: null,
        format: '',
        indent: 0,
        version: 1,
        children: [{ type: 'text', text, version: 1, format: 0, mode: 'normal', style: '' }],
      },
    ],
  },
})

const publish = (id: string, data: object = {}) =>
  payload.update({
    ...access,
    collection: 'jobs' as const,
    id,
    locale: 'ar' as const,
    data: { ...data, _status: 'published' } as never,
  })

async function alertsOf(id: string) {
  const where = { key: { like: `job-alert:${id}` } }
  return (await payload.find({ ...access, collection: 'outbox', where, sort: 'to' })).docs
}

describe('a job that is published', () => {
  it('is told once to those who confirmed and asked for jobs, in their language', async () => {
    await subscribe('jobs@example.com', 'job-alerts')
    await subscribe('letter@example.com', 'subscribe')
    await subscribe('unsure@example.com', 'job-alerts', 'pending')
    await subscribe('gone@example.com', 'job-alerts', 'unsubscribed')
    await subscribe('english@example.com', 'job-alerts', 'confirmed', 'en')
    const { id } = await makeJob('كاتبة محتوى')
    expect(await alertsOf(id)).toEqual([])
    await publish(id)
    await publish(id, { summary: 'ملخّصٌ آخر' })
    const alerts = await alertsOf(id)
    expect(alerts.map(({ to }) => to)).toEqual(['jobs@example.com'])
    expect(alerts[0]).toMatchObject({ kind: 'job-alert', locale: 'ar' })
    expect(alerts[0]?.subject).toContain('كاتبة محتوى')
    expect(alerts[0]?.text).toContain('/join-us/')
    expect(JSON.stringify(alerts[0]?.headers)).toContain('List-Unsubscribe')
  })

  it('is not told when its last day is over', async () => {
    await subscribe('late@example.com', 'job-alerts')
    const yesterday = addDays(dayIn(Date.now(), agencyTimeZone), -1)
    const { id } = await makeJob('وظيفة فاتت', `${yesterday}T23:00:00.000Z`)
    await publish(id)
    expect(await alertsOf(id)).toEqual([])
  })
})
