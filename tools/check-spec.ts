/**
 * Every citation leads somewhere: rules and headings of `docs/spec`, and decisions. How to cite is said
 * in `docs/spec/README.md`.
 */
import type { Finding } from './checks/finding.ts'
import { tell } from './checks/finding.ts'
import { readSources, type SourceFile } from './checks/project.ts'
import { findMisplacedRules, pages, readSpec } from './checks/spec.ts'

/** Written like ids of rules by other people. */
const foreign = /^UTF-/

const words = Object.keys(pages).join('|')

type Known = { rules: Set<string>; cited: Set<string>; decisions: Set<string> }

/** A pattern of citations, and what is wrong with one of them; nothing where it leads somewhere. */
type Kind = { pattern: RegExp; problemOf: (match: string[], known: Known) => string | undefined }

const kinds: Kind[] = [
  {
    pattern: new RegExp(`\\b(${words})\\b(?!\\.md)(?: ([A-F]?\\d+(?:\\.\\d+)*))?`, 'g'),
    problemOf: ([, word, number], { cited }) => {
      if (!number) return `${word} is cited without a number.`
      return cited.has(`${word} ${number}`) ? undefined : `${word} ${number} is no heading.`
    },
  },
  {
    pattern: /\b[A-Z]{2,8}-\d{2}\b(?!-)/g,
    problemOf: ([id = ''], { rules }) =>
      foreign.test(id) || rules.has(id) ? undefined : `${id} is no rule of the specification.`,
  },
  {
    pattern: /\b[BPRT]\d+(?:\.\d+){1,2}\b/g,
    problemOf: ([id = ''], { rules }) =>
      rules.has(id) ? undefined : `${id} is no rule of the specification.`,
  },
  {
    pattern: /\b[A-Z]{2,8}-\d{2},? (?:and |to |or )?\d{2}\b/g,
    problemOf: ([list]) => `“${list}” shortens an id; write each whole.`,
  },
  {
    pattern: /\b(?:ARCHITECTURE|BEHAVIOURS|REQUIREMENTS|STUDIO|STYLE|TRUST)\.md\b/g,
    problemOf: ([name]) => `${name} is not here; cite docs/spec by number.`,
  },
  {
    pattern: /\bdecision (\d{3})\b/gi,
    problemOf: ([, number = ''], { decisions }) =>
      decisions.has(number) ? undefined : `there is no decision ${number}.`,
  },
]

export function findBrokenCitations(files: SourceFile[]): Finding[] {
  const spec = readSpec(files)
  const known: Known = {
    rules: new Set(spec.rules.map(({ id }) => id)),
    cited: spec.cited,
    decisions: new Set(
      files.flatMap(({ path }) => /^docs\/decisions\/(\d{3})-/.exec(path)?.[1] ?? []),
    ),
  }
  return [...findMisplacedRules(spec), ...files.flatMap((file) => findInFile(file, known))]
}

function findInFile({ path, text }: SourceFile, known: Known): Finding[] {
  return text.split('\n').flatMap((row, index) =>
    kinds.flatMap(({ pattern, problemOf }) =>
      [...row.matchAll(pattern)].flatMap((match) => {
        const problem = problemOf([...match], known)
        return problem ? [{ where: `${path}:${index + 1}`, problem }] : []
      }),
    ),
  )
}

/** Whole check over everything that people write, but for these checks, which show broken citations. */
export function checkSpec(): Finding[] {
  const files = readSources((path) => /\.(?:ts|tsx|mts|mjs|css|md)$/.test(path) && !isOwn(path))
  const missing = Object.values(pages).filter((page) => !files.some(({ path }) => path === page))
  return [
    ...missing.map((page) => ({ where: page, problem: 'is missing.' })),
    ...findBrokenCitations(files),
  ]
}

const isOwn = (path: string) => /^tools\/check(?:-behaviours|-spec|s\/spec)\./.test(path)

if (import.meta.main) tell(checkSpec())
