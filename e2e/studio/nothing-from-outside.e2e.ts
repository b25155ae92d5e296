import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import type { Office } from '../office.ts'
import { withOffice } from '../with-browser.ts'

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

/** Until React holds what stands in the page: without its scripts it never does. */
const isAlive = () =>
  [...document.querySelectorAll('.template-default a, .template-minimal a, form')].some((one) =>
    Object.keys(one).some((key) => key.startsWith('__reactProps$')),
  )

async function open(page: Page, path: string) {
  const answer = await page.goto(`${studio}${path}`)
  expect([answer?.status(), new URL(page.url()).pathname]).toEqual([200, path])
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'nonce-[\w+/=]{20,}' 'strict-dynamic'(;|$)/)
  await page.waitForFunction(isAlive)
}

const ask = (page: Page, path: string, method = 'GET') =>
  page.evaluate(
    async ([url, verb]) => (await fetch(url as string, { method: verb as string })).json(),
    [`/api/${path}`, method],
  )

/** What the menu leads to: pages, own views, and of each collection a document, or else its list. */
async function addresses(page: Page): Promise<string[]> {
  await page.goto(`${studio}/admin`)
  const links = await page
    .locator('nav a')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  const found: string[] = []
  for (const link of new Set(links.filter((one) => /^\/admin\/(?!logout)/.test(one)))) {
    const [, slug] = link.match(/^\/admin\/collections\/([\w-]+)$/) ?? []
    const { docs = [] } = slug ? await ask(page, `${slug}?limit=1&depth=0`) : {}
    found.push(docs[0] ? `${link}/${docs[0].id}` : link)
  }
  return found
}

describe('the studio', () => {
  it('opens every view with scripts of its own alone, and asks nobody else', async () => {
    const { page } = office
    await ask(page, 'leads/test-submission', 'POST')
    const found = await addresses(page)
    expect(found.length).toBeGreaterThan(40)
    const post = found.find((link) => /\/posts\/./.test(link))
    const lists = ['/admin', '/admin/account', '/admin/collections/leads']
    for (const path of [...lists, ...found, `${post}/versions`, `${post}/api`])
      await open(page, path)
    expect(complaints).toEqual([])
  })

  it('shows JSON in a field of its own', async () => {
    const { page } = office
    const { docs } = await ask(page, 'submissions?limit=1&depth=0')
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
