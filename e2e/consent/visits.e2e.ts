/** The first-party id and the beacon that sets it (ATTR-05), in a real browser. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atRest, openPage, wake } from '../browser.ts'
import { withBrowser } from '../with-browser.ts'
import { press, startAskingSite } from './asking-site.ts'

let browser: Browser
let required: Awaited<ReturnType<typeof startAskingSite>>

beforeAll(async () => {
  required = await startAskingSite({ consent: 'required' })
})
afterAll(async () => {
  await required.stop()
})

withBrowser((opened) => {
  browser = opened
})

// Browsers without a window say so, and are then taken for the machines they are.
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

async function visit(path: string) {
  const page = await openPage(browser, { isAsked: true, locale: 'ar', userAgent })
  const told: { url: string; referrer: string; ago: number }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/touches')) told.push(JSON.parse(request.postData() ?? ''))
  })
  await page.goto(required.url + path)
  await wake(page)
  const vid = async () => (await page.context().cookies()).find(({ name }) => name === 'vid')
  return { page, told, vid }
}

describe('the visitor’s id', () => {
  it('comes with permission, not before, and no script can read it', async () => {
    const { page, told, vid } = await visit('/about?utm_source=a&gclid=g')
    expect([told, await vid()]).toEqual([[], undefined])
    const beacon = page.waitForResponse('**/api/touches')
    await press(page, 'all')
    expect((await beacon).status()).toBe(204)
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({ url: `${required.url}/about?utm_source=a&gclid=g` })
    expect(told[0]?.ago).toBeGreaterThan(0)
    const cookie = await vid()
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(Math.round(days)).toBe(400)
    expect(await page.evaluate(() => document.cookie)).not.toContain('vid')
  })

  it('stays when the device forgets everything that scripts stored', async () => {
    const { page, vid } = await visit('/about')
    const first = page.waitForResponse('**/api/touches')
    await press(page, 'all')
    await first
    const before = (await vid())?.value
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    const second = page.waitForResponse('**/api/touches')
    await page.goto(`${required.url}/contact`)
    await wake(page)
    await second
    expect(before).toMatch(/^[0-9a-f-]{36}$/)
    expect((await vid())?.value).toBe(before)
  })

  it('is not asked for after a refusal', async () => {
    const { page, told, vid } = await visit('/about')
    await press(page, 'none')
    await page.goto(`${required.url}/contact`)
    await wake(page)
    await atRest(page)
    expect([told, await vid()]).toEqual([[], undefined])
  })
})
