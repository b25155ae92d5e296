import { describe, expect, it } from 'vitest'
import { behaviours, findUnprovenRules, trust } from './check-behaviours.ts'

const tests: Record<string, string> = { 'a.test.ts': "it('shows the page', () => {})" }
const all = behaviours.sections.map((section) => `| ${section} | A rule | — by type |`).join('\n')
const look = (rows: string) => findUnprovenRules(`${all}\n${rows}`, (path) => tests[path])

describe('findUnprovenRules', () => {
  it('is content with a test that exists, and with a reason', () => {
    expect(
      look('| 2.1 | A rule | `a.test.ts › shows the page` |\n| 3 | Other | — not ours |'),
    ).toEqual([])
  })

  it('misses a test that was renamed, and a file that is gone', () => {
    expect(look('| 2 | A rule | `a.test.ts › shows a page` |')[0]?.problem).toBe(
      'a.test.ts has no test “shows a page”.',
    )
    expect(look('| 2 | A rule | `b.test.ts › shows the page` |')[0]?.problem).toBe(
      'there is no test file b.test.ts.',
    )
  })

  it('wants a test or a reason for each rule', () => {
    expect(look('| 2 | A rule | |')).toHaveLength(1)
    expect(look('| 2 | A rule | — |')).toHaveLength(1)
    expect(look('| 2 |  | — by type |')[0]?.problem).toBe('says no rule.')
  })

  it('misses a section', () => {
    const rest = all.split('\n').slice(1).join('\n')
    expect(findUnprovenRules(rest, () => undefined)).toEqual([
      { where: 'docs/behaviours.md', problem: 'has no rule of section 1.' },
    ])
  })

  it('misses a fault of the list of trust, those of editors included', () => {
    const rows = trust.sections.filter((id) => id !== 'E3').map((id) => `| ${id} | A rule | — x |`)
    expect(findUnprovenRules(rows.join('\n'), () => undefined, trust)).toEqual([
      { where: 'docs/trust.md', problem: 'has no rule of section E3.' },
    ])
  })
})
