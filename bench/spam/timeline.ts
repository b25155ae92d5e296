/** Everything that is sent on the day, in the order in which it arrives. */
import type { Scripted } from './advertisers.ts'
import type { Day } from './day.ts'
import type { Person } from './people.ts'

export type Sending = {
  /** Of one person or program. */
  visit: Person | Scripted
  /** Milliseconds from the beginning of the day. */
  at: number
  send: (day: Day) => ReturnType<Day['send']>
}

export function timeline(visits: readonly (Person | Scripted)[]): Sending[] {
  return visits
    .flatMap((visit) => ('attempts' in visit ? sendingsOf(visit) : [sendingOf(visit)]))
    .sort((one, other) => one.at - other.at)
}

/** One stamp and one key for all attempts, as the page keeps them. */
function sendingsOf(visit: Person): Sending[] {
  let at = visit.at
  let key: string | undefined
  return visit.attempts.map(({ fields, afterMs }) => {
    at += afterMs
    const now = at
    return {
      visit,
      at,
      send(day) {
        key ??= day.key()
        const input = { ...fields, renderedAt: day.stamp(visit.at), idempotencyKey: key }
        return day.send({ input, address: visit.address, reckons: true, at: now })
      },
    }
  })
}

function sendingOf(visit: Scripted): Sending {
  const at = visit.at + visit.afterMs
  return {
    visit,
    at,
    send(day) {
      const input = { ...visit.fields, ...stampOf(day, visit), idempotencyKey: day.key() }
      return day.send({ ...visit, input, at })
    },
  }
}

const dayMs = 24 * 60 * 60_000

function stampOf(day: Day, { stamp, at }: Scripted): { renderedAt?: string } {
  switch (stamp) {
    case 'none':
      return {}
    case 'own':
      return { renderedAt: day.stamp(at) }
    case 'stolen':
      return { renderedAt: day.stolen() }
    case 'forged':
      return { renderedAt: `${day.stamp(at).slice(0, -3)}abc` }
    case 'old':
      return { renderedAt: day.stamp(at - dayMs - 60_000) }
  }
}
