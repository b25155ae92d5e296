/** The newsletter's archive: read without the mail and without script, and found by search engines. */
import { describe, expect, it } from 'vitest'
import { newsletterIssue } from '../../test/sample-content.ts'
import type { StandInStudio } from '../../test/stand-in-studio.ts'
import type { TestSite } from '../../test/start-test-site.ts'
import { withTestSite } from '../../test/with-test-site.ts'

let studio: StandInStudio
let site: TestSite
const { id: _, blocks: __, ...card } = newsletterIssue
const arabicOnly = { ...card, slug: '2026-09', slugs: { ar: '2026-09' }, subject: 'نشرة أيلول' }
const english = { ...newsletterIssue, subject: 'October', preheader: 'Two pieces.' }

withTestSite((running) => {
  ;({ studio, site } = running)
  studio.publish('ar newsletter-issues', [card, arabicOnly], ['newsletterIssues'])
  studio.publish('en newsletter-issues', [{ ...card, subject: 'October' }], ['newsletterIssues'])
  studio.publish('en newsletter-issues/2026-10', english, ['newsletterIssue'])
  studio.publish('en newsletter-issues/2026-09', null, ['newsletterIssue'])
})

describe('the archive of the newsletter', () => {
  it('lists what was sent in a language, the newest first', async () => {
    const { status, body } = await site.get('/newsletter')
    expect(status).toBe(200)
    expect(body.indexOf('نشرة أكتوبر')).toBeLessThan(body.indexOf('نشرة أيلول'))
    expect(body).toContain('href="/newsletter/2026-10"')
    const other = await site.get('/en/newsletter')
    expect(other.body).toContain('href="/en/newsletter/2026-10"')
    expect(other.body).not.toContain('2026-09')
    expect(other.body).toMatch(/hrefLang="ar" href="https:\/\/birkar\.example\/newsletter"/i)
  })

  it('shows an issue whole, in either language, and asks for no script', async () => {
    for (const [path, lang] of [
      ['/newsletter/2026-10', 'ar'],
      ['/en/newsletter/2026-10', 'en'],
    ] as const) {
      const { status, body } = await site.get(path)
      expect([status, path]).toEqual([200, path])
      expect(body).toContain(`<html lang="${lang}"`)
      expect(body).toMatch(/<html[^>]* data-asleep/)
      for (const words of ['كتبنا عن السطر.', 'المدّ', 'اكتب لنا', 'هنا نعمل'])
        expect(body).toContain(words)
      expect(body).toContain(`<link rel="canonical" href="https://birkar.example${path}"`)
      expect(body).toContain(lang === 'en' ? 'href="/en/contact"' : 'href="/contact"')
    }
  })

  it('has no issue in a language in which none was sent, and leaves the links of mails alone', async () => {
    expect((await site.get('/newsletter/2026-09')).status).toBe(200)
    expect((await site.get('/en/newsletter/2026-09')).status).toBe(404)
    const leaving = await site.get('/newsletter/unsubscribe?token=m.x.y')
    expect(leaving.body).toContain('<form id="newsletter" method="post">')
    expect(leaving.body).not.toContain('نشرة أكتوبر')
  })

  it('is in the sitemap, with both of its addresses where there are two', async () => {
    const { body } = await site.get('/ar/sitemap.xml')
    for (const path of ['/newsletter', '/newsletter/2026-10', '/newsletter/2026-09'])
      expect(body).toContain(`<loc>https://birkar.example${path}</loc>`)
    expect(body).toContain('hreflang="en" href="https://birkar.example/en/newsletter/2026-10"')
    expect(body).not.toContain('/en/newsletter/2026-09')
  })
})
