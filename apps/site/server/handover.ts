/**
 * How one process of the site follows another without a connection being refused (decision 076). Whoever
 * started us may hold the listening socket, and hand it to us as a descriptor; a successor opens everything,
 * waits until it could answer, and only then accepts.
 */
import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { drain } from './http/drain.ts'
import { close, longestRequestMs } from './http/listen.ts'
import type { Log } from './log.ts'

export type Handed = {
  /** The descriptor of the listening socket; nothing where we open it ourselves. */
  socket: number | undefined
  /** Another process serves on it until we can. */
  isSuccessor: boolean
}

export const readHanded = (env: NodeJS.ProcessEnv): Handed => ({
  socket: env.WAJIHA_SOCKET_FD ? Number(env.WAJIHA_SOCKET_FD) : undefined,
  isSuccessor: env.WAJIHA_SUCCESSOR === '1',
})

/** For as long as it takes: whoever started us has less patience, and then the one before goes on. */
export async function untilReady(isReady: () => boolean): Promise<void> {
  while (!isReady()) await pause(50)
}

export type Ending = {
  /** Another process accepts: finishes what is open, and ends. */
  handOver: () => Promise<void>
  /** Nobody follows at once: what is open has a moment. */
  stop: () => Promise<void>
}

/** The same, with something done when all is over: after whatever it may have to tell of. */
export const endingWith = ({ handOver, stop }: Ending, last: () => Promise<void>): Ending => ({
  handOver: () => handOver().finally(last),
  stop: () => stop().finally(last),
})

type Parts = {
  server: Server
  log: Log
  /** How long `stop` waits for what is open. */
  graceMs: number
  /** Leaves the inbox to the other process. */
  stopCarrying: () => Promise<void>
  /** Before anything else of `stop`: readiness says so. */
  onStop: () => void
  /** Ends what follows the studio. */
  unfollow: () => void
  /** When nobody is answered any more. */
  close: () => Promise<void>
}

/** Either way may be taken while the other is under way: what is closed is closed once. */
export function waysToEnd(parts: Parts): Ending {
  const { server, log } = parts
  let closing: Promise<void> | undefined
  const closeOnce = () => {
    closing ??= parts.close().then(() => log.info('site_stopped'))
    return closing
  }
  return {
    async handOver() {
      log.info('site_hands_over')
      const drained = drain(server, longestRequestMs)
      await parts.stopCarrying()
      // Until then it hears of changes: those who are still here read what is new.
      await drained
      parts.unfollow()
      await closeOnce()
    },
    async stop() {
      parts.onStop()
      parts.unfollow()
      await close(server, parts.graceMs)
      await closeOnce()
    },
  }
}
