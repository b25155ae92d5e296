import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createReport, elapsed } from './report.ts'

let written: string

beforeEach(() => {
  written = ''
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

function reportTo(isTTY: boolean) {
  const write = (text: string) => {
    written += text
    return true
  }
  return createReport({ isTTY, columns: 80, write })
}

describe('a report into a file', () => {
  it('speaks up every ten seconds and at the end', () => {
    const step = reportTo(false).step('Building the studio')
    vi.advanceTimersByTime(20_000)
    step.note('compiling')
    vi.advanceTimersByTime(10_500)
    step.done()
    expect(written).toBe(
      '  Building the studio … 10 s\n  Building the studio … 20 s\n  Building the studio … 30 s (compiling)\n✓ Building the studio 30.5 s\n',
    )
  })

  it('tells an end once', () => {
    const step = reportTo(false).step('Starting the site')
    step.fail()
    step.done()
    expect(written).toBe('✗ Starting the site 0.0 s\n')
  })
})

describe('a report on a terminal', () => {
  it('keeps one living line under the finished ones', () => {
    const report = reportTo(true)
    const first = report.step('Preparing the database')
    report.step('Building the studio')
    vi.advanceTimersByTime(2000)
    expect(written).toContain('Preparing the database … 2 s · Building the studio … 2 s')
    first.done()
    expect(written).toMatch(
      /✓[^\n]* Preparing the database [^\n]*2\.0 s[^\n]*\n[^\n]*Building the studio … 2 s/,
    )
  })
})

describe('elapsed', () => {
  it('is short for short times and exact for long ones', () => {
    expect(elapsed(0, 420)).toBe('0.4 s')
    expect(elapsed(0, 125_000)).toBe('2 min 05 s')
  })
})
