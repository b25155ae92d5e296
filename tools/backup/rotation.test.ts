import { describe, expect, it } from 'vitest'
import { idOf } from './manifest.ts'
import { keptBeforeUpgrades, keptOf } from './rotation.ts'

const now = new Date('2026-11-25T03:00:00.000Z')
const day = 24 * 3_600_000
const made = (ms: number, kind: 'whole' | 'inbox' = 'whole') => {
  const at = new Date(now.getTime() - ms)
  return { id: idOf(at, kind), kind, at: at.toISOString() }
}
const kept = (...backups: ReturnType<typeof made>[]) =>
  backups.filter(({ id }) => keptOf(backups, now).has(id)).map(({ at }) => at.slice(0, 10))

describe('which backups stay', () => {
  it('are seven days, five weeks and twelve months of nightly ones', () => {
    const nightly = Array.from({ length: 500 }, (_, night) => made(night * day + 3_600_000))
    // Seven days, then Sundays, which close their weeks, then last days of months.
    const days = ['11-25', '11-24', '11-23', '11-22', '11-21', '11-20', '11-19']
    const weeks = ['11-15', '11-08', '11-01']
    const months = ['10-31', '09-30', '08-31', '07-31', '06-30', '05-31', '04-30', '03-31']
    const winter = ['02-28', '01-31']
    const ofThisYear = [days, weeks, months, winter].flat().map((day) => `2026-${day}`)
    expect(kept(...nightly)).toEqual([...ofThisYear, '2025-12-31'])
  })

  it('are all of the last day, and the newest of a day before', () => {
    const [today, earlier, old, older] = [made(1), made(5_000), made(2 * day), made(2 * day + 9)]
    const backups = [today, earlier, old, older]
    expect(keptOf(backups, now)).toEqual(new Set([today.id, earlier.id, old.id]))
  })

  it('are the last ones there were, however long ago', () => {
    expect(kept(made(400 * day), made(401 * day))).toHaveLength(2)
    expect(kept(made(90 * day, 'inbox'))).toHaveLength(1)
  })

  it('are two days of inboxes', () => {
    const inboxes = Array.from({ length: 300 }, (_, place) => made(place * 15 * 60_000, 'inbox'))
    expect(kept(...inboxes)).toHaveLength(2 * 24 * 4)
  })
})

it('of backups before upgrades the newest of each version’s tables stay, of the last three', () => {
  const of = (migration: string, hours: number) => ({ ...made(hours * 3_600_000), migration })
  const all = [of('a', 90), of('b', 80), of('c', 70), of('d', 60), of('d', 50), of('d', 40)]
  expect([...keptBeforeUpgrades(all)]).toEqual([all[5]?.id, all[2]?.id, all[1]?.id])
})
