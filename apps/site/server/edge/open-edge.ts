/**
 * The shared cache in front of the site (decision 082): what pages say to it, and how it hears that they changed.
 * It is told after our own store was: from then on no old page leaves here that it might keep. Every process of the
 * site tells it by itself, so that the last one to hear of a change has the last word. What an earlier process
 * owed it is not known, so each begins by telling it to forget everything.
 */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type EdgeState, edgeStateFile } from '@wajiha/contract/edge-state'
import type { Config, EdgeConfig } from '../config.ts'
import { type Log, reasonOf } from '../log.ts'
import { writeWhole } from '../plumbing/write-whole.ts'
import { type EdgeHeaders, edgeHeaders } from './edge-headers.ts'
import { openPurgeQueue } from './purge-queue.ts'
import { protocols, sendPurge } from './purge-requests.ts'
import { everyPage, surrogateKey, widePage } from './surrogate-keys.ts'

export type EdgeFacts = {
  /** Keys told, and requests that were refused, since the process began. */
  purged: number
  refused: number
  waiting: number
  /** Of the key that waits longest. */
  oldestSeconds: number
}

export type Edge = {
  headers: EdgeHeaders
  /** Everything kept there is old. */
  forgetAll: () => void
  /** The answer of this key changed, and our own store knows. */
  changed: (answer: string) => void
  facts: () => EdgeFacts
  stop: () => Promise<void>
}

/** @returns nothing where no shared cache is set. */
export function openEdge({ edge, dataDir }: Config, log: Log): Edge | undefined {
  return edge && openPurging(edge, rememberTrouble(dataDir, log), log)
}

function openPurging(edge: EdgeConfig, trouble: Trouble, log: Log): Edge {
  let purged = 0
  let refused = 0
  const queues = edge.addresses.map((address) =>
    openPurgeQueue({
      send: (keys) => sendPurge(edge, address, keys),
      most: protocols[edge.product].most,
      onTaken(keys) {
        purged += keys
        trouble.isOver(address)
      },
      onRefused(error) {
        refused += 1
        const reason = reasonOf(error)
        if (trouble.isNew(address, reason)) log.warn('edge_not_purged', { reason })
      },
    }),
  )
  const tell = (key: string) => {
    for (const queue of queues) queue.add(key)
  }
  return {
    headers: edgeHeaders(edge.product),
    forgetAll: () => tell(everyPage),
    changed(answer) {
      // A page that now leads elsewhere was not made from the rule that leads.
      if (isRedirects(answer)) return tell(everyPage)
      tell(surrogateKey(answer))
      tell(widePage)
    },
    facts() {
      const states = queues.map(({ state }) => state())
      const since = states.flatMap((state) => state.since ?? [])
      return {
        purged,
        refused,
        waiting: states.reduce((sum, { waiting }) => sum + waiting, 0),
        oldestSeconds: since.length > 0 ? (Date.now() - Math.min(...since)) / 1_000 : 0,
      }
    },
    stop: async () => void (await Promise.all(queues.map(({ stop }) => stop()))),
  }
}

const isRedirects = (answer: string) => answer.endsWith(' redirects')

type Trouble = {
  /** @returns whether it went well before. */
  isNew: (address: string, reason: string) => boolean
  isOver: (address: string) => void
}

/** Kept on disk for the doctor, as long as it lasts. */
function rememberTrouble(dataDir: string, log: Log): Trouble {
  const file = join(dataDir, ...edgeStateFile)
  const deaf = new Map<string, EdgeState>()
  let isWritten = true
  let writing = Promise.resolve()
  const write = () => {
    const [state] = deaf.values()
    if (!state && !isWritten) return
    isWritten = state !== undefined
    writing = writing
      .then(() => (state ? writeWhole(file, JSON.stringify(state)) : rm(file, { force: true })))
      .catch((error) => log.warn('edge_state_not_kept', { reason: reasonOf(error) }))
  }
  return {
    isNew(address, reason) {
      const known = deaf.get(address)
      deaf.set(address, { since: known?.since ?? new Date().toISOString(), reason })
      if (known?.reason !== reason) write()
      return !known
    },
    isOver(address) {
      const wasDeaf = deaf.delete(address)
      if (wasDeaf) log.info('edge_purged_again')
      write()
    },
  }
}
