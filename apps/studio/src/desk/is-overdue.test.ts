import { describe, expect, it } from 'vitest'
import { isOverdue } from './is-overdue.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const past = '2026-11-21T11:59:00.000Z'
const ahead = '2026-11-21T12:01:00.000Z'

describe('a lead', () => {
  it('is overdue when nobody answered in time', () => {
    expect(isOverdue({ stage: 'new', dueAt: past }, now)).toBe(true)
    expect(isOverdue({ stage: 'new', dueAt: ahead }, now)).toBe(false)
    expect(isOverdue({ stage: 'new', dueAt: past, firstResponseAt: past }, now)).toBe(false)
    expect(isOverdue({ stage: 'contacted', dueAt: past }, now)).toBe(false)
  })

  it('is overdue when its next step was for yesterday', () => {
    expect(isOverdue({ stage: 'proposal', nextActionAt: past }, now)).toBe(true)
    expect(isOverdue({ stage: 'proposal', nextActionAt: ahead }, now)).toBe(false)
  })

  it('is never overdue once it is closed, or in the tray', () => {
    for (const stage of ['won', 'lost', 'spam', 'duplicate'] as const)
      expect(isOverdue({ stage, dueAt: past, nextActionAt: past }, now)).toBe(false)
  })
})
