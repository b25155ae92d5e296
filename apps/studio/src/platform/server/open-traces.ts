/** Requests to the studio as spans; imported always, while OpenTelemetry itself is loaded only where it is wanted. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { traceRequest } from '@wajiha/contract/trace-request'
import type { Env } from '../env.ts'

type StudioTraces = {
  trace: (request: IncomingMessage, response: ServerResponse, answer: () => void) => void
  stop: () => Promise<void>
}

export async function openStudioTraces(wanted: NonNullable<Env['traces']>): Promise<StudioTraces> {
  const { openTraces } = await import('@wajiha/contract/open-traces')
  const onFailing = (reason: string) => {
    const line = { level: 40, time: Date.now(), name: 'studio', reason, msg: 'traces_not_taken' }
    process.stderr.write(`${JSON.stringify(line)}\n`)
  }
  const known = openTraces({ service: 'wajiha-studio', ...wanted, onFailing })
  return {
    stop: known.stop,
    trace(request, response, answer) {
      const route = roomOf(request.url ?? '')
      // The API is the site's alone; what browsers send to the office is anybody's.
      const isKnown = route === '/api/v1/*'
      // What asks again and again whether something is new or alive belongs to no trace, and would be most of them.
      if (isKnown && request.headers.traceparent === undefined) return answer()
      traceRequest(known, { request, response, route, isKnown }, answer)
    },
  }
}

/** As far as an address says it without the studio's features: the API names its patterns itself. */
export function roomOf(target: string): string {
  const [, room] = /^\/(api\/v1|api|admin|_next)(?:[/?]|$)/.exec(target) ?? []
  return room ? `/${room}/*` : '*'
}
