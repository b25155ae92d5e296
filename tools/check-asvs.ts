/**
 * `docs/asvs.md` answers each requirement of ASVS 5.0 of levels 1 and 2, names tests and pages that exist,
 * and holds enough of what applies by tests. What `docs/security.md` states stands so in the source.
 */
import { findInProof, isTest } from './check-behaviours.ts'
import { isProgram } from './check-dangers.ts'
import { asvsLevels } from './checks/asvs.data.ts'
import type { Finding } from './checks/finding.ts'
import { tell } from './checks/finding.ts'
import { readSources, type SourceFile } from './checks/project.ts'

const pages = { asvs: 'docs/asvs.md', facts: 'docs/security.md', threats: 'docs/threat-model.md' }
/** Of what applies, how much a test must hold. */
const leastShare = 0.85

type TextOf = (path: string) => string | undefined
type Row = { line: number; id: string; level: string; what: string; answer: string }
export type AnswerKind = 'test' | 'document' | 'open' | 'elsewhere'

/** Ids with their levels, `1.2.3` → `1`. */
export function requirementsOf(levels: Record<string, string>): Map<string, string> {
  return new Map(
    Object.entries(levels).flatMap(([section, digits]) =>
      [...digits].map((level, at): [string, string] => [`${section}.${at + 1}`, level]),
    ),
  )
}

function readRows(text: string): Row[] {
  return text.split('\n').flatMap((row, at) => {
    const [, id = '', level = '', what = '', answer = ''] = row
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim())
    const [, number] = /^v5\.0\.0-(\d+\.\d+\.\d+)$/.exec(id) ?? []
    return number ? [{ line: at + 1, id: number, level, what, answer }] : []
  })
}

export function kindOf(answer: string): AnswerKind | undefined {
  if (/^— not here: \S/.test(answer)) return 'elsewhere'
  if (/^— document: \S/.test(answer)) return 'document'
  if (/^— open: \S/.test(answer)) return 'open'
  return answer.startsWith('`') ? 'test' : undefined
}

/** How many requirements of levels 1 and 2 are answered in which way. */
export function countAnswers(text: string): Record<AnswerKind, number> {
  const counts = { test: 0, document: 0, open: 0, elsewhere: 0 }
  for (const { level, answer } of readRows(text)) {
    const kind = kindOf(answer)
    if (kind && level !== 'L3') counts[kind] += 1
  }
  return counts
}

export const shareOf = ({ test, document, open }: Record<AnswerKind, number>): number =>
  test / Math.max(1, test + document + open)

/** @param textOf the source of a test, or of a page that is linked from `docs/`. */
export function findUnanswered(
  text: string,
  textOf: TextOf,
  levels: Record<string, string> = asvsLevels,
): Finding[] {
  const requirements = requirementsOf(levels)
  const rows = readRows(text)
  const listed = new Set(rows.map(({ id }) => id))
  const missing = [...requirements]
    .filter(([id, level]) => level !== '3' && !listed.has(id))
    .map(([id]) => ({ where: pages.asvs, problem: `does not answer v5.0.0-${id}.` }))
  const doubled = rows.filter(({ id }, at) => rows.findIndex((one) => one.id === id) !== at)
  return [
    ...missing,
    ...doubled.map(({ line, id }) => ({
      where: `${pages.asvs}:${line}`,
      problem: `answers v5.0.0-${id} twice.`,
    })),
    ...rows.flatMap((row) => findInRow(row, requirements.get(row.id), textOf)),
    ...findTooFew(text),
    ...findWrongCount(text),
  ]
}

/** The page says in a sentence how many answers it has of each kind. */
function findWrongCount(text: string): Finding[] {
  const said = /(\d+) of them not here; of the (\d+) that apply (\d+) are held by tests/.exec(text)
  if (!said) return []
  const { test, document, open, elsewhere } = countAnswers(text)
  const right = [elsewhere, test + document + open, test]
  if (said.slice(1).every((number, at) => Number(number) === right[at])) return []
  return [{ where: pages.asvs, problem: `its sentence should say ${right.join(', ')}.` }]
}

function findInRow(
  { line, id, level, what, answer }: Row,
  asked: string | undefined,
  textOf: TextOf,
) {
  const where = `${pages.asvs}:${line}`
  if (!asked) return [{ where, problem: `v5.0.0-${id} is no requirement of ASVS 5.0.0.` }]
  if (level !== `L${asked}`) return [{ where, problem: `v5.0.0-${id} is of level ${asked}.` }]
  if (!what) return [{ where, problem: 'does not say what is asked.' }]
  const kind = kindOf(answer)
  if (!kind) return [{ where, problem: 'names neither test, document nor reason.' }]
  if (kind === 'test') return findInProof(where, answer, textOf)
  return kind === 'document' ? findInLinks(where, answer, textOf) : []
}

function findInLinks(where: string, answer: string, textOf: TextOf): Finding[] {
  const links = [...answer.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, to = '']) => to)
  if (links.length === 0) return [{ where, problem: 'names no document.' }]
  return links
    .filter((to) => textOf(to.startsWith('../') ? to.slice(3) : `docs/${to}`) === undefined)
    .map((to) => ({ where, problem: `there is no ${to}.` }))
}

function findTooFew(text: string): Finding[] {
  const share = shareOf(countAnswers(text))
  if (share >= leastShare) return []
  const said = `${(share * 100).toFixed(1)} % of what applies is held by tests`
  return [{ where: pages.asvs, problem: `${said}; ${leastShare * 100} % are promised.` }]
}

/**
 * Rows whose last cell is `file`: `text`, or several of them after `<br>`: the file holds the text, spaces
 * and line ends aside. So a limit that changes in the source changes on the page.
 */
export function findStaleFacts(text: string, textOf: TextOf, page = pages.facts): Finding[] {
  return text.split('\n').flatMap((row, at) => {
    const last = row.split(/(?<!\\)\|/).at(-2) ?? ''
    return [...last.matchAll(/`([\w./-]+\.\w+)`: `([^`]+)`/g)].flatMap(
      ([, path = '', said = '']) => {
        const source = textOf(path)
        const where = `${page}:${at + 1}`
        if (source === undefined) return [{ where, problem: `there is no ${path}.` }]
        const isThere = bare(source).includes(bare(said.replaceAll('\\|', '|')))
        return isThere ? [] : [{ where, problem: `${path} does not say “${said}”.` }]
      },
    )
  })
}

/** What a file has that encrypts, signs or derives. */
const cryptography =
  /\bcreateHmac\(|\bcreate(?:Dec|C)ipheriv\(|\bhkdfSync\(|\bpbkdf2\b|from '(?:age-encryption|otpauth|web-push|standardwebhooks)'/

/** Files that do and do not stand in the list of keys. */
export function findUnlistedKeys(files: SourceFile[], text: string, page = pages.facts): Finding[] {
  return files
    .filter((file) => isProgram(file.path) && cryptography.test(file.text))
    .filter(({ path }) => !text.includes(`\`${path}\`: `))
    .map(({ path }) => ({
      where: path,
      problem: `encrypts, signs or derives; name it in ${page}.`,
    }))
}

const bare = (text: string) => text.replaceAll(/\s+/g, '')

/** Rows of the threat model: what holds a threat is the last cell but one, what remains the last. */
export function findUnheldThreats(text: string, textOf: TextOf, page = pages.threats): Finding[] {
  return text.split('\n').flatMap((row, at) => {
    const cells = row.split(/(?<!\\)\|/).map((cell) => cell.trim())
    if (!/^[A-Z]\d+[STRIDE]\d*$/.test(cells[1] ?? '')) return []
    const where = `${page}:${at + 1}`
    if (cells.length !== 6 || cells.slice(1, 5).some((cell) => !cell))
      return [{ where, problem: 'has four cells: id, threat, what holds it, what remains.' }]
    return findInProof(where, cells[3] ?? '', textOf)
  })
}

/** Whole check over the real pages. */
export function checkAsvs(): Finding[] {
  const named = Object.values(pages)
  const isRead = (path: string) =>
    isTest(path) || /\.(?:md|json)$/.test(path) || /^(?:apps|packages|tools)\/.*\.\w*ts$/.test(path)
  const sources = readSources(isRead)
  const texts = new Map(sources.map(({ path, text }) => [path, text]))
  const textOf = (path: string) => texts.get(path)
  const [asvs = '', facts = '', threats = ''] = named.map(textOf)
  return [
    ...named.filter((path) => !texts.has(path)).map((where) => ({ where, problem: 'is missing.' })),
    ...findUnanswered(asvs, textOf),
    ...findStaleFacts(facts, textOf),
    ...findUnlistedKeys(sources, facts),
    ...findUnheldThreats(threats, textOf),
  ]
}

if (import.meta.main) tell(checkAsvs())
