import { describe, expect, it } from 'vitest'
import { findUnprovenRules, type RuleList, trust } from './check-behaviours.ts'

const tests: Record<string, string> = { 'a.test.ts': "it('shows the page', () => {})" }
const behaviours: RuleList = { file: 'docs/behaviours.md', ids: ['B1.1', 'B2.1.1', 'B2.1.2'] }
const all = behaviours.ids.map((id) => `| ${id} | A rule | — by type |`).join('\n')
const look = (rows: string) =>
  findUnprovenRules(`${all}\n${rows}`, (path) => tests[path], behaviours)

describe('findUnprovenRules', () => {
  it('is content with a test that exists, and with a reason', () => {
    expect(
      look('| B1.1 | A rule | `a.test.ts › shows the page` |\n| B2.1.1 | Other | — not ours |'),
    ).toEqual([])
  })

  it('misses a test that was renamed, and a file that is gone', () => {
    expect(look('| B1.1 | A rule | `a.test.ts › shows a page` |')[0]?.problem).toBe(
      'a.test.ts has no test “shows a page”.',
    )
    expect(look('| B1.1 | A rule | `b.test.ts › shows the page` |')[0]?.problem).toBe(
      'there is no test file b.test.ts.',
    )
  })

  it('wants a test or a reason for each rule', () => {
    expect(look('| B1.1 | A rule | |')).toHaveLength(1)
    expect(look('| B1.1 | A rule | — |')).toHaveLength(1)
    expect(look('| B1.1 |  | — by type |')[0]?.problem).toBe('says no rule.')
  })

  it('misses a rule of the specification', () => {
    const rest = all.split('\n').slice(1).join('\n')
    expect(findUnprovenRules(rest, () => undefined, behaviours)).toEqual([
      { where: 'docs/behaviours.md', problem: 'does not list rule B1.1.' },
    ])
  })

  it('finds a rule that the specification does not have', () => {
    expect(look('| B9.9 | A rule | — by type |')).toEqual([
      { where: 'docs/behaviours.md:4', problem: 'B9.9 is no rule of the specification.' },
    ])
  })

  it('misses a fault of the list of trust, those of editors included', () => {
    const rows = trust.ids.filter((id) => id !== 'E3').map((id) => `| ${id} | A rule | — x |`)
    expect(findUnprovenRules(rows.join('\n'), () => undefined, trust)).toEqual([
      { where: 'docs/trust.md', problem: 'does not list rule E3.' },
    ])
  })
})
