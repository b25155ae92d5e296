import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rich } from '../../../test/documents.ts'
import { openTestStudio, type TestStudio } from '../../../test/open-test-studio.ts'

let studio: TestStudio
let payload: Payload

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
})
afterAll(() => studio?.close())

const hours = (count: number) => new Date(Date.now() + count * 3_600_000)

async function feed(after = 0) {
  const { data } = await (await studio.ask(`changes?after=${after}&hold=0`)).json()
  return data as { last: number; changes: { tags: string[] }[] }
}

describe('a moment that passes', () => {
  it('is told once when a campaign begins', async () => {
    const { announceDue } = await import('./calendar.ts')
    const campaign = await payload.create({
      collection: 'campaigns',
      locale: 'ar',
      overrideAccess: true,
      data: {
        promise: 'نقطةٌ فكشيدة',
        lead: 'من هنا نبدأ.',
        slug: 'launch',
        paper: 'sama',
        formTitle: 'اكتب لنا',
        startsAt: hours(1).toISOString(),
        questions: [{ question: 'متى؟', answer: rich('غدًا.') }],
        _status: 'published',
      },
    })
    const { last } = await feed()
    await announceDue(payload, hours(0.5))
    expect((await feed(last)).changes).toEqual([])
    await announceDue(payload, hours(1.5))
    const [change] = (await feed(last)).changes
    expect(change?.tags).toEqual(expect.arrayContaining(['campaigns', `campaign:${campaign.id}`]))
  })

  it('is told when the notice above the site begins and when it ends', async () => {
    const { announceDue } = await import('./calendar.ts')
    const announcement = { startsAt: hours(30).toISOString(), endsAt: hours(31).toISOString() }
    const open = { overrideAccess: true, locale: 'ar' } as const
    await payload.updateGlobal({ slug: 'general', data: { announcement }, draft: true, ...open })
    await payload.db.updateGlobal({ slug: 'general', data: { announcement } })
    for (const at of [30.5, 31.5]) {
      const { last } = await feed()
      await announceDue(payload, hours(at))
      const tags = (await feed(last)).changes.flatMap((change) => change.tags)
      expect(tags).toContain('general')
    }
  })
})
