/** Arabic and English of one article, side by side in the real studio. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { type Office, untilAlive } from './office.ts'
import { withOffice } from './with-browser.ts'

const studioUrl = inject('studioUrl')
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
let office: Office

withOffice((signedIn) => {
  office = signedIn
})

/** By the session's own REST, as the admin asks. */
const ask = (page: Page, path: string, method: string, body: object) =>
  page.evaluate(
    async ([url, verb, words]) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`/api/${url}`, { method: verb, headers, body: words })
      return (await answer.json()) as { doc: { id: string } }
    },
    [path, method, JSON.stringify(body)] as [string, string, string],
  )

async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { axe: tool } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await tool.run('[data-shown]')
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })
}

describe('an article in two languages', () => {
  it('is translated, corrected and confirmed side by side, and seen so in the list', async () => {
    const { page } = office
    const query = 'draft=true&depth=0'
    const first = { title: 'المطحنة القديمة', excerpt: 'نصّ اوّل, قصير' }
    const { doc } = await ask(page, `posts?${query}&locale=ar`, 'POST', first)
    const english = { title: 'The old mill' }
    await ask(page, `posts/${doc.id}?${query}&locale=en`, 'PATCH', english)
    await ask(page, `posts/${doc.id}?${query}&locale=ar`, 'PATCH', { title: 'المطحنة' })

    await page.goto(`${studioUrl}/admin/collections/posts/${doc.id}/translate?locale=ar`)
    const title = page.locator('[data-path="title"]')
    const excerpt = page.locator('[data-path="excerpt"]')
    await title.getByText('تغيّر الأصل بعدها').waitFor()
    expect(await title.locator('[lang="en"]').getAttribute('dir')).toBe('ltr')
    expect(await axeFindings(page)).toEqual([])
    await title.getByRole('button', { name: 'ما زالت صحيحة' }).click()
    await title.getByText('الترجمة موافقة').waitFor()

    await excerpt.getByRole('button', { name: /^صحّح: علامة ترقيم لاتينيّة/ }).click()
    await excerpt.locator('[lang="en"]').fill('A first text, short')
    await page.getByRole('button', { name: 'احفظ اللغتين' }).click()
    await excerpt.getByText('الترجمة موافقة').waitFor()
    expect(await excerpt.locator('[lang="ar"]:is(input, textarea)').inputValue()).toContain('،')

    await page.goto(`${studioUrl}/admin/collections/posts?locale=ar&limit=10&sort=-updatedAt`)
    const row = page.locator('tr', { hasText: 'المطحنة' }).first()
    await row.getByText('الإنجليزيّة: مسوّدة').waitFor({ state: 'attached' })

    await page.goto(`${studioUrl}/admin/collections/posts/${doc.id}/translate?locale=ar`)
    await untilAlive(excerpt.locator('[lang="en"]'))
    await excerpt.locator('[lang="en"]').fill('Words that nobody has saved')
    await page.locator('.nav a[href$="/collections/jobs"]').click()
    const question = page.getByRole('dialog', { name: 'خروج بلا حفظ' })
    await question.getByRole('button', { name: 'البقاء على هذه الصفحة' }).click()
    await question.waitFor({ state: 'detached' })
    expect(page.url()).toContain('/translate')
    expect(await excerpt.locator('[lang="en"]').inputValue()).toBe('Words that nobody has saved')
    await page.getByRole('button', { name: 'احفظ اللغتين' }).click()
    await page.getByText('حُفظت مسوّدةً').first().waitFor()

    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${studioUrl}/admin/collections/posts/${doc.id}/translate?locale=ar`)
    await title.locator('[lang="en"]').waitFor()
    expect(await title.locator('[lang="ar"]:is(input, textarea)').isVisible()).toBe(false)
    await page.getByRole('button', { name: 'العربيّة', exact: true }).click()
    await title.locator('[lang="ar"]:is(input, textarea)').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
