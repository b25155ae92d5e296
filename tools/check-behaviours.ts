/** Every rule in `docs/behaviours.md` and `docs/trust.md` names a test that exists, or says why it has none. */
import type { Finding } from './checks/finding.ts'
import { tell } from './checks/finding.ts'
import { readSources } from './checks/project.ts'

const upTo = (last: number, prefix = '') =>
  Array.from({ length: last }, (_, index) => `${prefix}${index + 1}`)

export type RuleList = { file: string; sections: string[] }

/** Rules of the specification of behaviours, by its sections. */
export const behaviours: RuleList = { file: 'docs/behaviours.md', sections: upTo(17) }

/** Faults that were found in the running product: numbered, and `E…` for those that editors met. */
export const trust: RuleList = { file: 'docs/trust.md', sections: [...upTo(27), ...upTo(9, 'E')] }

/** @param testsOf the source of a test file by its path; `undefined` where there is none. */
export function findUnprovenRules(
  text: string,
  testsOf: (path: string) => string | undefined,
  { file, sections }: RuleList = behaviours,
): Finding[] {
  const rules = readRules(text)
  const known = new Set(rules.map(({ section }) => section.split('.')[0] ?? ''))
  return [
    ...sections
      .filter((section) => !known.has(section))
      .map((section) => ({ where: file, problem: `has no rule of section ${section}.` })),
    ...rules.flatMap((rule) => findInRule(rule, file, testsOf)),
  ]
}

type Rule = { line: number; section: string; rule: string; proof: string }

/** Rows of the tables: section, rule, and `file › name` of each test or a reason after a dash. */
function readRules(text: string): Rule[] {
  return text.split('\n').flatMap((row, index) => {
    const [, section = '', rule = '', proof = ''] = row
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim())
    return /^E?\d+(?:\.\d+)?$/.test(section) ? [{ line: index + 1, section, rule, proof }] : []
  })
}

function findInRule(
  { line, rule, proof }: Rule,
  file: string,
  testsOf: (path: string) => string | undefined,
): Finding[] {
  const where = `${file}:${line}`
  if (!rule) return [{ where, problem: 'says no rule.' }]
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
  const lists = [behaviours, trust]
  const isTest = (path: string) => /\.(?:test|e2e)\.tsx?$/.test(path)
  const isList = (path: string) => lists.some(({ file }) => file === path)
  const sources = readSources((path) => isList(path) || isTest(path))
  const texts = new Map(sources.map(({ path, text }) => [path, text]))
  return lists.flatMap((list) =>
    findUnprovenRules(texts.get(list.file) ?? '', (path) => texts.get(path), list),
  )
}

if (import.meta.main) tell(checkBehaviours())
