import { describe, expect, it } from 'vitest'
import { localisedPath, prefixOf, withoutPrefix } from './paths.ts'

describe('prefixOf', () => {
  it('reads the language from the first segment in any letter case', () => {
    expect(prefixOf('/ar')).toBe('ar')
    expect(prefixOf('/EN/about')).toBe('en')
  })

  it('finds none where the path only begins like one', () => {
    for (const path of ['/', '/about', '/arabic', '/en-GB/x', '/fr', ''])
      expect(prefixOf(path)).toBeUndefined()
  })
})

describe('withoutPrefix', () => {
  it('leaves the path itself, and the root for a bare language', () => {
    expect(withoutPrefix('/en/blogs/كشيدة')).toBe('/blogs/كشيدة')
    expect(withoutPrefix('/ar')).toBe('/')
    expect(withoutPrefix('/about')).toBe('/about')
  })
})

describe('localisedPath', () => {
  it('leaves Arabic links unprefixed and puts English ones under /en', () => {
    expect(localisedPath('/about', 'ar')).toBe('/about')
    expect(localisedPath('/about', 'en')).toBe('/en/about')
  })

  it('writes the home page of a language without a trailing slash', () => {
    expect(localisedPath('/', 'en')).toBe('/en')
    expect(localisedPath('/?x=1#h', 'en')).toBe('/en?x=1#h')
  })

  it('passes absolute addresses through untouched', () => {
    for (const href of ['https://x.example/a', '//x.example', 'mailto:a@b.example', '#top'])
      expect(localisedPath(href, 'en')).toBe(href)
  })
})
