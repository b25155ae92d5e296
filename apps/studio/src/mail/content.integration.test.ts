import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestStudio, type TestStudio } from '../../test/open-test-studio.ts'

let studio: TestStudio
let payload: Payload
let req: PayloadRequest

beforeAll(async () => {
  studio = await openTestStudio('demo')
  payload = studio.payload
  req = await createLocalReq({}, payload)
})
afterAll(() => studio?.close())

async function tell(collection: 'branches' | 'services' | 'campaigns', id: string, email: string) {
  await payload.update({
    collection,
    id,
    locale: 'ar',
    data: { recipients: [{ email }], _status: 'published' } as never,
  })
}

describe('the recipients of a notice', () => {
  it('are the campaign’s own, else those of branch and service, else the agency itself', async () => {
    const { leadRecipients } = await import('./recipients.ts')
    const general = await payload.findGlobal({ slug: 'general' })
    expect(await leadRecipients(req, { branch: 'riyadh', service: 'web-applications' })).toEqual([
      general.contacts?.email,
    ])
    const [branch] = (await payload.find({ collection: 'branches', sort: 'order' })).docs
    const where = { key: { equals: 'web-applications' } } as const
    const [service] = (await payload.find({ collection: 'services', where })).docs
    const [campaign] = (await payload.find({ collection: 'campaigns' })).docs
    await tell('branches', branch?.id ?? '', 'branch@birkar.example')
    await tell('services', service?.id ?? '', 'web@birkar.example')
    const about = { branch: branch?.key ?? '', service: 'web-applications' }
    expect(await leadRecipients(req, about)).toEqual([
      'branch@birkar.example',
      'web@birkar.example',
    ])
    await tell('campaigns', campaign?.id ?? '', 'launch@birkar.example')
    const all = { ...about, campaign: campaign?.slug ?? '' }
    expect(await leadRecipients(req, all)).toEqual(['launch@birkar.example'])
  })

  it('are never told to the public', async () => {
    for (const path of ['branches', 'services', 'campaigns/default'])
      expect(await (await studio.ask(path)).text(), path).not.toMatch(
        /(?:branch|web|launch)@birkar\.example|recipients/,
      )
  })
})

describe('a mail', () => {
  async function receipt(locale: 'ar' | 'en') {
    const { queueMail } = await import('./queue-mail.ts')
    const key = `content:${crypto.randomUUID()}`
    const values = { name: 'Ali', reference: '7k2q9m4x', service: 'web-applications', message: 'x' }
    await queueMail(req, { key, template: 'lead-receipt', locale, to: 'ali@example.com', values })
    const { docs } = await payload.find({ collection: 'outbox', where: { key: { equals: key } } })
    return docs[0]
  }

  async function serviceName(locale: 'ar' | 'en') {
    const where = { key: { equals: 'web-applications' } } as const
    return (await payload.find({ collection: 'services', where, locale })).docs[0]?.name
  }

  it('names agency, service, branch and telephone in its own language', async () => {
    const [arabic, english] = [await receipt('ar'), await receipt('en')]
    expect(arabic?.subject).toContain('وصلتنا رسالتك')
    expect(arabic?.text).toContain(`الخدمة: \u2068${await serviceName('ar')}\u2069`)
    expect(english?.text).toContain(`Service: \u2068${await serviceName('en')}\u2069`)
    for (const mail of [arabic, english]) {
      expect(mail?.text).toMatch(/\u2066\+9[\d ]+\u2069/)
      expect(mail?.html).toMatch(
        /<img src="http:\/\/localhost:3000\/media\/[^"]+\.png"[^>]+alt="[^"]+"/,
      )
      expect(mail?.headers).toMatchObject({ 'Auto-Submitted': 'auto-replied' })
    }
    expect(english?.html).toContain('<html dir="ltr" lang="en"')
  })
})
