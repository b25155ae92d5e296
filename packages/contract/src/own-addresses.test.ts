import { describe, expect, it } from 'vitest'
import { mistakeInOwnAddress } from './own-addresses.ts'
import { legacyPaths } from './redirects/legacy-paths.ts'

describe('an address of an editor’s own page', () => {
  it.each(['فريقنا', 'كيف-نبدأ', 'our-team', 'team-2026', 'فريق-2026'])('%s may be one', (slug) => {
    expect(mistakeInOwnAddress(slug)).toBeUndefined()
  })

  it.each([
    'blogs',
    'Blogs',
    'our-projects',
    'web-applications',
    'en',
    'AR',
    'admin',
    'api',
    'media',
    'short',
    'preview',
  ])('%s is the site’s own', (slug) => {
    expect(mistakeInOwnAddress(slug)).toBe('taken')
  })

  it.each(Object.keys(legacyPaths))('old links begin with %s, and lead on', (path) => {
    expect(mistakeInOwnAddress(path.split('/')[0] ?? '')).toBe('taken')
  })

  it.each(['', '-', 'our team', 'a/b', 'robots.txt', '_assets', '../x', 'a--b', '%2e'])(
    '%j cannot be written so',
    (slug) => {
      expect(mistakeInOwnAddress(slug)).toBe('spelling')
    },
  )
})
