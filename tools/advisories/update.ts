/** What `npm audit --json` says, as entries of our own file. Pure. */
import { z } from 'zod'
import type { Advisories } from '../check-advisories.ts'

type Advisory = Advisories['advisories'][number]

/** Version 2 of npm's report; `via` names an advisory, or another package through which one comes. */
const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      via: z.array(
        z.union([
          z.string(),
          z.object({
            name: z.string(),
            title: z.string(),
            url: z.string(),
            severity: z.enum(['critical', 'high', 'moderate', 'low', 'info']),
            range: z.string(),
          }),
        ]),
      ),
    }),
  ),
})

/** @throws {Error} for what is no report: a registry that keeps none, or no network. */
export function findNewOnes(told: unknown): Advisory[] {
  const read = report.safeParse(told)
  if (!read.success) throw new Error('That is no report of npm audit.')
  const found = Object.values(read.data.vulnerabilities).flatMap(({ via }) =>
    via.flatMap((one): Advisory[] => {
      if (typeof one === 'string') return []
      const severity = one.severity === 'info' ? 'low' : one.severity
      const id = one.url.split('/').at(-1) ?? one.url
      return [{ id, package: one.name, ranges: one.range, severity, title: one.title }]
    }),
  )
  return unique(found)
}

/** @param date `2026-11-26`, of the day on which it was asked. */
export function merge(known: Advisories, found: Advisory[], date: string): Advisories {
  return { ...known, date, advisories: unique([...known.advisories, ...found]) }
}

function unique(all: Advisory[]): Advisory[] {
  const byKey = new Map(all.map((one) => [`${one.id} ${one.package}`, one]))
  return [...byKey.values()]
}
