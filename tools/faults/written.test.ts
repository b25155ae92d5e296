import { expect, it } from 'vitest'
import { experiments } from './experiments/index.ts'
import { held } from './held.ts'
import type { Result } from './run.ts'
import { tell, tellHeld, withResults } from './written.ts'

const empty =
  'words\n<!-- faults: written by npm run faults -- --write --><!-- /faults -->\nmore words\n'
const result = (name: string, acknowledged: number): Result => ({
  name,
  fault: '',
  rounds: 200,
  acknowledged,
  missing: [],
  duplicated: [],
  strange: [],
  recoveryMs: 1_240,
  note: '',
})

it('each that can be run has a row, and says when it was run last', () => {
  const page = withResults(empty, [], '2026-11-26')
  for (const { name } of [...experiments, ...held])
    expect(page).toContain(`| \`${name}\` | not run yet |`)
  expect(page.startsWith('words\n')).toBe(true)
  expect(page.endsWith('\nmore words\n')).toBe(true)
})

it('what was not run again keeps its result', () => {
  const first = withResults(
    empty,
    [result('site-killed', 7), result('replayed', 5)].map(tell),
    '2026-11-25',
  )
  const second = withResults(first, [tell(result('replayed', 9))], '2026-11-26')
  const words = (count: number, day: string) =>
    `200 rounds; ${count} acknowledged, 0 lost, 0 double; back in 1.2 s at most (${day}) |`
  expect(second).toContain(`| \`site-killed\` | ${words(7, '2026-11-25')}`)
  expect(second).toContain(`| \`replayed\` | ${words(9, '2026-11-26')}`)
})

it('of tests it says how many passed', () => {
  const result = { name: 'oversized', passed: 41, failed: 0, output: '' }
  const page = withResults(empty, [tellHeld(result)], '2026-11-26')
  expect(page).toContain('| `oversized` | 41 tests passed, 0 failed (2026-11-26) |')
})

it('every name is of one alone', () => {
  const names = [...experiments, ...held].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
