/**
 * How one process of the site follows another without a connection being refused (decision 076). Whoever
 * started us may hold the listening socket, and hand it to us as a descriptor; a successor opens everything,
 * waits until it could answer, and only then accepts.
 */
import { setTimeout as pause } from 'node:timers/promises'

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
