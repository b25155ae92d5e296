/**
 * So many requests a second, whatever becomes of the ones before: addresses and forms, half of them on connections
 * that are kept, as a proxy's are, half each on its own. Everything that is not answered as it should be is told.
 */
import { Agent, request } from 'node:http'
import { post } from './post.ts'

export type SteadyLoad = {
  /** Requests that were sent so far, and seconds since the first. */
  sent: () => number
  seconds: () => number
  /** How many were asked anew, since a kept connection had ended before they came. */
  askedAgain: () => number
  /** What became of those that failed, in words. */
  failures: string[]
  /** Settles when everything was answered. */
  stop: () => Promise<void>
}

type Options = {
  port: number
  perSecond: number
  /** Tells its messages from those of others. */
  run: string
  /** Asked for in turn; each answers with 200 unless it says another status. */
  paths: readonly (string | { path: string; status: number })[]
  /** One request of so many is a form. */
  formEach?: number
  /** Asks anew where a kept connection ended before the request came, as browsers and proxies do; else that is a failure. */
  asksAgain?: boolean
  /** Hears of every message that was thanked for. */
  onThanks: (message: string, reference: string) => void
}

const tickMs = 10
export function startSteadyLoad(options: Options): SteadyLoad {
  const { port, perSecond, run, paths, onThanks, formEach = 25, asksAgain = false } = options
  const kept = new Agent({ keepAlive: true, maxSockets: 64 })
  const failures: string[] = []
  const open = new Set<Promise<void>>()
  const began = performance.now()
  let sent = 0
  let askedAgain = 0

  async function send(at: number) {
    const sentAt = performance.now()
    const fail = (what: string) => {
      const after = Math.round(performance.now() - sentAt)
      failures.push(`${what}, sent at ${Math.round(sentAt - began)} ms, after ${after} ms`)
    }
    if (at % formEach === 0) {
      const message = `${run}-load-${at}`
      const { status, reference } = await post(port, { message, at: 50_000 + at })
      if (status === 202) onThanks(message, reference)
      else fail(`form ${at}: ${status}`)
      return
    }
    const asked = paths[at % paths.length] ?? '/'
    const { path, status } = typeof asked === 'string' ? { path: asked, status: 200 } : asked
    let answered = await get(port, path, at % 2 ? kept : undefined)
    if (asksAgain && answered === ended) {
      askedAgain += 1
      answered = await get(port, path, undefined)
    }
    if (answered !== status) fail(`${at % 2 ? 'kept' : 'own'} ${path}: ${answered}`)
  }

  const clock = setInterval(() => {
    const due = Math.floor(((performance.now() - began) / 1_000) * perSecond)
    for (; sent < due; sent += 1) {
      const one = send(sent).finally(() => open.delete(one))
      open.add(one)
    }
  }, tickMs)

  const seconds = () => (performance.now() - began) / 1_000
  return {
    sent: () => sent,
    askedAgain: () => askedAgain,
    seconds,
    failures,
    async stop() {
      clearInterval(clock)
      await Promise.all(open)
      kept.destroy()
    },
  }
}

/** A kept connection that the server had ended before it answered anything. */
const ended = 'a kept connection ended'

/** @returns the status, or why there was none. */
function get(port: number, path: string, agent: Agent | undefined): Promise<number | string> {
  return new Promise((resolve) => {
    const headers = { 'x-forwarded-for': `60.${Math.floor(Math.random() * 250)}.7.9` }
    const options = { port, host: '127.0.0.1', path, headers, agent: agent ?? false }
    const asked = request(options, (response) => {
      response
        .on('error', (error) => resolve(error.message))
        .on('end', () => resolve(response.statusCode ?? 0))
        .resume()
    })
    asked
      .on('error', (error: NodeJS.ErrnoException) => {
        const isEnded = asked.reusedSocket && error.code === 'ECONNRESET'
        resolve(isEnded ? ended : (error.code ?? error.message))
      })
      .end()
  })
}
