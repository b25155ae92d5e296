/** Beginning a document and giving it a time, in the Arabic studio. */
import { describe, expect, inject, it } from 'vitest'
import type { Office } from './office.ts'
import { withOffice } from './with-browser.ts'

const studioUrl = inject('studioUrl')
let office: Office

withOffice((signedIn) => {
  office = signedIn
})

const statusOf = (id: string) =>
  office.page.evaluate(async (url) => (await fetch(url)).status, `/api/posts/${id}?draft=true`)

async function begin(): Promise<string> {
  const { page } = office
  await page.goto(`${studioUrl}/admin/collections/posts/create?locale=ar`)
  await page.waitForURL(/\/posts\/[0-9a-f-]{36}/)
  await page.locator('#field-title').first().waitFor()
  return /\/posts\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''
}

describe('an editor who opens "create"', () => {
  it('leaves no empty article behind, and finds what was written', async () => {
    const empty = await begin()
    const written = await begin()
    await office.draft('مسوّدة بدأت للتوّ')
    await office.page.goto(`${studioUrl}/admin`)
    await expect.poll(() => statusOf(empty), { timeout: 120_000, interval: 1_000 }).toBe(404)
    expect(await statusOf(written)).toBe(200)
  })
})
