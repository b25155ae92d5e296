import { describe, expect, it } from 'vitest'
import { checkSpec, findBrokenCitations } from './check-spec.ts'
import { readSpec } from './checks/spec.ts'

const behaviours = `# Behaviours

## 1. Visit record

- **B1.1** Written once.

### 2.5 The language cookie

- **B2.5.1** Holds for a year.
`
const trust = '## 7. Faults\n\n- **F9** Alone.\n\n## 8. Bad inputs\n\n| A01 | a request | 404 |\n'
const spec = [
  { path: 'docs/spec/behaviours.md', text: behaviours },
  { path: 'docs/spec/trust.md', text: trust },
  { path: 'docs/spec/requirements.md', text: '- **LEAD-04** From the left.\n' },
  { path: 'docs/decisions/013-consent.md', text: '# 013 · Consent' },
]
const problemsOf = (text: string) =>
  findBrokenCitations([...spec, { path: 'a.ts', text }]).map(({ where, problem }) => {
    expect(where).toBe('a.ts:1')
    return problem
  })

describe('findBrokenCitations', () => {
  it('is content with citations of headings, rules, faults, bad inputs and decisions', () => {
    expect(
      problemsOf('(BEHAVIOURS 2.5, B2.5.1, LEAD-04, TRUST F9, TRUST A01, TRUST 7, decision 013)'),
    ).toEqual([])
  })

  it('leaves what only looks like a citation', () => {
    expect(problemsOf('TRUST_PROXY in UTF-16 by SHA-256, ISO-8859-1, #F00 and RFC 6350')).toEqual(
      [],
    )
  })

  it.each([
    ['(LEAD-99)', 'LEAD-99 is no rule of the specification.'],
    ['(LAED-04)', 'LAED-04 is no rule of the specification.'],
    ['(B2.5.9)', 'B2.5.9 is no rule of the specification.'],
    ['(BEHAVIOURS 3)', 'BEHAVIOURS 3 is no heading.'],
    ['(TRUST F25)', 'TRUST F25 is no heading.'],
    ['see BEHAVIOURS', 'BEHAVIOURS is cited without a number.'],
    ['TRUST.md 3.5', 'TRUST.md is not here; cite docs/spec by number.'],
    ['(LEAD-04, 05)', '“LEAD-04, 05” shortens an id; write each whole.'],
    ['(LEAD-04 to 06)', '“LEAD-04 to 06” shortens an id; write each whole.'],
    ['decision 014', 'there is no decision 014.'],
  ])('finds in %o that it leads nowhere', (text, problem) => {
    expect(problemsOf(text)).toEqual([problem])
  })

  it('finds an id that stands twice, and one below another heading', () => {
    const more = '- **B1.1** Again.\n- **B1.2** Elsewhere.\n'
    const files = [{ path: 'docs/spec/behaviours.md', text: `${behaviours}${more}` }]
    expect(findBrokenCitations(files)).toEqual([
      { where: 'docs/spec/behaviours.md:10', problem: 'B1.1 stands twice.' },
      { where: 'docs/spec/behaviours.md:11', problem: 'B1.2 stands below heading 2.5.' },
    ])
  })

  it('finds nothing in the project', () => {
    expect(checkSpec()).toEqual([])
  })
})

describe('readSpec', () => {
  it('reads rules with the place at which they stand', () => {
    expect(readSpec(spec).rules[1]).toEqual({
      id: 'B2.5.1',
      path: 'docs/spec/behaviours.md',
      line: 9,
      heading: '2.5',
    })
  })
})
