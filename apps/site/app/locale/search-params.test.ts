import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from './search-params.ts'

describe('the query of an address', () => {
  it('is text, never JSON', () => {
    expect(parseSearch('?q=007&page=2&x=true&y={"a":1}')).toEqual({
      q: '007',
      page: '2',
      x: 'true',
      y: '{"a":1}',
    })
  })

  it('holds lists', () => {
    const search = { service: ['web-applications', 'digital-marketing'], year: '2025' }
    const written = '?service=web-applications&service=digital-marketing&year=2025'
    expect(stringifySearch(search)).toBe(written)
    expect(parseSearch(written)).toEqual(search)
  })

  it('comes back as it was, Arabic and signs included', () => {
    for (const q of ['الكشيدة', 'a+b & c=d', '100%', '"x"', '', ' '])
      expect(parseSearch(stringifySearch({ q }))).toEqual({ q })
  })

  it('says nothing of what is not there', () => {
    expect(stringifySearch({ q: undefined, page: null, year: [] })).toBe('')
  })

  it('makes no prototype of a name', () => {
    expect(Object.getPrototypeOf(parseSearch('?__proto__=x'))).toBe(Object.prototype)
  })
})
