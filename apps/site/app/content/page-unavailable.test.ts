import { describe, expect, it } from 'vitest'
import { PageUnavailable, referenceOf, statusCodeOf } from './page-unavailable.ts'

describe('the status of a failure', () => {
  it('is known where it happened, and in a browser that was handed its message alone', () => {
    for (const status of [500, 503] as const) {
      const error = new PageUnavailable(status)
      expect(statusCodeOf(error)).toBe(status)
      expect(statusCodeOf(new Error(error.message))).toBe(status)
    }
  })

  it('brings the reference of what our log has of it', () => {
    const { message } = new PageUnavailable(500, 'k7q2m4xz')
    expect([statusCodeOf({ message }), referenceOf({ message })]).toEqual([500, 'k7q2m4xz'])
    expect(referenceOf(new PageUnavailable(500))).toBeUndefined()
  })

  it('is unknown of any other error', () => {
    expect(statusCodeOf(new Error(''))).toBeUndefined()
    expect(statusCodeOf(new TypeError('fetch failed: HTTP 503'))).toBeUndefined()
  })
})
