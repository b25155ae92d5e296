/** Where the links of the shell lead, and what they say of the page they stand on. */

import { describe, expect, it } from 'vitest'
import type { TestSite } from '../test/start-test-site.ts'
import { withTestSite } from '../test/with-test-site.ts'

let site: TestSite

withTestSite((running) => {
  site = running.site
})

const origin = 'https://birkar.example'
const asked = (name: string, value: string) => `?${name}=${encodeURIComponent(value)}`
const attribute = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`, 'i').exec(tag)?.[1]

describe('the switch to the other language', () => {
  const read = async (path: string) => {
    const { body } = await site.get(path)
    const [link = ''] = /<a [^>]*hrefLang=[\s\S]*?<\/a>/i.exec(body) ?? []
    const alternates = [...body.matchAll(/<link[^>]*hrefLang="(\w\w)"[^>]*href="([^"]*)"/gi)]
    return {
      link,
      way: attribute(link, 'href')?.replaceAll('&amp;', '&'),
      named: alternates.map(([, language, href]) => `${language} ${href}`),
    }
  }

  it.each([
    ['a topic', asked('category', 'التصميم'), '?category=design'],
    ['a tag', asked('tag', 'العربية'), '?tag=arabic'],
    ['a series', asked('series', 'سلسلة'), '?series=series'],
  ])('leads from the list of %s to the same one, as the head says', async (_, ar, en) => {
    const { way, named } = await read(`/blogs${ar}`)
    expect(way).toBe(`/en/blogs${en}`)
    expect(named).toEqual([`ar ${origin}/blogs${ar}`, `en ${origin}/en/blogs${en}`])
  })

  it('looks for the same words, and keeps the choice of a list whose choices have one name', async () => {
    const q = asked('q', 'خط')
    expect((await read(`/blogs${q}`)).way).toBe(`/en/blogs${q}`)
    const chosen = '/our-projects?service=web-applications'
    expect((await read(chosen)).way).toBe(`/en${chosen}`)
  })

  it('begins with the first page, as nobody knows how many there are', async () => {
    expect((await read('/blogs?page=2')).way).toBe('/en/blogs')
    const { way } = await read(`/blogs${asked('tag', 'العربية')}&page=2`)
    expect(way).toBe('/en/blogs?tag=arabic')
  })

  it('is told about in the language being read, and written in the other', async () => {
    const { link } = await read('/en/about')
    const [tag = ''] = /^<a [^>]*>/.exec(link) ?? []
    expect(attribute(tag, 'title')).toBe('Read this page in Arabic')
    expect(tag).not.toMatch(/\slang=/)
    expect(link).toContain('<span lang="ar" dir="rtl">العربيّة</span>')
  })
})

describe('a link to where one is', () => {
  const marked = async (path: string) => {
    const { body } = await site.get(path)
    const links = [...body.matchAll(/<a [^>]*aria-current="[^>]*>/g)].map(([tag]) => tag)
    return [
      ...new Set(links.map((tag) => `${attribute(tag, 'href')} ${attribute(tag, 'aria-current')}`)),
    ]
  }

  it('says so on its own page alone; the section of a page is marked as that', async () => {
    expect(await marked('/our-projects')).toEqual(['/our-projects page'])
    expect(await marked('/our-projects/x')).toEqual(['/our-projects true'])
    expect(await marked('/en/our-projects/x')).toEqual(['/en/our-projects true'])
  })

  it('calls home the page only at home, in both languages', async () => {
    expect(await marked('/en')).toEqual(['/en page'])
    expect(await marked('/')).toEqual(['/ page'])
    for (const path of ['/en/contact', '/contact'])
      expect(await marked(path)).not.toContain('/en page')
  })
})
