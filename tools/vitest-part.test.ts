import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import configured, { secondTries } from '../vitest.config.ts'
import { root } from './root.ts'
import { countTests, slowestFiles, tellFailures } from './vitest-part.ts'

describe('countTests', () => {
  it('counts every test', () => {
    const report = { numPassedTests: 7, numFailedTests: 2, testResults: [] }
    expect(countTests(report, 1)).toEqual({ passed: 7, failed: 2 })
  })

  it('counts a file that does not load', () => {
    const testResults = [
      { name: 'a', startTime: 0, endTime: 1, status: 'failed', assertionResults: [] },
    ]
    expect(countTests({ numPassedTests: 7, numFailedTests: 0, testResults }, 1)).toEqual({
      passed: 7,
      failed: 1,
    })
  })

  it('counts a run that broke without a word', () => {
    expect(countTests(undefined, 1)).toEqual({ passed: 0, failed: 1 })
  })

  it('accepts a project without tests', () => {
    expect(countTests({ numPassedTests: 0, numFailedTests: 0, testResults: [] }, 0)).toEqual({
      passed: 0,
      failed: 0,
    })
  })
})

describe('tellFailures', () => {
  it('keeps quiet about what is well', () => {
    expect(tellFailures(' ✓ good.test.ts\n ❯ bad.test.ts\n   × says so')).toBe(
      ' ❯ bad.test.ts\n   × says so',
    )
  })
})

describe('slowestFiles', () => {
  it('names files that take longer than half a minute, the slowest first', () => {
    const took = (name: string, endTime: number) => ({
      name: join(root, name),
      startTime: 0,
      endTime,
    })
    expect(slowestFiles([took('a.e2e.ts', 31_000), took('b', 29_000), took('c', 90_400)])).toBe(
      'slow: 90 s c\nslow: 31 s a.e2e.ts',
    )
  })
})

describe('a second try', () => {
  const projects = (configured.test?.projects ?? []) as { test: { name: string } }[]

  it('is given to browser tests on build machines and to nothing else', () => {
    expect(secondTries({ CI: 'true' })).toBe(1)
    expect(secondTries({})).toBe(0)
    expect(projects.filter(({ test }) => 'retry' in test).map(({ test }) => test.name)).toEqual([
      'e2e',
    ])
  })
})
