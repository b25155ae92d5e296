/** Services beyond the three that the site began with: at their addresses, wherever services are named, asked for by nobody else. */
import { describe, expect, it } from 'vitest'
import { headingIn } from '../../test/heading-in.ts'
import { sampleData } from '../../test/sample-content.ts'
import type { StandInStudio } from '../../test/stand-in-studio.ts'
import type { TestSite } from '../../test/start-test-site.ts'
import { withTestSite } from '../../test/with-test-site.ts'

let studio: StandInStudio
let site: TestSite

const [web] = sampleData('services') as [Record<string, unknown>]
const card = { ...web, key: 'brand-identity', name: 'الهويّة', opening: { grid: 12, theta: 40 } }
const whole = {
  ...(sampleData('service') as object),
  ...card,
  title: 'علامةٌ تُعرف',
  languages: ['ar'],
  words: {
    offer: 'ما نرسمه.',
    work: 'علاماتٌ رسمناها.',
    callTitle: 'عندك اسمٌ في بالك؟',
    callText: 'اكتبه.',
  },
}

withTestSite((running) => {
  ;({ studio, site } = running)
  studio.publish('ar services', [web, card], ['services'])
  studio.publish('services/brand-identity', null, ['services'])
  studio.publish('ar services/brand-identity', whole, ['services'])
})

const address = '/services/brand-identity'

describe('a fourth service', () => {
  it('has a page of its own, in its own words and on its own grid', async () => {
    const { status, body } = await site.get(address)
    expect(status).toBe(200)
    expect(headingIn(body)).toBe('علامةٌ تُعرف')
    for (const words of ['ما نرسمه.', 'عندك اسمٌ في بالك؟']) expect(body).toContain(words)
    expect(body).toMatch(/data-girih="12 /)
    expect(body).toContain(`<link rel="canonical" href="https://birkar.example${address}"`)
  })

  it('stands wherever services are named: their page, its sisters, the foot, the form', async () => {
    for (const path of ['/', '/services', '/web-applications', '/about'])
      expect((await site.get(path)).body, path).toContain(`href="${address}"`)
    expect((await site.get(address)).body).toContain('href="/web-applications"')
    const { body } = await site.get('/contact')
    const offered = [...body.matchAll(/name="service"[^>]*value="([^"]*)"/g)].map(([, key]) => key)
    expect(offered).toEqual(['web-applications', 'brand-identity', 'other'])
  })

  it('is nowhere in a language in which it is not published', async () => {
    expect((await site.get(`/en${address}`)).status).toBe(404)
    for (const path of ['/en', '/en/services', '/en/contact'])
      expect((await site.get(path)).body, path).not.toContain('brand-identity')
  })

  it('is in the sitemap, and its share image can be drawn', async () => {
    expect((await site.get('/ar/sitemap.xml')).body).toContain(
      `<loc>https://birkar.example${address}`,
    )
    const [, image = ''] =
      /property="og:image" content="([^"]+)"/.exec((await site.get(address)).body) ?? []
    expect((await site.get(new URL(image).pathname)).status).toBe(200)
  })

  it('takes neither an address from the three nor a question to the studio for one of nothing', async () => {
    expect((await site.get('/web-applications')).status).toBe(200)
    const before = studio.asked.length
    for (const path of ['/services/nothing', '/en/services/wp-admin', '/services/web-applications'])
      expect((await site.get(path)).status, path).toBe(404)
    const asked = studio.asked.slice(before).filter((path) => path.startsWith('services/'))
    expect(asked).toEqual([])
  })
})
