/**
 * Cuts connections whose other end has taken nothing of its answer for half a minute. Whoever waits for
 * an answer is let be; whoever has it and asks for nothing is let go as before.
 */
import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How long an answer may stand still. Any progress, however small, begins it anew. */
export const patienceMs = 30_000

export function cutSlowReaders(server: Server, longestMs = patienceMs): void {
  /** The last answer of each connection; the others before it have ended. */
  const answers = new WeakMap<Socket, ServerResponse>()
  server.on('request', ({ socket }, response) => void answers.set(socket, response))
  // Node looks twice before it says that nothing moved. The same event ends idle connections, after
  // `keepAliveTimeout`.
  server.setTimeout(longestMs / 2, (socket) => {
    const answer = answers.get(socket)
    const isAnswering = answer !== undefined && !answer.writableFinished && !answer.destroyed
    const isWaiting = isAnswering && socket.writableLength === 0
    if (!isWaiting) socket.destroy()
  })
}
