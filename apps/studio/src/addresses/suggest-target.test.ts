import { describe, expect, it } from 'vitest'
import type { StandingPage } from '../content/addresses/standing-pages.ts'
import { createSuggest } from './suggest-target.ts'

const page = (path: string): StandingPage => ({
  path,
  locale: path.startsWith('/en') ? 'en' : 'ar',
  title: path,
})
const pages = [
  '/about',
  '/en/about',
  '/our-projects',
  '/en/our-projects',
  '/blogs/دليل-الهويّة-البصريّة',
  '/en/blogs/a-guide-to-identity',
  '/blogs/كيف-نختار-الألوان',
].map(page)
const rules = [
  {
    id: '1',
    from: '/en/blogs/the-brand-book',
    to: '/en/blogs/a-guide-to-identity',
    status: 301 as const,
  },
]
const suggest = createSuggest(pages, rules)

describe('the page that an address probably means', () => {
  it.each([
    ['/blogs/دليل-الهويه-البصريه', '/blogs/دليل-الهويّة-البصريّة'],
    ['/دليل-الهوية-البصرية', '/blogs/دليل-الهويّة-البصريّة'],
    ['/blog/كيف-نختار-الالوان.html', '/blogs/كيف-نختار-الألوان'],
    ['/en/our-project', '/en/our-projects'],
    ['/our_projects', '/our-projects'],
    ['/EN/About-Us', '/en/about'],
    ['/en/blogs/the-brand-books', '/en/blogs/a-guide-to-identity'],
  ])('is, for %s, %s', (asked, target) => expect(suggest(asked)?.path).toBe(target))

  it.each(['/سباق-الخيل', '/en/xyz', '/ك', '/'])('is none for %s', (asked) =>
    expect(suggest(asked)).toBeUndefined(),
  )

  it('is found among ten thousand within the time of a click', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => page(`/blogs/مقال-عن-التصميم-${at}`))
    const among = createSuggest([...many, ...pages], rules)
    const began = performance.now()
    for (let at = 0; at < 25; at += 1) among(`/blogs/دليل-الهوية-${at}`)
    expect(performance.now() - began).toBeLessThan(5_000)
  })
})
