import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openNoticeStudio } from '../../test/notice-help.ts'
import { startPushService } from '../../test/push-service.ts'

let studio: Awaited<ReturnType<typeof openNoticeStudio>>
let service: Awaited<ReturnType<typeof startPushService>>
let sendDuePushes: typeof import('./send-push.ts').sendDuePushes
let poolOf: typeof import('../platform/database/statements.ts').poolOf

beforeAll(async () => {
  studio = await openNoticeStudio()
  service = await startPushService()
  ;({ sendDuePushes } = await import('./send-push.ts'))
  ;({ poolOf } = await import('../platform/database/statements.ts'))
})
afterAll(async () => {
  await service?.close()
  await studio?.close()
})

type Desk = Awaited<ReturnType<typeof studio.person>>
const send = (minutes = 0) =>
  sendDuePushes({
    payload: studio.payload,
    now: () => new Date(Date.now() + minutes * 60_000),
  })

/** A browser in which this person pressed the switch. */
async function switchedOn({ ask }: Desk) {
  const browser = service.browser()
  const answer = await ask('push/devices', 'POST', browser.subscription)
  expect(answer.status).toBe(201)
  const { id } = (await answer.json()) as { id: string }
  return { ...browser, id }
}
const devicesOf = async ({ ask }: Desk) =>
  ((await (await ask('push-devices?depth=0')).json()) as { docs: { id: string }[] }).docs

describe('a new lead', () => {
  it('shows its number, and nothing of anybody, on each device that was switched on', async () => {
    const omar = await studio.person('sales', { language: 'en' })
    const sara = await studio.person('owner', { language: 'ar' })
    const [english, arabic] = [await switchedOn(omar), await switchedOn(sara)]
    const { id, number } = await studio.lead()
    await send()
    const [heard, ...more] = english.heard()
    expect(more).toEqual([])
    expect(heard?.notice).toEqual({
      title: 'New lead',
      body: `\u2066#${number}\u2069`,
      lang: 'en',
      dir: 'ltr',
      url: `/admin/collections/leads/${id}`,
    })
    expect(arabic.heard()[0]?.notice).toMatchObject({ title: 'عميل محتمل جديد', dir: 'rtl' })
    expect(JSON.stringify(heard?.notice)).not.toMatch(/سارة|visitor|موقع/i)
    await send(60)
    expect(english.heard()).toHaveLength(1)
  })

  it('is sent by a studio that the push service knows by its key, which lies with the secrets', async () => {
    const omar = await studio.person('sales')
    const browser = await switchedOn(omar)
    await studio.lead()
    await send()
    const [heard] = browser.heard()
    const told = (await (await omar.ask('push/key')).json()) as { publicKey: string }
    expect(heard?.sender).toMatchObject({
      isGenuine: true,
      key: told.publicKey,
      aud: service.origin,
    })
    expect(heard?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
    const file = join(studio.dataDir, 'secrets', 'push-keys')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(JSON.parse(readFileSync(file, 'utf8')).publicKey).toBe(told.publicKey)
    const { keepKeys } = await import('./keys.ts')
    expect(keepKeys(join(studio.dataDir, 'secrets')).publicKey).toBe(told.publicKey)
  })

  it('in the tray is nobody’s business until it is released', async () => {
    const omar = await studio.person('sales')
    const browser = await switchedOn(omar)
    const { id } = await studio.lead({ quarantine: { score: 70, reasons: ['trap'] } })
    await send()
    expect(browser.heard()).toEqual([])
    const boss = await studio.person('admin')
    await boss.ask(`leads/${id}/release`, 'POST')
    await send()
    expect(browser.heard()).toHaveLength(1)
  })
})

describe('a device', () => {
  it('that is gone is forgotten; one that is only away is tried again', async () => {
    const omar = await studio.person('sales')
    const [gone, lost, away] = [
      await switchedOn(omar),
      await switchedOn(omar),
      await switchedOn(omar),
    ]
    service.answer(gone.pathname, 410)
    service.answer(lost.pathname, 404)
    service.answer(away.pathname, 503)
    await studio.lead()
    await send()
    expect((await devicesOf(omar)).map(({ id }) => id)).toEqual([away.id])
    service.answer(away.pathname, 201)
    await send(1)
    expect(away.heard()).toHaveLength(2)
    await send(120)
    expect(away.heard()).toHaveLength(2)
  })

  it('is switched off by its person, and hears nothing more', async () => {
    const omar = await studio.person('sales')
    const browser = await switchedOn(omar)
    expect((await omar.ask(`push-devices/${browser.id}`, 'DELETE')).status).toBe(200)
    await studio.lead()
    await send()
    expect(browser.heard()).toEqual([])
  })

  it('is its person’s alone, and tells nobody where its notices go', async () => {
    const [omar, other] = [await studio.person('sales'), await studio.person('owner')]
    const browser = await switchedOn(omar)
    const [own] = await devicesOf(omar)
    expect(Object.keys(own ?? {}).sort()).toEqual(
      ['createdAt', 'hash', 'id', 'name', 'person', 'updatedAt'].sort(),
    )
    expect(await devicesOf(other)).toEqual([])
    expect((await other.ask(`push-devices/${browser.id}`, 'DELETE')).status).toBe(403)
    // The next person at the same browser takes it over.
    await other.ask('push/devices', 'POST', browser.subscription)
    expect(await devicesOf(omar)).toEqual([])
    expect(await devicesOf(other)).toHaveLength(1)
  })

  it('of whoever left or may not see leads any more hears nothing', async () => {
    const gone = await studio.person('sales')
    const moved = await studio.person('sales')
    const browsers = [await switchedOn(gone), await switchedOn(moved)]
    const { payload } = studio
    await studio.lead()
    const change = (id: string, data: object) =>
      payload.update({ collection: 'users', id, data, overrideAccess: true })
    await change(gone.user.id, { leftAt: new Date().toISOString() })
    await change(moved.user.id, { role: 'editor' })
    await studio.lead()
    await send()
    for (const browser of browsers) expect(browser.heard()).toEqual([])
    const { forgetOldPushes } = await import('./claim-push.ts')
    await forgetOldPushes(payload)
    const { rows } = await poolOf(payload).execute(
      sql`select id from push_devices where person_id = ${gone.user.id}`,
    )
    expect(rows).toEqual([])
  })

  it('is refused where it is no device, leads into a private network, or its role sees no leads', async () => {
    const omar = await studio.person('sales')
    const { subscription } = service.browser()
    const refused = async (endpoint: string) =>
      (await omar.ask('push/devices', 'POST', { ...subscription, endpoint })).status
    expect(await refused('http://10.0.0.1/push/x')).toBe(400)
    expect(await refused('http://push.example/x')).toBe(400)
    expect(
      (await omar.ask('push/devices', 'POST', { endpoint: subscription.endpoint })).status,
    ).toBe(400)
    const editor = await studio.person('editor')
    expect((await editor.ask('push/devices', 'POST', subscription)).status).toBe(403)
    expect((await editor.ask('push/key')).status).toBe(403)
  })
})
