import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import type { Office } from '../office.ts'
import { withOffice } from '../with-browser.ts'
import { askStudio, isAlive, noncedPolicy } from './every-view.ts'

const studio = inject('studioUrl')
let office: Office
const complaints: string[] = []

withOffice((signedIn) => {
  office = signedIn
  const { page } = office
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text()))
      complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', ({ message }) => complaints.push(`${page.url()}: ${message}`))
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    // The letterhead of a mail that is shown stands on the site.
    const ours = [studio, inject('siteUrl')].map((url) => new URL(url).origin)
    if (/^https?:$/.test(protocol) && !ours.includes(origin))
      complaints.push(`${page.url()} asked ${request.url()}`)
  })
})

async function open(page: Page, path: string) {
  const answer = await page.goto(`${studio}${path}`)
  expect([answer?.status(), new URL(page.url()).pathname]).toEqual([200, path])
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(noncedPolicy)
  await page.waitForFunction(isAlive)
}

describe('the studio', () => {
  it('shows JSON in a field of its own', async () => {
    const { page } = office
    await askStudio(page, 'leads/test-submission', 'POST')
    const { docs } = await askStudio(page, 'submissions?limit=1&depth=0')
    await open(page, `/admin/collections/submissions/${docs[0].id}`)
    const field = page.locator('textarea#field-payload')
    await field.waitFor()
    await expect.poll(() => field.inputValue(), { timeout: 60_000 }).toContain('"form"')
    expect(await page.locator('.monaco-editor').count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it('lets a person in, and lets them forget, under the same policy', async () => {
    const stranger = await office.page.context().browser()?.newContext()
    const page = await stranger?.newPage()
    if (!page) throw new Error('No page opened')
    page.on('console', (message) => {
      if (/Content.Security.Policy/i.test(message.text())) complaints.push(message.text())
    })
    for (const path of ['/admin/login', '/admin/forgot', '/admin/reset/nothing'])
      await open(page, path)
    expect(complaints).toEqual([])
  })

  it('gives each answer another nonce, and data a policy that runs nothing', async () => {
    const policyOf = async (path: string) =>
      (
        await fetch(studio + path, {
          headers: { 'content-security-policy': "script-src 'nonce-mine'" },
        })
      ).headers.get('content-security-policy') ?? ''
    const [one, two] = [await policyOf('/admin/login'), await policyOf('/admin/login')]
    expect(one).not.toBe(two)
    expect(one + two).not.toContain('nonce-mine')
    for (const path of ['/api/users/me', '/api/nothing', '/nowhere', '/api/v1/general'])
      expect([path, await policyOf(path)]).toEqual([
        path,
        expect.stringMatching(/^default-src 'none'; /),
      ])
  })
})
