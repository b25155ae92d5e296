/** From a visitor who finds nothing to an editor who mends it, and the trial that shows it. */
import { describe, expect, inject, it } from 'vitest'
import { type Office, untilAlive } from '../office.ts'
import { soon } from '../shell/journeys.ts'
import { withOffice } from '../with-browser.ts'

const site = inject('siteUrl')
const studio = inject('studioUrl')
let office: Office

withOffice((signedIn) => {
  office = signedIn
})

const path = '/our-project'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Mobile Safari/604.1'
const visit = () =>
  fetch(site + path, {
    headers: { 'user-agent': phone, accept: 'text/html', referer: `${site}/about` },
    redirect: 'manual',
  })

describe('an address that a visitor asks for and that has no page', () => {
  it('is seen in the studio, mended with one press, and leads on from then', async () => {
    expect((await visit()).status).toBe(404)
    const { page } = office
    const row = page.getByRole('row', { name: path })
    await soon(async () => {
      await page.goto(`${studio}/admin/addresses/missing`)
      return row.count()
    }).toBe(1)
    const target = row.getByRole('textbox')
    await untilAlive(target)
    expect(await target.inputValue()).toBe('/our-projects')
    await row.getByRole('button', { name: 'حوّله' }).click()
    await row.waitFor({ state: 'detached' })
    await page.goto(`${studio}/admin/addresses/missing?show=mended`)
    await row.getByText('/our-projects').waitFor()
    await soon(async () => (await visit()).headers.get('location')).toBe('/our-projects')

    await page.goto(`${studio}/admin/addresses/try`)
    await untilAlive(page.locator('#address'))
    await page.fill('#address', `${site}/en${path}?from=mail`)
    await page.getByRole('button', { name: 'جرّبه' }).click()
    const steps = page.locator('main ol li, .template-default ol li')
    await page.getByText(`/en${path}?from=mail`, { exact: true }).waitFor()
    const shown = await steps.allInnerTexts()
    expect(shown.find((one) => one.includes(`${path} → /en/our-projects`))).toContain('301')
    expect(shown.at(-1)).toContain('200')
  })
})
