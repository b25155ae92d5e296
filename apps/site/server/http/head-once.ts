/**
 * Header lines are checked and joined by Node once a second for all answers that say the same, and not for
 * each: its own block, with its own `Date`, is handed to the others (decision 090).
 */
import type { ServerResponse } from 'node:http'

/** Where Node keeps the block that it wrote; a release that keeps it elsewhere writes each by itself. */
type Kept = { _header?: unknown }

type Block = { text: string; second: number }

const secondNow = () => Math.floor(Date.now() / 1000)

/** The head of answers with status 200. */
export class HeadOnce {
  readonly #raw: string[]
  #block: Block | undefined

  /** @param headers lines of all these answers, their length among them. */
  constructor(headers: Readonly<Record<string, string | string[]>>) {
    this.#raw = Object.entries(headers).flatMap(([name, value]) =>
      [value].flat().flatMap((line) => [name, line]),
    )
  }

  /** Writes it; the body is still to be sent, in one piece. */
  write(response: ServerResponse): void {
    if (!isPlain(response)) return void response.writeHead(200, this.#raw)
    const second = secondNow()
    const inner = response as ServerResponse & Kept
    if (this.#block?.second === second) {
      inner._header = this.#block.text
      return
    }
    response.writeHead(200, this.#raw)
    // Node's own clock for `Date` may be a moment behind: what it wrote counts, and for this second alone.
    const text = inner._header
    this.#block = typeof text === 'string' ? { text, second } : undefined
  }
}

/** The connection stays open, and nothing is said on this answer alone. */
const isPlain = (response: ServerResponse): boolean =>
  response.shouldKeepAlive && response.getHeaderNames().length === 0
