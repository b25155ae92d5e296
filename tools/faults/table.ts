/** The results as one table in plain text. */
import type { Result } from './run.ts'

const heads = ['fault', 'rounds', 'acknowledged', 'missing', 'duplicated', 'recovery', '']

export function table(results: readonly Result[]): string {
  const rows = results.map((result) => [
    result.fault,
    String(result.rounds),
    String(result.acknowledged),
    String(result.missing.length),
    String(result.duplicated.length),
    result.recoveryMs > 0 ? `${(result.recoveryMs / 1_000).toFixed(1)} s` : '–',
    result.note,
  ])
  const widths = heads.map((head, at) =>
    Math.max(head.length, ...rows.map((row) => row[at]?.length ?? 0)),
  )
  const line = (row: string[]) =>
    row
      .map((cell, at) =>
        /^[\d–]/.test(cell) ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
      )
      .join('   ')
      .trimEnd()
  return [line(heads), ...rows.map(line)].join('\n')
}
