import { describe, expect, it } from 'vitest'
import { localeCookieFor, readLocaleCookie } from './remember-locale.ts'

const plain = 'http://birkar.example'

describe('the cookie of the language', () => {
  it('travels with TLS alone where the address has it', () => {
    expect(localeCookieFor('', 'en', 'https://birkar.example/en')).toMatch(/; Secure$/)
    expect(localeCookieFor('', 'en', plain)).not.toContain('Secure')
  })

  it('is read among others, and an unknown value counts as Arabic', () => {
    expect(readLocaleCookie('a=1; i18n_redirected=en; b=2')).toBe('en')
    expect(readLocaleCookie('i18n_redirected=klingon')).toBe('ar')
    expect(readLocaleCookie('my_i18n_redirected=en')).toBeUndefined()
    expect(readLocaleCookie('')).toBeUndefined()
  })

  it('lasts 365 days on every path, sent along from links, and is open to the app', () => {
    const [value, ...attributes] = localeCookieFor('', 'ar', plain)?.split('; ') ?? []
    expect(value).toBe('i18n_redirected=ar')
    const names = attributes.map((attribute) => attribute.split('=')[0])
    expect(names).toEqual(['Path', 'Max-Age', 'SameSite'])
    expect(attributes).toContain('Path=/')
    expect(attributes).toContain('SameSite=Lax')
    expect(Number(attributes[1]?.slice(8))).toBe(365 * 24 * 60 * 60)
  })

  it('is not written when it already says the language, and is when it only begins so', () => {
    expect(localeCookieFor('i18n_redirected=ar', 'ar', plain)).toBeUndefined()
    expect(localeCookieFor('i18n_redirected=arabic', 'ar', plain)).toContain('i18n_redirected=ar;')
    expect(localeCookieFor('x_i18n_redirected=ar', 'ar', plain)).toContain('i18n_redirected=ar;')
  })
})
