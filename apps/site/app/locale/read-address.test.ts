import { describe, expect, it } from 'vitest'
import { readAddress } from './read-address.ts'

const read = (path: string) => {
  const [pathname = '', search = ''] = path.split('?')
  return readAddress(pathname, new URLSearchParams(search))
}

describe('readAddress', () => {
  it('knows a page in its three forms', () => {
    expect(read('/about')).toMatchObject({ page: 'about', locale: 'ar', canonical: '/about' })
    expect(read('/ar/about')).toMatchObject({ page: 'about', locale: 'ar', canonical: '/ar/about' })
    expect(read('/en/about')).toMatchObject({ page: 'about', locale: 'en', canonical: '/en/about' })
  })

  it('spells every letter case and trailing slash one way', () => {
    expect(read('/EN/About/')?.canonical).toBe('/en/about')
    expect(read('/en/')?.canonical).toBe('/en')
  })

  it('decodes an Arabic slug and keeps its letter case-insensitive path apart from it', () => {
    const slug = 'كشيدة-ليست-فراغا'
    const address = read(`/BLOGS/${encodeURIComponent(slug)}`)
    expect(address?.params).toEqual({ slug })
    expect(address?.canonical).toBe(`/blogs/${encodeURIComponent(slug)}`)
  })

  it('joins slugs that differ only in their Unicode form', () => {
    const composed = read(`/blogs/${encodeURIComponent('آلة')}`)
    const decomposed = read(`/blogs/${encodeURIComponent('آلة'.normalize('NFD'))}`)
    expect(decomposed?.canonical).toBe(composed?.canonical)
  })

  it('keeps only the query that the page reads', () => {
    expect(read('/blogs?utm_source=x&page=2&gclid=1')?.canonical).toBe('/blogs?page=2')
    expect(read('/about?page=2')?.canonical).toBe('/about')
  })

  it('gives one choice one key, whatever its order, repeats and company', () => {
    const address = read('/our-projects?year=2025&utm_source=x&service=b&service=a&service=b&year=')
    expect(address?.choices).toEqual({ service: ['a', 'b'], year: ['2025'] })
    expect(address?.canonical).toBe('/our-projects?service=a&service=b&year=2025')
    expect(read('/about?service=a')?.canonical).toBe('/about')
  })

  it('bounds what a stranger can put into a key', () => {
    const many = Array.from({ length: 500 }, (_, year) => `year=${1000 + year}`).join('&')
    expect(read(`/our-projects?${many}`)?.choices.year).toHaveLength(20)
    expect(read(`/our-projects?service=${'x'.repeat(201)}`)?.choices).toEqual({})
    expect(read(`/blogs?q=${'x'.repeat(5000)}`)?.query.q).toHaveLength(200)
  })

  it('takes an address of one part that is none of the site’s for an editor’s page', () => {
    expect(read('/en/our-team')).toMatchObject({ page: 'block-page', params: { slug: 'our-team' } })
    expect(read('/about')?.page).toBe('about')
    expect(read('/EN')?.page).toBe('home')
  })

  it('finds no page for other prefixes, doubled slashes and further segments', () => {
    for (const path of [
      '/fr/about',
      '/about//',
      '//about',
      '/about/x',
      '/blogs/a/b',
      '/en/ar/about',
    ])
      expect(read(path), path).toBeUndefined()
  })
})
