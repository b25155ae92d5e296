/** What both servers do with whoever is still sending when they have been answered. */
import type { IncomingMessage } from 'node:http'

const longestMs = 1_500
const mostBytes = 64_000_000

/**
 * Takes in and drops what is left of a request's body, until it ends, for 1.5 s or 64 MB at most. A
 * connection that is closed in the middle of an upload shows its sender a broken connection, and
 * never the answer. Settles at once when the body has been read; never rejects.
 */
export function hearOut(request: IncomingMessage): Promise<void> {
  if (request.complete) return Promise.resolve()
  return new Promise((resolve) => {
    const patience = setTimeout(over, longestMs)
    let heard = 0
    request
      .on('data', (chunk: Buffer) => {
        heard += chunk.length
        if (heard > mostBytes) over()
      })
      .once('end', over)
      .once('close', over)
      .once('error', over)
      .resume()

    function over() {
      clearTimeout(patience)
      resolve()
    }
  })
}
