import type { Browser } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import type { Office } from '../office.ts'
import { follow, soon } from '../shell/journeys.ts'
import { withOffice } from '../with-browser.ts'
import { newestSlug, visit } from './visitor.ts'

const site = inject('siteUrl')
let browser: Browser
let office: Office

withOffice((signedIn, opened) => {
  office = signedIn
  browser = opened
})

/** Publishes an article under another slug, in one language, by the editor's session. */
async function rename(id: string, slug: string, locale: 'ar' | 'en') {
  const status = await office.page.evaluate(
    async ([path, body]) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(path, { method: 'PATCH', headers, body })).status
    },
    [`/api/posts/${id}?locale=${locale}`, JSON.stringify({ slug, _status: 'published' })] as const,
  )
  expect(status).toBe(200)
}

/** Where an address leads, once the site has heard of it. */
async function leadsTo(path: string, target: string) {
  const ask = async () => {
    const headers = { accept: 'text/html' }
    const answer = await fetch(site + path, { headers, redirect: 'manual' })
    return [answer.status, decodeURI(answer.headers.get('location') ?? '')]
  }
  await soon(ask).toEqual([301, target])
}

describe('an article whose slug an editor changes', () => {
  it.each([
    { locale: 'ar', prefix: '', fresh: 'عنوان-جديد' },
    { locale: 'en', prefix: '/en', fresh: 'a-new-address' },
  ] as const)(
    'is reached by its old address in every form, and in the app ($locale)',
    async (told) => {
      const { locale, prefix, fresh } = told
      const old = decodeURIComponent(await newestSlug(site, prefix))
      const id = await office.find('posts', 'slug', old, locale)
      const { page, documents } = await visit(browser, `${site}${prefix}/about`, locale)
      await rename(id, fresh, locale)
      const forms = locale === 'ar' ? ['', '/ar'] : ['/en']
      for (const form of forms)
        await leadsTo(
          `${form}/blogs/${encodeURIComponent(old)}?a=1`,
          `${prefix}/blogs/${fresh}?a=1`,
        )
      await follow(page, `${prefix}/blogs/${old}`)
      await page.waitForURL((url) => decodeURI(url.pathname) === `${prefix}/blogs/${fresh}`)
      expect(documents).toEqual([])
      await rename(id, old, locale)
      await leadsTo(`${prefix}/blogs/${encodeURIComponent(fresh)}`, `${prefix}/blogs/${old}`)
      const again = `${site}${prefix}/blogs/${encodeURIComponent(old)}`
      await soon(async () => (await fetch(again, { redirect: 'manual' })).status).toBe(200)
    },
  )
})
