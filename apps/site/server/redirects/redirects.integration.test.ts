import { legacyPaths, legacyPrefixes } from '@wajiha/contract/redirects/legacy-paths'
import { describe, expect, it } from 'vitest'
import type { StandInStudio } from '../../test/stand-in-studio.ts'
import { eventually, type TestSite } from '../../test/start-test-site.ts'
import { withTestSite } from '../../test/with-test-site.ts'

let studio: StandInStudio
let site: TestSite

withTestSite((running) => {
  ;({ studio, site } = running)
})

const moved = async (path: string) => {
  const { status, headers } = await site.get(encodeURI(path))
  return [status, decodeURI(headers.location ?? '')]
}

/** Publishes a table of moved addresses and waits until the site knows it. */
async function publish(rules: Record<string, string>) {
  const table = { ...rules, [`/known-${Date.now()}`]: '/about' }
  const data = Object.entries(table).map(([from, to], id) => ({
    id: `${id}`,
    from,
    to,
    status: 301,
  }))
  studio.publish('redirects', data, ['redirects'])
  const last = Object.keys(table).at(-1) ?? ''
  await eventually(async () => (await site.get(last)).status === 301)
}

describe('the addresses of the old site', () => {
  const cases = Object.entries(legacyPaths).flatMap(([path, page]) =>
    Object.entries(legacyPrefixes)
      .map(([prefix, locale]) => ({ path: `${prefix}/${path}`, page, locale }))
      // The page of all services stands again where an old one did.
      .filter((old) => !['/services', '/ar/services', '/en/services'].includes(old.path)),
  )

  it('are nine, each without a language and under six prefixes', () => {
    expect(cases).toHaveLength(9 * 7 - 3)
  })

  it.each(cases)('$path leads to $page in one hop, in $locale, with the query', async (old) => {
    const { path, page, locale } = old
    const answer = await site.get(`${path}?utm_source=a&b=%D8%A8`)
    const target = locale === 'ar' ? page : `/en${page === '/' ? '' : page}`
    expect([answer.status, answer.headers.location]).toEqual([
      301,
      `${target}?utm_source=a&b=%D8%A8`,
    ])
    const reached = await site.get(answer.headers.location ?? '', { 'accept-language': 'ar' })
    expect(reached.status).toBe(200)
    expect(reached.body).toContain(`<html lang="${locale}"`)
  })

  it('match with one slash at the end, and in their letter case only where they name a language', async () => {
    expect(await moved('/ar/ar/portfolio/')).toEqual([301, '/our-projects'])
    expect((await moved('/ar/ar/portfolio//'))[0]).toBe(404)
    expect((await moved('/Portfolio'))[0]).toBe(404)
  })
})

describe('a moved address', () => {
  it('is answered before any page is made, without a cookie, and says so in its body too', async () => {
    const { headers, body } = await site.get('/en/index-test?a=1&b=2', {
      cookie: 'i18n_redirected=ar',
    })
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['content-type']).toContain('text/html')
    expect(body).toContain('<meta http-equiv="refresh" content="0; url=/en?a=1&amp;b=2">')
  })

  it('never leads to a host that a visitor wrote into a path', async () => {
    await publish({ '/shop/**': '/**', '/out/**': 'https://shop.example/**' })
    for (const path of [
      '/shop//evil.example',
      '/shop///evil.example/x',
      '/en/shop//evil.example',
    ]) {
      const { status, headers } = await site.get(path)
      const target = new URL(headers.location ?? '', 'https://own.example/')
      expect([path, status, target.host]).toEqual([path, 301, 'own.example'])
      const inApp = await site.get(`${path}/_payload.json`)
      const { redirect } = JSON.parse(inApp.body) as { redirect: string }
      expect(new URL(redirect, 'https://own.example/').host).toBe('own.example')
    }
    expect(await moved('/out//evil.example')).toEqual([301, 'https://shop.example//evil.example'])
  })

  it('of an editor leads inside the site in every form, and to another site, with the query', async () => {
    await publish({ '/عرض': '/campaign', '/متجر': 'https://shop.example/ar?ref=1#top' })
    expect(await moved('/عرض?utm_source=x')).toEqual([301, '/campaign?utm_source=x'])
    expect(await moved('/ar/عرض')).toEqual([301, '/campaign'])
    expect(await moved('/en/عرض')).toEqual([301, '/en/campaign'])
    expect(await moved('/متجر?a=1')).toEqual([301, 'https://shop.example/ar?ref=1&a=1#top'])
    expect(await moved('/en/متجر')).toEqual([301, 'https://shop.example/ar?ref=1#top'])
  })

  it('of an article whose slug has changed leads to it in every form, in one hop', async () => {
    await publish({
      '/blogs/أولى': '/blogs/ثانية',
      '/blogs/ثانية': '/blogs/ثالثة',
      '/en/blogs/first': '/en/blogs/second',
    })
    expect(await moved('/blogs/أولى')).toEqual([301, '/blogs/ثالثة'])
    expect(await moved('/ar/blogs/أولى?page=2')).toEqual([301, '/blogs/ثالثة?page=2'])
    expect(await moved('/en/blogs/first')).toEqual([301, '/en/blogs/second'])
    expect((await moved('/blogs/first'))[0]).toBe(200)
  })

  it('wins over an old one of the same name, and ends where the next one leads', async () => {
    await publish({ '/portfolio': '/testimonials', '/our-projects': '/about' })
    expect(await moved('/en/portfolio')).toEqual([301, '/en/testimonials'])
    expect(await moved('/en/ar/portfolio')).toEqual([301, '/about'])
    await publish({})
  })

  it('that leads in a circle is no moved address', async () => {
    await publish({ '/about': '/contact', '/contact': '/about' })
    expect((await moved('/about'))[0]).toBe(200)
    await publish({})
  })

  it('is told to a journey inside the app in place of the page’s data', async () => {
    const tell = async (path: string) =>
      JSON.parse((await site.get(`${path}/_payload.json?${site.buildId}&a=1`)).body)
    expect(await tell('/ar/en/online-meeting-request')).toEqual({ redirect: '/en/contact?a=1' })
    expect(await tell('/about')).not.toHaveProperty('redirect')
  })
})
