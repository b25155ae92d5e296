import { describe, expect, it } from 'vitest'
import { preferArabic, refusalOf } from './refuse.ts'

const host = ['Host', 'localhost:3100']

describe('the door', () => {
  it('the door lets ordinary requests in', () => {
    expect(refusalOf({ method: 'GET', url: '/admin', rawHeaders: host })).toBeUndefined()
  })

  it('the door refuses what nobody honest sends', () => {
    expect(refusalOf({ method: 'TRACE', url: '/', rawHeaders: host })).toBe(405)
    expect(refusalOf({ method: 'GET', url: '//evil.example/', rawHeaders: host })).toBe(400)
    expect(refusalOf({ method: 'GET', url: 'http://evil.example/', rawHeaders: host })).toBe(400)
    expect(refusalOf({ method: 'GET', url: '/', rawHeaders: [...host, 'host', 'evil'] })).toBe(400)
    expect(refusalOf({ method: 'GET', url: '/', rawHeaders: [] })).toBe(400)
  })
})

describe('the studio’s language', () => {
  it('the studio’s language is Arabic until somebody chooses', () => {
    const headers = { 'accept-language': 'en-US', cookie: 'a=b' }
    preferArabic({ headers })
    expect(headers).not.toHaveProperty('accept-language')
  })

  it('the studio’s language stays as it was chosen', () => {
    const headers = { 'accept-language': 'en-US', cookie: 'a=b; payload-lng=en' }
    preferArabic({ headers })
    expect(headers).toHaveProperty('accept-language')
  })

  it('programs that read the API are heard in the language they ask for', () => {
    const headers = { 'accept-language': 'en' }
    preferArabic({ headers, url: '/api/v1/public/links' })
    expect(headers).toHaveProperty('accept-language')
  })
})
