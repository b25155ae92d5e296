import { describe, expect, it } from 'vitest'
import {
  checkAsvs,
  countAnswers,
  findStaleFacts,
  findUnanswered,
  findUnheldThreats,
  findUnlistedKeys,
  requirementsOf,
  shareOf,
} from './check-asvs.ts'
import { asvsLevels } from './checks/asvs.data.ts'
import { linesOf } from './checks/finding.ts'

const levels = { '1.1': '12', '1.2': '3' }
const page = (...rows: string[]) => rows.map((row) => `| v5.0.0-${row} |`).join('\n')
const held = '`a.test.ts › holds`'
const texts = new Map([
  ['a.test.ts', "it('holds', () => {})"],
  ['docs/security.md', '# Security'],
])
const textOf = (path: string) => texts.get(path)
const problems = (...rows: string[]) =>
  findUnanswered(page(...rows), textOf, levels).map(({ problem }) => problem)

describe('the requirements', () => {
  it('are all 345 of them, by level', () => {
    const found = [...requirementsOf(asvsLevels).values()]
    const of = (level: string) => found.filter((one) => one === level).length
    expect([found.length, of('1'), of('2'), of('3')]).toEqual([345, 70, 183, 92])
  })
})

describe('the page that answers them', () => {
  it('is content with tests, and with what is not asked here', () => {
    expect(problems(`1.1.1 | L1 | a | ${held}`, '1.1.2 | L2 | b | — not here: none')).toEqual([])
  })

  it('misses a requirement, a test that was renamed, and a level that is another', () => {
    expect(problems(`1.1.1 | L1 | a | ${held}`)).toEqual(['does not answer v5.0.0-1.1.2.'])
    const rows = ['1.1.1 | L1 | a | `a.test.ts › held`', `1.1.2 | L1 | b | ${held}`]
    expect(problems(...rows)).toEqual([
      'a.test.ts has no test “held”.',
      'v5.0.0-1.1.2 is of level 2.',
    ])
    expect(
      problems(`1.1.1 | L1 | a | ${held}`, `1.1.2 | L2 | b | ${held}`, '1.1.3 | L2 | c | x'),
    ).toEqual(['v5.0.0-1.1.3 is no requirement of ASVS 5.0.0.'])
  })

  it('asks documents to be there, and for more tests than documents and what is open', () => {
    const first = `1.1.1 | L1 | a | ${held}`
    const tooFew = '50.0 % of what applies is held by tests; 85 % are promised.'
    expect(problems(first, '1.1.2 | L2 | b | — document: [here](security.md#x)')).toEqual([tooFew])
    expect(problems(first, '1.1.2 | L2 | b | — document: [here](gone.md)')).toEqual([
      'there is no gone.md.',
      tooFew,
    ])
    expect(problems(first, '1.1.2 | L2 | b | — open: not yet')).toEqual([tooFew])
  })

  it('says its own numbers rightly', () => {
    const rows = page(`1.1.1 | L1 | a | ${held}`, '1.1.2 | L2 | b | — not here: none')
    const said = (words: string) => findUnanswered(`${words}\n${rows}`, textOf, levels)
    expect(said('1 of them not here; of the 1 that apply 1 are held by tests')).toEqual([])
    expect(said('0 of them not here; of the 1 that apply 1 are held by tests')).toHaveLength(1)
  })

  it('counts level 3 for nothing', () => {
    const text = page(`1.1.1 | L1 | a | ${held}`, '1.2.1 | L3 | c | — open: not yet')
    expect(shareOf(countAnswers(text))).toBe(1)
  })
})

it('a limit that the page states stands so in the source', () => {
  const source = (path: string) => (path === 'a/b.ts' ? 'const most =\n  8 * 60' : undefined)
  const row = (said: string) => `| a limit | 8 hours | ${said} |`
  expect(findStaleFacts(row('`a/b.ts`: `most = 8 * 60`'), source)).toEqual([])
  expect(findStaleFacts(row('`a/b.ts`: `most = 9 * 60`'), source)).toHaveLength(1)
  expect(findStaleFacts(row('`a/c.ts`: `most`'), source)).toHaveLength(1)
})

it('every file that encrypts, signs or derives stands in the list of keys', () => {
  const file = { path: 'apps/studio/src/a.ts', text: "createHmac('sha256', key)" }
  const elsewhere = { path: 'apps/studio/src/a.test.ts', text: file.text }
  expect(findUnlistedKeys([file, elsewhere], '| a key | `apps/studio/src/a.ts`: `key` |')).toEqual(
    [],
  )
  expect(findUnlistedKeys([file], 'nothing')).toHaveLength(1)
})

it('a threat is held by tests that are there, and says what remains', () => {
  expect(findUnheldThreats(`| A1S | a | ${held} | b |`, textOf)).toEqual([])
  expect(findUnheldThreats('| A1S | a | `a.test.ts › gone` | b |', textOf)).toHaveLength(1)
  expect(findUnheldThreats(`| A1S | a | ${held} | |`, textOf)).toHaveLength(1)
})

it('the pages of this project are true', () => {
  expect(linesOf(checkAsvs())).toEqual([])
})
