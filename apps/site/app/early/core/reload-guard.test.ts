import { describe, expect, it } from 'vitest'
import { guardFor, mayReload } from './reload-guard.ts'

const now = 1_700_000_000_000

describe('the reload guard', () => {
  it('stores the path and the time it expires', () => {
    expect(JSON.parse(guardFor('/about?x=1', now))).toEqual({
      path: '/about?x=1',
      expires: now + 10_000,
    })
  })

  it('refuses the same address for ten seconds', () => {
    const stored = guardFor('/about?x=1', now)
    expect(mayReload(stored, '/about?x=1', now + 9_999)).toBe(false)
    expect(mayReload(stored, '/about?x=1', now + 10_000)).toBe(true)
  })

  it('allows another address at once', () => {
    const stored = guardFor('/about?x=1', now)
    expect(mayReload(stored, '/about', now)).toBe(true)
    expect(mayReload(stored, '/about?x=2', now)).toBe(true)
  })

  it.each([
    null,
    '',
    '{',
    'null',
    '"x"',
    '[]',
    '{"path":"/about"}',
    '{"path":"/about","expires":"no"}',
  ])('allows a reload when %o is stored', (stored) =>
    expect(mayReload(stored, '/about', now)).toBe(true),
  )
})
