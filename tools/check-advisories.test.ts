import { expect, it } from 'vitest'
import { findNewOnes, merge } from './advisories/update.ts'
import {
  checkAdvisories,
  findKnownHoles,
  mendWithinDays,
  oldAdvisories,
  readAdvisories,
  staleDays,
} from './check-advisories.ts'
import { linesOf } from './checks/finding.ts'
import { isInRange } from './checks/version-range.ts'

const hole = {
  id: 'GHSA-1',
  package: 'a',
  ranges: '<2.0.0',
  severity: 'high',
  title: 'it leaks',
} as const
const known = { date: '2026-11-26', source: 'a test of ours', advisories: [hole] }
const locked = (version: string, more = {}) => ({
  packages: { 'node_modules/b/node_modules/a': { version, ...more } },
})
const reason = { 'GHSA-1': { why: 'it is never called', until: '2027-01-01' } }

it('no package that runs has a known hole without a reason', () => {
  expect(linesOf(checkAdvisories())).toEqual([])
  expect(readAdvisories().advisories.length).toBeGreaterThan(20)
})

it('a version in the range is found wherever it is installed, one outside and one for trials are not', () => {
  expect(findKnownHoles(locked('1.9.9'), known, {})).toHaveLength(1)
  expect(findKnownHoles(locked('2.0.0'), known, {})).toEqual([])
  expect(findKnownHoles(locked('1.9.9', { dev: true }), known, {})).toEqual([])
})

it('a reason lets it stay, and goes once it concerns nothing', () => {
  expect(findKnownHoles(locked('1.9.9'), known, reason)).toEqual([])
  expect(findKnownHoles(locked('2.0.0'), known, reason)).toHaveLength(1)
})

it('an old file and a reason that has run out are told, and fail nothing', () => {
  const on = (day: string) => oldAdvisories(known, reason, new Date(day))
  expect(on('2026-12-31')).toEqual([])
  expect(on('2027-01-02')).toEqual([expect.stringContaining('2027-01-01')])
  expect(on('2027-02-25')).toEqual([
    expect.stringContaining(`${staleDays + 1} days old`),
    expect.stringContaining('GHSA-1'),
  ])
})

it('what is worse is mended sooner', () => {
  const days = Object.values(mendWithinDays)
  expect(days).toEqual(days.toSorted((a, b) => a - b))
})

it.each([
  ['3.43.9', '<3.44.0', true],
  ['3.44.0', '<3.44.0', false],
  ['16.2.4', '>=16.0.0 <16.2.5', true],
  ['15.9.0', '>=16.0.0 <16.2.5', false],
  ['15.5.1', '>=16.0.0 <16.2.5 || >=15.0.0 <15.5.18', true],
  ['1.0.0-beta.1', '<1.0.0', true],
  ['7.0.0', '*', true],
  ['9.0.0', '<=9.0.0', true],
  ['9.0.1', '=9.0.0', false],
])('%s in %s: %s', (version, ranges, isIn) => {
  expect(isInRange(version, ranges)).toBe(isIn)
})

it('a report of npm becomes advisories, once each, and keeps those that were known', () => {
  const via = {
    source: 1,
    name: 'c',
    title: 'it runs words',
    url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
    severity: 'critical',
    range: '>=1.0.0 <1.2.3',
  }
  const report = {
    vulnerabilities: { c: { via: [via, 'a'] }, d: { via: ['c'] }, e: { via: [via] } },
  }
  const found = findNewOnes(report)
  expect(found).toEqual([
    {
      id: 'GHSA-aaaa-bbbb-cccc',
      package: 'c',
      ranges: '>=1.0.0 <1.2.3',
      severity: 'critical',
      title: 'it runs words',
    },
  ])
  const merged = merge(known, found, '2026-12-01')
  expect(merged).toMatchObject({ date: '2026-12-01', advisories: [hole, ...found] })
  expect(merge(merged, found, '2026-12-02').advisories).toHaveLength(2)
  expect(() => findNewOnes({ error: 'no' })).toThrow('no report')
})
