/** Projects of vitest.config.ts as a part: every test counts, failing ones are told in full. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './root.ts'
import { type Outcome, type Part, runNode } from './steps.ts'
import { notesIn } from './test-notes.ts'

type JsonReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

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
      ...['--disable-warning=ExperimentalWarning', join(root, 'node_modules/vitest/vitest.mjs')],
      ...['run', '--project', project, '--passWithNoTests', ...filters],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      `--reporter=${join(root, 'tools/test-notes.ts')}`,
    ],
    root,
    env,
  )
  const counts = countTests(readReport(file), code)
  rmSync(folder, { recursive: true })
  return { ...counts, output: tellFailures(output), notes: notesIn(output) }
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
