/**
 * The end of a server beside which another one accepts already. New connections are the other's. Those that
 * are open are told with their next answer to come again on a new one, and none is closed while nothing is
 * said on it but by its own time limit: what is closed by us may have a request on its way.
 */
import type { Server } from 'node:http'
import { Server as Listening } from 'node:net'

/** Settles when the last connection has ended; cuts what is left after `longestMs`. */
export function drain(server: Server, longestMs: number): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), longestMs)
    // Not the HTTP server's own `close`, which ends all that is idle at once.
    Listening.prototype.close.call(server, () => {
      clearTimeout(cut)
      resolve()
    })
  })
}
