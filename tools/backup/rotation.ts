/**
 * Which backups stay: of whole ones all of the last day, then 7 days, 5 weeks and 12 months; of the inbox
 * two days. Pure.
 */
import type { Index } from './manifest.ts'

export type Dated = Pick<Index, 'id' | 'kind' | 'at' | 'migration'>

const kept = { days: 7, weeks: 5, months: 12 }
const dayMs = 24 * 3_600_000
const inboxMs = 2 * dayMs

/** @returns ids of those that stay. The newest of each kind always does. */
export function keptOf(backups: readonly Dated[], now: Date): Set<string> {
  const newestFirst = backups.toSorted((a, b) => (a.at < b.at ? 1 : -1))
  const whole = newestFirst.filter(({ kind }) => kind === 'whole')
  const inbox = newestFirst.filter(({ kind }) => kind === 'inbox')
  const isYoung = ({ at }: Dated, ms: number) => now.getTime() - Date.parse(at) < ms
  return new Set([
    // Made before something that may go wrong, they must not drive out the one before.
    ...whole.filter((one) => isYoung(one, dayMs)).map(({ id }) => id),
    ...newestOfEach(whole, dayOf, kept.days),
    ...newestOfEach(whole, weekOf, kept.weeks),
    ...newestOfEach(whole, monthOf, kept.months),
    ...inbox.filter((one, place) => place === 0 || isYoung(one, inboxMs)).map(({ id }) => id),
  ])
}

/**
 * Of backups that were made before upgrades: the newest of each version's tables, of the last three. An
 * upgrade that is begun again and again does not drive out the one before it.
 */
export function keptBeforeUpgrades(backups: readonly Dated[]): Set<string> {
  const newestFirst = backups.toSorted((a, b) => (a.at < b.at ? 1 : -1))
  const byTables = new Map<string, string>()
  for (const { id, migration = '' } of newestFirst)
    if (!byTables.has(migration)) byTables.set(migration, id)
  return new Set([...byTables.values()].slice(0, 3))
}

/** Of the last so many spans that have one: after a month without backups nothing else must go. */
function newestOfEach(newestFirst: Dated[], spanOf: (at: string) => string, most: number) {
  const bySpan = new Map<string, string>()
  for (const { id, at } of newestFirst) if (!bySpan.has(spanOf(at))) bySpan.set(spanOf(at), id)
  return [...bySpan.values()].slice(0, most)
}

const dayOf = (at: string) => at.slice(0, 10)
const monthOf = (at: string) => at.slice(0, 7)
/** By number since a Monday: weeks begin on Mondays, and in UTC. */
const weekOf = (at: string) => String(Math.floor((Date.parse(at) - 4 * dayMs) / (7 * dayMs)))
