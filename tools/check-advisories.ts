/**
 * No package that runs has a hole that is known, by a dated file and without a network, unless it is
 * written down why nothing comes of it. The file's age is told and fails nothing.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type Accepted, acceptedAdvisories } from './checks/accepted-advisories.data.ts'
import type { Finding } from './checks/finding.ts'
import { tell } from './checks/finding.ts'
import { type Lockfile, readLockfile } from './checks/project.ts'
import { isInRange } from './checks/version-range.ts'
import { root } from './root.ts'
import { productionPackages } from './sbom/packages.ts'

/** From then on the file is called old: new holes may be known that it does not name. */
export const staleDays = 90
/** How soon a hole of a package that runs is mended or reasoned, from the day the file names it. */
export const mendWithinDays = { critical: 3, high: 14, moderate: 60, low: 90 } as const

export const advisoryFile = 'tools/checks/advisories.json'

const schema = z.object({
  date: z.iso.date(),
  source: z.string().min(10),
  advisories: z.array(
    z.object({
      id: z.string().min(5),
      package: z.string().min(1),
      ranges: z.string().min(1),
      severity: z.enum(['critical', 'high', 'moderate', 'low']),
      title: z.string().min(1),
    }),
  ),
})
export type Advisories = z.infer<typeof schema>

export const readAdvisories = (): Advisories =>
  schema.parse(JSON.parse(readFileSync(join(root, advisoryFile), 'utf8')))

export function findKnownHoles(
  lockfile: Lockfile,
  { advisories }: Advisories,
  accepted: Record<string, Accepted>,
): Finding[] {
  const run = productionPackages(lockfile)
  const hits = advisories.flatMap((one) =>
    run
      .filter(({ name, version }) => name === one.package && isInRange(version, one.ranges))
      .map(({ path, version }) => ({ ...one, path, version })),
  )
  const met = new Set(hits.map(({ id }) => id))
  const open = hits
    .filter(({ id }) => !accepted[id])
    .map(({ id, path, version, severity, title }) => ({
      where: path,
      problem: `${version} has a known hole (${id}, ${severity}: ${title}); mend it, or say in accepted-advisories.data.ts why nothing comes of it.`,
    }))
  const idle = Object.keys(accepted)
    .filter((id) => !met.has(id))
    .map((id) => ({ where: id, problem: 'concerns nothing here any more; take its reason away.' }))
  return [...open, ...idle]
}

/** What somebody should know and nothing fails for: the file is old, or a reason has run out. */
export function oldAdvisories(
  { date }: Advisories,
  accepted: Record<string, Accepted>,
  now: Date,
): string[] {
  const days = Math.floor((now.getTime() - Date.parse(date)) / 86_400_000)
  const isOld = days > staleDays
  const spent = Object.entries(accepted).filter(
    ([, { until }]) => Date.parse(until) < now.getTime(),
  )
  return [
    ...(isOld
      ? [
          `${advisoryFile} is ${days} days old; newer holes are not in it. Renew it: npm run advisories -- --update`,
        ]
      : []),
    ...spent.map(
      ([id, { until }]) => `The reason for ${id} held until ${until}; look at it again.`,
    ),
  ]
}

/** Whole check over the real lockfile. */
export const checkAdvisories = (): Finding[] =>
  findKnownHoles(readLockfile(), readAdvisories(), acceptedAdvisories)

/** The same, as the check and the doctor tell it. */
export const agedAdvisories = (now = new Date()): string[] =>
  oldAdvisories(readAdvisories(), acceptedAdvisories, now)

if (import.meta.main) {
  for (const line of agedAdvisories()) console.warn(line)
  tell(checkAdvisories())
}
