/**
 * A breaker for every kind of question, and one for the studio as a whole: an address of the API that
 * fails or is slow says nothing of the others. A studio that nobody can reach opens the whole one, and
 * so do three kinds of question that fail while none is answered. Searches never do: what visitors
 * search for is theirs, not the studio's state.
 */
import type { EndpointName } from '@wajiha/contract'
import { type Breaker, createBreaker } from '../plumbing/breaker.ts'

export type Breakers = {
  /** Whether a question of this kind may be asked now. */
  allows: (name: EndpointName) => boolean
  succeeded: (name: EndpointName) => void
  failed: (name: EndpointName, blame: Blame) => void
}

/** What a failure speaks against: the whole studio, or this one kind of question. */
export type Blame = 'studio' | 'question'

export function createBreakers(now: () => number = Date.now): Breakers {
  const whole = createBreaker(now)
  /** Kinds that failed until they opened, since anything was answered. */
  const stuck = new Set<EndpointName>()
  const kinds = new Map<EndpointName, Breaker>()
  const of = (name: EndpointName) => {
    const breaker = kinds.get(name) ?? createBreaker(now)
    kinds.set(name, breaker)
    return breaker
  }
  return {
    allows: (name) => of(name).allows() && whole.allows(),
    succeeded(name) {
      of(name).succeeded()
      stuck.clear()
      whole.succeeded()
    },
    failed(name, blame) {
      if (blame === 'studio') return void whole.failed()
      const isOpen = of(name).failed()
      if (!isOpen || name === 'search' || stuck.has(name)) return
      stuck.add(name)
      whole.failed()
    },
  }
}
