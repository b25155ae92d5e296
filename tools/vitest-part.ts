/** Projects of vitest.config.ts as a part: every test counts, failing ones are told in full. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root } from './root.ts'
import { type Outcome, type Part, runNode } from './steps.ts'
import { notesIn } from './test-notes.ts'

type JsonReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: FileResult[]
}

type FileResult = Timed & { status: string; assertionResults: unknown[] }

/** What Node compiled once: half of a studio's start, of which tests make hundreds, is compiling. */
const compiled = join(root, 'node_modules', '.cache', 'compiled')

/** Times in milliseconds since 1970. */
type Timed = { name: string; startTime: number; endTime: number }

/** @param filters Words that the paths of the wanted test files hold; none means all. */
export function vitestPart(
  name: string,
  project: string,
  env: NodeJS.ProcessEnv = {},
  filters: string[] = [],
): Part {
  return { name, run: () => runVitest(project, env, filters) }
}

async function runVitest(
  project: string,
  env: NodeJS.ProcessEnv,
  filters: string[],
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'wajiha-vitest-'))
  const file = join(folder, 'report.json')
  const { code, output } = await runNode(
    [
      '--disable-warning=ExperimentalWarning',
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--project',
      project,
      '--passWithNoTests',
      ...filters,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      `--reporter=${join(root, 'tools/test-notes.ts')}`,
    ],
    root,
    { NODE_COMPILE_CACHE: compiled, ...env },
  )
  const report = readReport(file)
  rmSync(folder, { recursive: true })
  const notes = [notesIn(output), slowestFiles(report?.testResults ?? [])].filter(Boolean)
  return { ...countTests(report, code), output: tellFailures(output), notes: notes.join('\n') }
}

/**
 * A file that does not even load has no test that failed, and neither has an error outside of all
 * tests; each counts as one.
 */
export function countTests(report: JsonReport | undefined, code: number | null) {
  const passed = report?.numPassedTests ?? 0
  const broken = report?.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const failed = (report?.numFailedTests ?? 0) + (broken?.length ?? 0)
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed }
}

const slowMs = 30_000

/** Files of tests that take longer than half a minute, the slowest first, ten at most. */
export function slowestFiles(results: readonly Timed[]): string {
  return results
    .map(({ name, startTime, endTime }) => ({ name, ms: endTime - startTime }))
    .filter(({ ms }) => ms > slowMs)
    .sort((one, other) => other.ms - one.ms)
    .slice(0, 10)
    .map(({ name, ms }) => `slow: ${Math.round(ms / 1000)} s ${relative(root, name)}`)
    .join('\n')
}

/** Drops what vitest says of files in which all is well. */
export function tellFailures(output: string): string {
  const lines = output.split('\n').filter((line) => !/^\s*✓ |^JSON report written/.test(line))
  return lines.join('\n').replaceAll(/\n{3,}/g, '\n\n')
}

function readReport(file: string): JsonReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
