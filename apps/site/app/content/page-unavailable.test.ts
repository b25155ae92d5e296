import { describe, expect, it } from 'vitest'
import { PageUnavailable, statusCodeOf } from './page-unavailable.ts'

describe('the status of a failure', () => {
  it('is known where it happened, and in a browser that was handed its message alone', () => {
    for (const status of [500, 503] as const) {
      const error = new PageUnavailable(status)
      expect(statusCodeOf(error)).toBe(status)
      expect(statusCodeOf(new Error(error.message))).toBe(status)
    }
  })

  it('is unknown of any other error', () => {
    expect(statusCodeOf(new Error(''))).toBeUndefined()
    expect(statusCodeOf(new TypeError('fetch failed: HTTP 503'))).toBeUndefined()
  })
})
