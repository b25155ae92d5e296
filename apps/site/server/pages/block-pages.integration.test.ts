/** Pages that editors made: drawn whole by the server, found, described, and gone when they are taken back. */
import { describe, expect, it } from 'vitest'
import { headingIn } from '../../test/heading-in.ts'
import { blockPage } from '../../test/sample-content.ts'
import type { StandInStudio } from '../../test/stand-in-studio.ts'
import type { TestSite } from '../../test/start-test-site.ts'
import { withTestSite } from '../../test/with-test-site.ts'

let studio: StandInStudio
let site: TestSite

const english = {
  ...blockPage,
  slug: 'our-team',
  title: 'Our team',
  lead: 'Nine people at one table.',
}
const listed = (...slugs: { ar?: string; en?: string }[]) =>
  slugs.map((one) => ({
    slugs: one,
    updatedAt: blockPage.updatedAt,
    images: ['/media/cover.avif'],
    isListed: true,
  }))
const lone = { ...blockPage, id: 'page-2', slug: 'alone', slugs: { en: 'alone' }, title: 'Alone' }

withTestSite((running) => {
  ;({ studio, site } = running)
  studio.publish('block-pages', listed(blockPage.slugs, lone.slugs), ['blockPages'])
  studio.publish('ar block-pages/our-team', null, ['blockPage'])
  studio.publish('en block-pages/فريقنا', null, ['blockPage'])
  studio.publish('ar block-pages/alone', null, ['blockPage'])
  studio.publish('en block-pages/our-team', english, ['blockPage'])
  studio.publish('en block-pages/alone', lone, ['blockPage'])
})

const arabic = `/${encodeURIComponent('فريقنا')}`

describe('a page that an editor made', () => {
  it('stands in each language at its own address, drawn whole without script', async () => {
    const page = await site.get(arabic)
    expect(page.status).toBe(200)
    expect(page.body).toMatch(/<html lang="ar" dir="rtl"/)
    expect(headingIn(page.body)).toBe('فريقنا')
    for (const words of [
      'من نحن',
      'هنا نعمل',
      'نقول ما نعرف',
      'شريكة',
      'رسموا المسار',
      'سُقيا',
      'غدًا',
    ])
      expect(page.body).toContain(words)
    expect(page.body).toContain('<b>٩</b> سنين')
    expect(page.body).toMatch(/<form[^>]*method="post"/)
    const other = await site.get('/en/our-team')
    expect([other.status, headingIn(other.body)]).toEqual([200, 'Our team'])
  })

  it('says what it is to search engines and to whoever shares it', async () => {
    const { body } = await site.get(arabic)
    const origin = 'https://birkar.example'
    expect(body).toContain(`<link rel="canonical" href="${origin}${arabic}"`)
    expect(body).toMatch(/<title>فريقنا · بِركار<\/title>/)
    expect(body).toContain('<meta name="description" content="تسعةٌ يعملون')
    expect(body).toMatch(new RegExp(`hrefLang="en" href="${origin}/en/our-team"`, 'i'))
    const [, image = ''] = /property="og:image" content="([^"]+)"/.exec(body) ?? []
    expect(new URL(image).pathname).toMatch(/^\/share\/ar\//)
    expect((await site.get(new URL(image).pathname)).status).toBe(200)
    expect(body).toContain('"@type":"FAQPage"')
  })

  it('is in the sitemap with both of its addresses', async () => {
    const { body } = await site.get('/ar/sitemap.xml')
    expect(body).toContain(`<loc>https://birkar.example${arabic}</loc>`)
    expect(body).toContain('hreflang="en" href="https://birkar.example/en/our-team"')
  })

  it('is reached by its address of the other language, and is not there without a translation', async () => {
    const led = await site.get('/our-team?utm_source=x')
    expect([led.status, decodeURI(led.headers.location ?? '')]).toEqual([
      301,
      '/فريقنا?utm_source=x',
    ])
    expect((await site.get(`/en${arabic}`)).headers.location).toBe('/en/our-team')
    expect((await site.get('/alone')).status).toBe(404)
    expect((await site.get('/en/alone')).status).toBe(200)
  })

  it('takes no address from a page of the site', async () => {
    expect(headingIn((await site.get('/about')).body)).not.toBe('فريقنا')
    expect((await site.get('/en')).status).toBe(200)
  })

  it('is asked for at no address at which none stands', async () => {
    const before = studio.asked.length
    for (const path of ['/nowhere', '/en/wp-admin', '/xmlrpc', '/nowhere/_payload.json'])
      expect((await site.get(path)).status, path).toBe(404)
    const asked = studio.asked.slice(before).filter((path) => path.startsWith('block-pages/'))
    expect(asked).toEqual([])
  })

  it('is gone as soon as it is taken back, and there as soon as it is published again, in the sitemap, too', async () => {
    const soon = { timeout: 10_000 }
    const isInSitemap = async () =>
      (await site.get('/ar/sitemap.xml')).body.includes('https://birkar.example/en/our-team')
    const until = async (status: number) => {
      for (let tries = 0; tries < 100; tries += 1) {
        const answer = await site.get('/en/our-team')
        if (answer.status === status) return answer
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      throw new Error(`It never answered ${status}`)
    }
    const tags = ['blockPages', 'blockPage:our-team']
    studio.publish('en block-pages/our-team', null, tags)
    studio.publish('block-pages', listed({ ar: 'فريقنا' }), tags)
    await until(404)
    await expect.poll(isInSitemap, soon).toBe(false)
    studio.publish('en block-pages/our-team', { ...english, title: 'Our table' }, tags)
    studio.publish('block-pages', listed(blockPage.slugs), tags)
    expect(headingIn((await until(200)).body)).toBe('Our table')
    await expect.poll(isInSitemap, soon).toBe(true)
  })
})
