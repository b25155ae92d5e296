/** The part of a studio that takes visits and counts, over real HTTP; it fails and vanishes on demand. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type MissedAddress,
  type PageCount,
  type StoredVisit,
  type VainSearch,
  visitsSchema,
} from '@wajiha/contract'

export type VisitsStudio = Awaited<ReturnType<typeof startVisitsStudio>>

export async function startVisitsStudio(serviceKey: string) {
  /** By their keys, as the real one holds them. */
  const touches = new Map<string, StoredVisit>()
  const counts = new Map<string, PageCount>()
  const misses = new Map<string, MissedAddress>()
  const searches = new Map<string, VainSearch>()
  let isFailing = false
  let deliveries = 0

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const isKnown = request.headers.authorization === `Bearer ${serviceKey}`
    if (request.url !== '/api/v1/visits' || !isKnown) return response.writeHead(404).end()
    deliveries += 1
    const visits = visitsSchema.parse(JSON.parse(Buffer.concat(chunks).toString()))
    for (const touch of visits.touches) touches.set(touch.id, touch)
    for (const count of visits.counts) counts.set(count.key, count)
    for (const miss of visits.misses) misses.set(miss.key, miss)
    for (const search of visits.searches) searches.set(search.key, search)
    // What was stored may be answered with an error all the same: it comes again.
    response.writeHead(isFailing ? 500 : 204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    apiBase: `http://127.0.0.1:${port}/api/v1/`,
    touches,
    counts,
    misses,
    searches,
    deliveries: () => deliveries,
    fail: (is: boolean) => {
      isFailing = is
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
