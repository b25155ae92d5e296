/** The specification as the checks read it: its headings by number, its rules by id. */
import type { Finding } from './finding.ts'
import type { SourceFile } from './project.ts'

/** Pages whose headings are cited by a word and a number, as `BEHAVIOURS 9.2`. */
export const pages: Record<string, string> = {
  PRODUCT: 'docs/spec/product.md',
  BEHAVIOURS: 'docs/spec/behaviours.md',
  TRUST: 'docs/spec/trust.md',
  ARCHITECTURE: 'docs/spec/architecture.md',
}

export const isSpecPage = (path: string): boolean => /^docs\/spec\/[\w-]+\.md$/.test(path)

export type Rule = { id: string; path: string; line: number; heading: string }

export type Spec = {
  rules: Rule[]
  /** `BEHAVIOURS 9.2`, `TRUST F9`. */
  cited: Set<string>
}

/** A rule is an item that begins with its id in bold, or a row whose first cell is the id. */
const ruleStart = /^(?:- \*\*([A-Z]+-?\d[\d.]*)\*\* |\| ([A-F]\d\d) \|)/
const headingStart = /^#{2,4} (\d+(?:\.\d+)*)\.? /

export function readSpec(files: SourceFile[]): Spec {
  const read = files.filter(({ path }) => isSpecPage(path)).map(readPage)
  return {
    rules: read.flatMap(({ rules }) => rules),
    cited: new Set(read.flatMap(({ cited }) => cited)),
  }
}

function readPage({ path, text }: SourceFile): { rules: Rule[]; cited: string[] } {
  const word = Object.keys(pages).find((name) => pages[name] === path)
  const rules: Rule[] = []
  const numbers: string[] = []
  for (const [index, row] of text.split('\n').entries()) {
    const number = headingStart.exec(row)?.[1]
    if (number) numbers.push(number)
    const found = ruleStart.exec(row)
    const id = found?.[1] ?? found?.[2]
    if (id) rules.push({ id, path, line: index + 1, heading: numbers.at(-1) ?? '' })
  }
  const short = rules.map(({ id }) => id).filter((id) => /^[A-F]\d+$/.test(id))
  return { rules, cited: word ? [...numbers, ...short].map((name) => `${word} ${name}`) : [] }
}

/** An id stands once, and below the heading whose number it bears. */
export function findMisplacedRules({ rules }: Spec): Finding[] {
  const seen = new Set<string>()
  return rules.flatMap(({ id, path, line, heading }) => {
    const where = `${path}:${line}`
    if (seen.has(id)) return [{ where, problem: `${id} stands twice.` }]
    seen.add(id)
    const section = /^[BPRT](\d[\d.]*)\.\d+$/.exec(id)?.[1]
    if (section === undefined || section === heading) return []
    return [{ where, problem: `${id} stands below heading ${heading}.` }]
  })
}
