/** What a check found: where, and one sentence that says what to do. */
import { relative } from 'node:path'
import { root } from '../root.ts'

export type Finding = { where: string; problem: string }

/** The end of a check that was started by itself: `node tools/check-pins.ts`. */
export function tell(findings: Finding[]): void {
  for (const line of linesOf(findings)) console.error(line)
  const name = relative(root, process.argv[1] ?? '')
  console.log(findings.length === 0 ? `✓ ${name}` : `✗ ${name}: ${findings.length}`)
  process.exitCode = findings.length === 0 ? 0 : 1
}

export function linesOf(findings: Finding[]): string[] {
  return findings.map(({ where, problem }) => `${where}: ${problem}`)
}
