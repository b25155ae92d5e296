/**
 * People and programs against the site's own way in: the same reading, guard and inbox as in
 * production, over one day of a clock that is turned by hand. `node bench/spam/run.ts` prints it.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Scripted, scripted } from './advertisers.ts'
import { openDay } from './day.ts'
import { type Person, people } from './people.ts'
import { createRandom } from './random.ts'
import { timeline } from './timeline.ts'

type Rates = {
  /** Per kind: how many, and how many of them were let through, or held back if people. */
  kinds: { kind: string; sent: number; wrong: number }[]
  scripted: { sent: number; quarantined: number }
  people: { sent: number; quarantined: number; reasons: string[] }
}

export async function spamRates(seed = 20_261_121): Promise<Rates> {
  const folder = await mkdtemp(join(tmpdir(), 'wajiha-spam-'))
  const random = createRandom(seed)
  const visits = [...people(random), ...scripted(random)]
  const day = await openDay(folder)
  try {
    const heldOf = new Map<Person | Scripted, string[]>(visits.map((visit) => [visit, []]))
    for (const { visit, send } of timeline(visits)) {
      const outcome = await send(day)
      if (outcome.kind === 'quarantined') heldOf.get(visit)?.push(...outcome.reasons)
      if (outcome.kind === 'refused') heldOf.get(visit)?.push('refused')
    }
    return sum(heldOf)
  } finally {
    day.close()
    await rm(folder, { recursive: true, force: true })
  }
}

const isPerson = (visit: Person | Scripted): visit is Person => 'attempts' in visit

function sum(heldOf: ReadonlyMap<Person | Scripted, readonly string[]>): Rates {
  const kinds = new Map<string, { kind: string; sent: number; wrong: number }>()
  const rates: Rates = {
    kinds: [],
    scripted: { sent: 0, quarantined: 0 },
    people: { sent: 0, quarantined: 0, reasons: [] },
  }
  for (const [visit, held] of heldOf) {
    const isHeld = held.length > 0
    const side = isPerson(visit) ? rates.people : rates.scripted
    side.sent += 1
    if (isHeld) side.quarantined += 1
    if (isPerson(visit)) rates.people.reasons.push(...held)
    const count = kinds.get(visit.kind) ?? { kind: visit.kind, sent: 0, wrong: 0 }
    kinds.set(visit.kind, count)
    count.sent += 1
    if (isHeld === isPerson(visit)) count.wrong += 1
  }
  return { ...rates, kinds: [...kinds.values()] }
}

/** Prints one line a kind, and both rates. */
export async function showSpamRates(): Promise<void> {
  const { kinds, scripted: programs, people: folk } = await spamRates()
  console.table(kinds.map(({ kind, sent, wrong }) => ({ kind, sent, 'judged wrongly': wrong })))
  const share = ((100 * programs.quarantined) / programs.sent).toFixed(1)
  console.log(
    `scripted posts quarantined: ${programs.quarantined} of ${programs.sent} (${share} %)`,
  )
  console.log(`people held back: ${folk.quarantined} of ${folk.sent} ${folk.reasons.join(', ')}`)
}

if (import.meta.main) await showSpamRates()
