import type { BackupState } from '@wajiha/contract/backup-state'
import { describe, expect, it } from 'vitest'
import { dueJob } from './due.ts'

/** By the machine's clock, on a day in November. */
const at = (hour: number, minute = 0, day = 25) => new Date(2026, 10, day, hour, minute)
const iso = (hour: number, minute = 0, day = 25) => at(hour, minute, day).toISOString()
type Moments = Partial<Record<'whole' | 'inbox' | 'drill', string>>
const stateOf = (done: Moments, failed: Moments = {}): BackupState => ({
  done: mapped(done, (moment) => ({ id: 'x', at: moment, tookMs: 1 })),
  failed: mapped(failed, (moment) => ({ at: moment, sentence: 'full' })),
})
const mapped = <Value>(moments: Moments, make: (moment: string) => Value) =>
  Object.fromEntries(Object.entries(moments).map(([job, moment]) => [job, make(moment)]))

describe('what is due', () => {
  it('is everything where there is nothing, then its proof', () => {
    expect(dueJob(stateOf({}), at(12))).toBe('whole')
    expect(dueJob(stateOf({ whole: iso(12) }), at(12, 1))).toBe('drill')
    expect(dueJob(stateOf({ whole: iso(12), drill: iso(12, 1) }), at(12, 2))).toBeUndefined()
  })

  it('is what visitors sent, every fifteen minutes', () => {
    const calm = { whole: iso(2, 1), drill: iso(2, 2) }
    expect(dueJob(stateOf(calm), at(2, 15))).toBeUndefined()
    expect(dueJob(stateOf(calm), at(2, 16))).toBe('inbox')
    expect(dueJob(stateOf({ ...calm, inbox: iso(2, 16) }), at(2, 30))).toBeUndefined()
    expect(dueJob(stateOf({ ...calm, inbox: iso(2, 16) }), at(2, 31))).toBe('inbox')
  })

  it('is everything again at night, or when a machine that slept wakes', () => {
    const old = stateOf({ whole: iso(2, 1, 24), inbox: iso(1, 59), drill: iso(2, 5, 24) })
    expect(dueJob(old, at(1, 59))).toBeUndefined()
    expect(dueJob(old, at(2))).toBe('whole')
    expect(dueJob(old, at(9))).toBe('whole')
  })

  it('is tried again a quarter of an hour after it failed, and nothing waits for it meanwhile', () => {
    const failing = stateOf({ whole: iso(2, 1, 24) }, { whole: iso(2, 1) })
    expect(dueJob(failing, at(2, 10))).toBe('inbox')
    expect(dueJob(failing, at(2, 16))).toBe('whole')
    const unproven = { whole: iso(2, 1), inbox: iso(2, 20) }
    expect(dueJob(stateOf(unproven, { drill: iso(2, 10) }), at(2, 21))).toBeUndefined()
    expect(dueJob(stateOf(unproven, { drill: iso(2, 10) }), at(2, 26))).toBe('drill')
  })
})
