import { describe, expect, it } from 'vitest'
import { otherAddress, type Shown } from './other-address.ts'

const shown = (parts: Partial<Shown>): Shown => ({
  pathname: '/blogs',
  searchStr: '',
  reads: [],
  ...parts,
})
const alternates = { ar: '/blogs?category=%D8%A7', en: '/blogs?category=design', list: '/blogs' }

describe('the address in the other language', () => {
  it('is the same path and query where the page knows no other', () => {
    const work = shown({ pathname: '/en/our-projects', searchStr: '?service=web&utm_source=a' })
    expect(otherAddress(work, 'ar')).toBe('/our-projects?service=web&utm_source=a')
    expect(otherAddress(shown({ pathname: '/ar' }), 'en')).toBe('/en')
  })

  it('has one query: the page’s own in its other words, and the rest as it is', () => {
    const list = shown({
      searchStr: '?category=%D8%A7&utm_source=x&page=2',
      reads: ['category', 'page'],
      alternates,
    })
    expect(otherAddress(list, 'en')).toBe('/en/blogs?category=design&utm_source=x')
    expect(otherAddress({ ...list, searchStr: '?category=%D8%A7' }, 'en')).toBe(
      '/en/blogs?category=design',
    )
  })

  it('keeps the query of a page that is called otherwise', () => {
    const article = { ar: '/blogs/مدّ', en: '/blogs/madd', list: '/blogs#untranslated' }
    const parts = { pathname: '/blogs/مدّ', searchStr: '?x=1', alternates: article }
    expect(otherAddress(shown(parts), 'en')).toBe('/en/blogs/madd?x=1')
  })

  it('is that of its list where the page has none', () => {
    const parts = { searchStr: '?x=1', alternates: { ar: '/blogs/a', list: '/blogs#untranslated' } }
    expect(otherAddress(shown(parts), 'en')).toBe('/en/blogs#untranslated')
  })
})
