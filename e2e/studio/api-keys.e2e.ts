/** An owner connects a system: a key made in the Arabic admin, used by the client through the public site, revoked. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createClient, WajihaProblem } from '@wajiha/client'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { type Office, untilAlive } from '../office.ts'
import { withOffice } from '../with-browser.ts'
import { untilDrawn } from './every-view.ts'
import { engage, enter } from './people.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const site = inject('siteUrl')
const studio = inject('studioUrl')
let office: Office

withOffice((signedIn) => {
  office = signedIn
})

const clientOf = (key: string, language: 'ar' | 'en' = 'ar') =>
  createClient({ baseUrl: `${site}/api/v1`, key, language })

const refusalOf = async (call: Promise<unknown>): Promise<WajihaProblem> => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (error instanceof WajihaProblem) return error
  throw error ?? new Error('It was not refused')
}

/** What axe finds in what is ours on a page: Payload's frame around it is looked at elsewhere. */
async function faults(page: Page, within: string): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async (selector) => {
    const { axe: tool } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await tool.run(selector)
    return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)
  }, within)
}

const choices = ['يسلّم عملاء محتملين', 'يقرأ المحتوى المنشور']

async function saveKey(page: Page, name: string): Promise<void> {
  await page.goto(`${studio}/admin/collections/api-keys/create`)
  await untilAlive(page.locator('#field-name'))
  await page.fill('#field-name', name)
  for (const choice of choices) {
    await page.locator('#field-scopes .rs__control').click()
    await page.locator('.rs__option', { hasText: choice }).click()
  }
  await page.locator('#action-save').click()
  await page.waitForURL(/\/api-keys\/[0-9a-f-]{36}/)
}

describe('a system that an owner connects', () => {
  it('hands over a lead and reads a page by its key, until the key is revoked', async () => {
    const { page } = office
    await saveKey(page, 'نظام المبيعات')
    const panel = page.getByRole('region', { name: 'المفتاح', exact: true })
    const make = panel.getByRole('button', { name: 'اصنع المفتاح' })
    await untilAlive(make)
    await make.click()
    const shown = panel.locator('output code')
    await shown.waitFor()
    const key = (await shown.textContent())?.trim() ?? ''
    expect(key).toMatch(/^wj_[\w-]{43}$/)
    expect(await faults(page, 'section[aria-label="المفتاح"]')).toEqual([])

    const client = clientOf(key)
    const { data: lead } = await client.createLead({
      body: { name: 'هند القحطاني', phone: '+966509876001', basis: 'request' },
      idempotencyKey: 'crm-2026-0042',
    })
    expect(await office.find('leads', 'reference', lead.reference, 'ar')).toBe(lead.id)
    const { data: about } = await client.readPage({ key: 'about', locale: 'ar' })
    const { data: english } = await client.readPage({ key: 'about', locale: 'en' })
    expect(about.title).toMatch(/[\u0600-\u06ff]/)
    expect(english.title).not.toBe(about.title)
    const told = await refusalOf(client.listLinks())
    expect([told.status, told.scope]).toEqual([403, 'links:read'])
    expect(told.message).toContain('links:read')

    await page.reload()
    const revoke = panel.getByRole('button', { name: 'ألغِ المفتاح' })
    await untilAlive(revoke)
    expect(await panel.textContent()).toContain(key.slice(0, 9))
    expect(await page.content()).not.toContain(key)
    await revoke.click()
    await panel.getByText('أُلغي هذا المفتاح').waitFor()
    const after = await refusalOf(clientOf(key, 'en').readPage({ key: 'about' }))
    expect([after.status, after.code, after.toDo]).toEqual([
      401,
      'key_revoked',
      'Ask the studio’s owner for a new one.',
    ])
  })

  it('is described on a page of the admin, which says what to send and where', async () => {
    const { page } = office
    await page.goto(`${studio}/admin/collections/api-keys`)
    await page.getByRole('link', { name: 'وصف الواجهة' }).click()
    await page.waitForURL(/\/admin\/api-guide/)
    await page.getByRole('heading', { name: 'سلّم عميلًا محتملًا' }).waitFor()
    await untilDrawn(page)
    expect(await page.locator('pre').first().textContent()).toContain(`${site}/api/v1/leads`)
    expect(await faults(page, '.template-default h1, .template-default section')).toEqual([])
    const described = await fetch(`${site}/api/v1/openapi.json`)
    expect(await described.json()).toMatchObject({
      openapi: '3.1.0',
      servers: [{ url: `${site}/api/v1` }],
    })
  })

  it('is an owner’s business: an administrator sees neither keys nor their page', async () => {
    const owner = await enter(studio, inject('administrator'))
    const admin = await enter(studio, await engage(studio, owner, 'admin'))
    expect((await admin.ask('api-keys')).status).toBe(403)
    const seen = await fetch(`${studio}/admin/api-guide`, { headers: { cookie: admin.cookie } })
    expect(await seen.text()).not.toContain(`${site}/api/v1/leads`)
  })
})
