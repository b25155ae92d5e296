import { describe, expect, it } from 'vitest'
import { clearCookie, cookieReader, writeCookie } from './cookies.ts'

describe('reading a cookie', () => {
  const read = cookieReader('thanks', /[\w.-]{1,20}/)

  it.each([
    ['alone', 'thanks=a.b-c'],
    ['among others, with and without spaces', 'x=1;thanks=a.b-c; y=2'],
    ['after one of its name that we did not write', 'thanks=%20; thanks=a.b-c'],
  ])('finds it %s', (_, cookie) => expect(read({ cookie })).toBe('a.b-c'))

  it.each([
    ['is not there', ''],
    ['has another name that ends alike', 'no-thanks=a'],
    ['is longer than any of ours', `thanks=${'a'.repeat(21)}`],
    ['goes on after what we write', 'thanks=a b'],
  ])('finds nothing where it %s', (_, cookie) => expect(read({ cookie })).toBeUndefined())

  it('finds nothing in a request without cookies', () => expect(read({})).toBeUndefined())
})

describe('writing a cookie', () => {
  it('keeps it from scripts and from other sites, and from networks without TLS where there is any', () => {
    const cookie = { name: 'ab', value: 'x', seconds: 60 }
    const line = 'ab=x; Max-Age=60; Path=/; HttpOnly; SameSite=Lax'
    expect(writeCookie({ ...cookie, isSecure: false })).toBe(line)
    expect(writeCookie({ ...cookie, isSecure: true })).toBe(`${line}; Secure`)
  })

  it('lets scripts read what they must', () => {
    const cookie = { name: 'c', value: 'x', seconds: 1, isSecure: false, isScripted: true }
    expect(writeCookie(cookie)).toBe('c=x; Max-Age=1; Path=/; SameSite=Lax')
  })

  it('takes it away by an empty one that has ended', () => {
    expect(clearCookie('ab', true)).toBe('ab=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure')
  })
})
