import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { deskOf } from '../../test/desk-help.ts'
import { openTestStudio, type TestStudio } from '../../test/open-test-studio.ts'
import { makeWebhook } from '../../test/webhook-help.ts'

let studio: TestStudio
let payload: Payload

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
})
afterAll(() => studio?.close())
afterEach(() => vi.unstubAllEnvs())

const url = 'https://93.184.215.14/hook'
const webhook = { name: 'CRM', url, events: ['lead.created'] }

describe('webhooks', () => {
  it.each(['sales', 'recruiter', 'editor', 'holder'] as const)(
    'are no business of %s',
    async (role) => {
      const { ask } = await deskOf(payload, role)
      const { id } = await makeWebhook(payload, url, ['lead.created'])
      const statuses = [
        (await ask('webhooks', 'POST', webhook)).status,
        (await ask(`webhooks/${id}`, 'PATCH', { name: 'x' })).status,
        (await ask(`webhooks/${id}`, 'DELETE')).status,
        (await ask('webhooks')).status,
        (await ask('webhook-deliveries')).status,
        (await ask('webhook-deliveries/replay', 'POST', {})).status,
      ]
      expect(statuses).toEqual(statuses.map(() => 403))
      expect((await ask(`webhooks/${id}/secret`, 'POST')).status).toBe(404)
    },
  )

  it('show an administrator each secret once, and never in a document', async () => {
    const { ask } = await deskOf(payload, 'admin')
    const made = await ask('webhooks', 'POST', { ...webhook, secret: 'mine' })
    expect(made.status).toBe(201)
    const { doc } = await made.json()
    const first = (await (await ask(`webhooks/${doc.id}/secret`, 'POST')).json()).secret
    expect(first).toMatch(/^whsec_[\w+/]{43}=$/)
    const read = JSON.stringify(await (await ask(`webhooks/${doc.id}`)).json())
    expect(JSON.stringify(doc) + read).not.toMatch(/whsec_|"secret"/)
    const kept = await payload.findByID({
      collection: 'webhooks',
      id: doc.id,
      overrideAccess: true,
    })
    expect(kept.secret).not.toContain(first)
    const second = (await (await ask(`webhooks/${doc.id}/secret`, 'POST')).json()).secret
    expect(second).not.toBe(first)
    const renewed = await payload.findByID({
      collection: 'webhooks',
      id: doc.id,
      overrideAccess: true,
    })
    expect(payload.decrypt(renewed.secret ?? '')).toBe(second)
  })

  it('take their deliveries along when they are deleted', async () => {
    const { ask } = await deskOf(payload, 'admin')
    const { id } = await makeWebhook(payload, url, ['lead.created'])
    await payload.create({
      collection: 'webhook-deliveries',
      data: { event: 'lead.created', webhook: id, state: 'waiting', key: id },
      overrideAccess: true,
    })
    expect((await ask(`webhooks/${id}`, 'DELETE')).status).toBe(200)
    const { totalDocs } = await payload.count({
      collection: 'webhook-deliveries',
      where: { key: { equals: id } },
      overrideAccess: true,
    })
    expect(totalDocs).toBe(0)
  })
})

describe('an address', () => {
  it.each([
    'http://93.184.215.14/',
    'https://10.0.0.1/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[fd00::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://0x0a000001/',
    'https://167772161/',
    'https://user:pass@93.184.215.14/',
    'ftp://93.184.215.14/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'nonsense',
  ])('%s is refused where it is saved, in words', async (bad) => {
    const { ask } = await deskOf(payload, 'admin')
    const answer = await ask('webhooks', 'POST', { ...webhook, url: bad })
    expect(answer.status).toBe(400)
    expect(JSON.stringify(await answer.json())).toMatch(/[\u0600-\u06ff]/)
  })

  it('on this machine is for those who develop, and refused in production', async () => {
    const { mistakeIn } = await import('./check-url.ts')
    for (const local of ['http://127.0.0.1:9/', 'http://localhost:9/', 'https://[::1]/']) {
      expect(await mistakeIn(local), local).toBeUndefined()
      vi.stubEnv('NODE_ENV', 'production')
      expect(await mistakeIn(local), local).toBeDefined()
      vi.unstubAllEnvs()
    }
  })

  it('that leads into a private network by then is not connected to', async () => {
    const { postWebhook } = await import('./post.ts')
    vi.stubEnv('NODE_ENV', 'production')
    for (const local of ['http://127.0.0.1:9/', 'http://localhost:9/', 'https://10.1.2.3/'])
      expect(await postWebhook(local, '{}', {}), local).toEqual({
        ok: false,
        reason: 'address_private',
      })
  })
})
