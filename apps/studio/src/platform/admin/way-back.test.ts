import { describe, expect, it } from 'vitest'
import { signInAddress, wholeWay, withQuery } from './way-back.ts'

const article = '/admin/collections/posts/4'
const office = 'https://studio.wajiha.example'

describe('whoever signs in again', () => {
  it('whoever signs in again comes back to the language and the choices that were on the screen', () => {
    expect(wholeWay(article, `${office}${article}?locale=en`)).toBe(`${article}?locale=en`)
    expect(signInAddress(`${article}?locale=en`)).toBe(
      '/admin/login?redirect=%2Fadmin%2Fcollections%2Fposts%2F4%3Flocale%3Den',
    )
    const asked = { from: '2026-01-01', channel: ['direct', 'email'], none: undefined }
    expect(withQuery('/admin/reports', asked)).toBe(
      '/admin/reports?from=2026-01-01&channel=direct&channel=email',
    )
  })

  it.each([null, '', 'about:blank', `${office}/admin?locale=en`])(
    'comes back to the page where %s tells no more',
    (referrer) => expect(wholeWay(article, referrer)).toBe(article),
  )

  it('whoever signs in again is led nowhere that is no address of the studio', () => {
    for (const redirect of [undefined, ['/admin'], 'https://evil.example'])
      expect(wholeWay(redirect, `${office}/admin?locale=en`)).toBeUndefined()
    expect(signInAddress(undefined)).toBe('/admin/login')
  })
})
