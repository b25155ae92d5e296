import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readHref } from './read-href.ts'

describe('an address as it is stored', () => {
  it.each([
    ['/blogs/دليل-الهوية', '/blogs/دليل-الهوية'],
    ['%2Fblogs%2F%D8%AF%D9%84%D9%8A%D9%84', '/blogs/دليل'],
    ['%252Fblogs%252F%25D8%25AF%25D9%2584%25D9%258A%25D9%2584', '/blogs/دليل'],
    ['/blogs/%D8%AF%D9%84%D9%8A%D9%84', '/blogs/%D8%AF%D9%84%D9%8A%D9%84'],
    [' www.example.com/a ', 'https://www.example.com/a'],
    ['%23%D8%A3%D9%84%D9%81', '#ألف'],
    ['mailto:salam@example.com', 'mailto:salam@example.com'],
  ])('%s leads to %s', (stored, href) => {
    expect(readHref(stored)).toBe(href)
  })

  it.each([
    'https://',
    'http://',
    '',
    ' ',
    '//evil.example',
    'javascript:alert(1)',
    '%',
    'كلمة',
    7,
  ])('%j leads nowhere', (stored) => {
    expect(readHref(stored)).toBeUndefined()
  })

  it('is what was written, however often it was encoded', () => {
    const letters = Array.from('ابجد هوز%?#&="<>é中😀ـًa1-_.')
    const words = fc.array(fc.constantFrom(...letters), { maxLength: 20 })
    const written = fc.oneof(
      words.map((path) => `/x${path.join('').trim()}`),
      words.map((path) => `https://example.com/${path.join('').trim()}`),
      fc.constantFrom('/blogs/دليل-الهوية?q=ألف#باء', '#خاتمة', '/a%2Fb', 'tel:+966501234567'),
    )
    fc.assert(
      fc.property(written, fc.nat({ max: 4 }), (href, saves) => {
        let stored = href
        for (let save = 0; save < saves; save += 1) stored = encodeURIComponent(stored)
        expect(readHref(stored)).toBe(href)
      }),
    )
  })
})
