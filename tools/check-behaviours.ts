/** Every rule in `docs/behaviours.md` and `docs/trust.md` names a test that exists, or says why it has none. */
import type { Finding } from './checks/finding.ts'
import { tell } from './checks/finding.ts'
import { readSources } from './checks/project.ts'
import { isSpecPage, pages, readSpec } from './checks/spec.ts'

const upTo = (last: number, prefix = '') =>
  Array.from({ length: last }, (_, index) => `${prefix}${index + 1}`)

/** A file whose tests a list may name. */
export const isTest = (path: string): boolean => /\.(?:test|e2e)\.tsx?$/.test(path)

/** A table of rules and their tests, and the ids that it must have, all of them and no other. */
export type RuleList = { file: string; ids: string[] }

const behavioursFile = 'docs/behaviours.md'

/** Faults that were found in the running product: numbered, and `E…` for those that editors met. */
export const trust: RuleList = { file: 'docs/trust.md', ids: [...upTo(27), ...upTo(9, 'E')] }

/** @param testsOf the source of a test file by its path; `undefined` where there is none. */
export function findUnprovenRules(
  text: string,
  testsOf: (path: string) => string | undefined,
  { file, ids }: RuleList,
): Finding[] {
  const rules = readRules(text)
  const listed = new Set(rules.map(({ id }) => id))
  const known = new Set(ids)
  return [
    ...ids
      .filter((id) => !listed.has(id))
      .map((id) => ({ where: file, problem: `does not list rule ${id}.` })),
    ...rules
      .filter(({ id }) => !known.has(id))
      .map(({ id, line }) => ({
        where: `${file}:${line}`,
        problem: `${id} is no rule of the specification.`,
      })),
    ...rules.flatMap((rule) => findInRule(rule, file, testsOf)),
  ]
}

type Rule = { line: number; id: string; rule: string; proof: string }

/** Rows of the tables: id, rule, and `file › name` of each test or a reason after a dash. */
function readRules(text: string): Rule[] {
  return text.split('\n').flatMap((row, index) => {
    const [, id = '', rule = '', proof = ''] = row.split(/(?<!\\)\|/).map((cell) => cell.trim())
    return /^[BE]?\d+(?:\.\d+)*$/.test(id) ? [{ line: index + 1, id, rule, proof }] : []
  })
}

function findInRule(
  { line, rule, proof }: Rule,
  file: string,
  testsOf: (path: string) => string | undefined,
): Finding[] {
  const where = `${file}:${line}`
  if (!rule) return [{ where, problem: 'says no rule.' }]
  return findInProof(where, proof, testsOf)
}

/** @param proof `file › name` of tests, each between backquotes, or a reason after a dash. */
export function findInProof(
  where: string,
  proof: string,
  testsOf: (path: string) => string | undefined,
): Finding[] {
  if (/^— \S/.test(proof)) return []
  // Names with backquotes of their own stand between two, as Markdown has it.
  const tests = [...proof.matchAll(/(`+) ?([^`›]+) › (.+?) ?\1(?!`)/g)]
  if (tests.length === 0)
    return [{ where, problem: 'names no test; after a dash it may say why there is none.' }]
  return tests.flatMap(([, , path = '', name = '']) => {
    const source = testsOf(path)
    if (source === undefined) return [{ where, problem: `there is no test file ${path}.` }]
    if (hasTest(source, name)) return []
    return [{ where, problem: `${path} has no test “${name}”.` }]
  })
}

/** The name stands in the file as the first argument of a test, in any of the three quotes. */
function hasTest(source: string, name: string): boolean {
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${name}${quote},`))
}

/** Whole check over the real lists. */
export function checkBehaviours(): Finding[] {
  const isList = (path: string) => path === behavioursFile || path === trust.file
  const sources = readSources((path) => isList(path) || isTest(path) || isSpecPage(path))
  const texts = new Map(sources.map(({ path, text }) => [path, text]))
  const spec = readSpec(sources).rules.filter(({ path }) => path === pages.BEHAVIOURS)
  const behaviours: RuleList = { file: behavioursFile, ids: spec.map(({ id }) => id) }
  return [behaviours, trust].flatMap((list) =>
    findUnprovenRules(texts.get(list.file) ?? '', (path) => texts.get(path), list),
  )
}

if (import.meta.main) tell(checkBehaviours())
