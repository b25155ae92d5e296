/** `/healthz`: the process lives. `/readyz`: it can answer visitors, and why not if it cannot. */
import type { Handler } from './exchange.ts'
import { sendJson } from './send.ts'

type Readiness = {
  ready: boolean
  studio: 'connected' | 'away'
  /** Answers known, from the studio or from disk. */
  answers: number
  /** What visitors sent and the studio does not have yet. */
  inbox: { waiting: number; oldestSeconds: number; isWritable: boolean; damaged: number }
}

/** @param readiness asked at every check; it must not wait for anything. */
export function serveHealth(readiness: () => Readiness): Handler {
  return (exchange) => {
    if (exchange.pathname === '/healthz') return sendJson(exchange, 200, { status: 'ok' }, noStore)
    if (exchange.pathname !== '/readyz') return false
    const state = readiness()
    return sendJson(exchange, state.ready ? 200 : 503, state, noStore)
  }
}

const noStore = { 'cache-control': 'no-store' }
