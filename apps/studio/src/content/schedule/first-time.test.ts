import { describe, expect, it } from 'vitest'
import { firstTime, momentAt, wallClock } from './first-time.ts'

const riyadh = 'Asia/Riyadh'
const at = (iso: string) => Date.parse(iso)

describe('the time that a schedule proposes', () => {
  it('is the next full hour on the agency’s clock, never one that has passed', () => {
    expect(firstTime(at('2026-11-23T10:05:00Z'), riyadh)).toBe('2026-11-23T14:00')
    expect(firstTime(at('2026-11-23T10:50:00Z'), riyadh)).toBe('2026-11-23T15:00')
    expect(firstTime(at('2026-11-23T20:50:00Z'), riyadh)).toBe('2026-11-24T01:00')
  })

  it('comes back as the moment that it names', () => {
    const moment = at('2026-11-23T21:00:00Z')
    expect(momentAt(wallClock(moment, riyadh), riyadh)?.getTime()).toBe(moment)
    expect(momentAt('', riyadh)).toBeUndefined()
  })
})
