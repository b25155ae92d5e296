import { describe, expect, it } from 'vitest'
import { chooseScroll, navigationBetween, type Place, type ScrollParts } from './navigation.ts'

/** Reads `/about?x=1#h` as a place. */
function place(address: string): Place {
  const { pathname, search, hash } = new URL(address, 'https://birkar.example')
  return { pathname: decodeURI(pathname), searchStr: search, hash: decodeURI(hash.slice(1)) }
}
const scroll = (from: string | undefined, to: string, rest: Partial<ScrollParts> = {}) =>
  chooseScroll({
    from: from === undefined ? undefined : place(from),
    to: place(to),
    saved: undefined,
    scrollToTop: undefined,
    ...rest,
  })

describe('a journey', () => {
  it('leads to another page when the path is another, also of the same kind', () => {
    expect(navigationBetween(place('/'), place('/about'))).toBe('page')
    expect(navigationBetween(place('/blogs/a'), place('/blogs/b'))).toBe('page')
    expect(navigationBetween(place('/about'), place('/en/about'))).toBe('page')
  })

  it('stays on the page when only its query, its hash or a closing slash changes', () => {
    for (const to of ['/blogs?page=2', '/blogs#list', '/blogs/', '/blogs'])
      expect(navigationBetween(place('/blogs'), place(to)), to).toBe('same')
  })

  it('is none when a document has just been loaded', () => {
    expect(navigationBetween(undefined, place('/about'))).toBe('same')
  })
})

describe('after a journey to another page', () => {
  it('the visitor is at its start', () => {
    expect(scroll('/blogs', '/about')).toEqual({ kind: 'start' })
    expect(scroll('/blogs#list', '/blogs/a')).toEqual({ kind: 'start' })
  })

  it('the visitor is at the element of the hash, or at the start when there is none', () => {
    expect(scroll('/', '/about#الفريق')).toEqual({
      kind: 'element',
      id: 'الفريق',
      otherwise: 'start',
    })
  })

  it('back or forward, the visitor is where they had been, whatever the hash says', () => {
    expect(scroll('/about', '/#work', { saved: 1_200 })).toEqual({ kind: 'position', y: 1_200 })
    expect(scroll('/about', '/', { saved: 0 })).toEqual({ kind: 'position', y: 0 })
  })

  it('the visitor stays where the page asks for it', () => {
    expect(scroll('/', '/about', { scrollToTop: false, saved: 5 })).toEqual({ kind: 'stay' })
  })
})

describe('after a journey within a page', () => {
  it('a new hash leads to its element, and a missing one nowhere', () => {
    const target = { kind: 'element', id: 'b', otherwise: 'stay' }
    expect(scroll('/about', '/about#b')).toEqual(target)
    expect(scroll('/about#a', '/about?x=1#b')).toEqual(target)
    expect(scroll('/about#b', '/about#b')).toEqual(target)
  })

  it('a removed hash leads to the start', () => {
    expect(scroll('/about#a', '/about')).toEqual({ kind: 'start' })
    expect(scroll('/about#a', '/about?x=1')).toEqual({ kind: 'start' })
  })

  it('another query alone keeps the position, also back and forward', () => {
    expect(scroll('/blogs', '/blogs?page=2')).toEqual({ kind: 'stay' })
    expect(scroll('/blogs?page=2', '/blogs', { saved: 900 })).toEqual({ kind: 'stay' })
    expect(scroll('/blogs?page=2#list', '/blogs?page=3#list')).toEqual({ kind: 'stay' })
  })

  it('a link that shows from somewhere leads there once, and not back or forward', () => {
    const showFrom = 'list'
    const target = { kind: 'element', id: 'list', otherwise: 'stay' }
    expect(scroll('/blogs', '/blogs?page=2', { showFrom })).toEqual(target)
    expect(scroll('/blogs', '/blogs?page=2', { showFrom, saved: 9 })).toEqual({ kind: 'stay' })
    expect(scroll('/about', '/blogs?page=2', { showFrom })).toEqual({ kind: 'start' })
  })

  it('the same address again changes nothing', () => {
    expect(scroll('/about', '/about')).toEqual({ kind: 'stay' })
  })

  it('a document that has just been loaded keeps what the browser restored', () => {
    expect(scroll(undefined, '/about#a')).toEqual({ kind: 'stay' })
  })
})
