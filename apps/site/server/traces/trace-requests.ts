/** Requests of visitors as spans. A `traceparent` counts from a proxy of ours alone: anybody can write one. */
import { traceRequest } from '@wajiha/contract/trace-request'
import { traces } from '@wajiha/contract/traces'
import { fixedAddresses } from '../addresses.ts'
import type { TraceRequest } from '../http/listen.ts'
import type { Visitors } from '../http/visitor.ts'
import { createRoutes } from './route-of.ts'

/** Programs that ask every other second how it goes. */
const looks = new Set<string>([...fixedAddresses.health, ...fixedAddresses.metrics])

/** @returns nothing where no traces are kept: requests are answered as they are then. */
export function traceRequests({ isProxy }: Pick<Visitors, 'isProxy'>): TraceRequest | undefined {
  const known = traces()
  if (!known) return undefined
  const routeOf = createRoutes()
  return (request, response, answer) => {
    const route = routeOf(request.url ?? '')
    if (looks.has(route)) return answer()
    const isKnown = isProxy(request.socket.remoteAddress ?? '')
    return traceRequest(known, { request, response, route, isKnown }, answer)
  }
}
