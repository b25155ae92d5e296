/** Weeks of a period, each with its numbers, the empty ones too. Weeks begin on Sunday. */

import { type Row, same } from '../../platform/tables/table.ts'
import { daysBefore, type Period } from '../period.ts'

/** @param width how many zeros an empty week has. Labels are days: `2026-11-15`. */
export function weeksOf<Sum extends { key: string | null }>(
  { from, to }: Period,
  rows: readonly Sum[],
  values: (row: Sum) => (number | null)[],
  width: number,
): Row[] {
  const known = new Map(rows.map((row) => [row.key, values(row)]))
  const weeks: Row[] = []
  const sunday = daysBefore(from, new Date(`${from}T00:00:00Z`).getUTCDay())
  for (let day = sunday; day <= to; day = daysBefore(day, -7))
    weeks.push({ label: same(day), values: known.get(day) ?? Array(width).fill(0) })
  return weeks
}
