/**
 * A studio over real HTTP that answers the contract's reads with sample content, and misbehaves on
 * demand: for proving what the site does when the real one is slow, lying or gone.
 */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type EndpointName, endpoints, problem } from '@wajiha/contract'
import { sampleData, sampleMeta } from './sample-content.ts'

/** How an answer is spoilt; `false` leaves this one as it is. */
export type Fault = (response: ServerResponse, path: string) => unknown

export type StandInStudio = Awaited<ReturnType<typeof startStandInStudio>>

export async function startStandInStudio(port = 0) {
  const edited = new Map<string, unknown>()
  const changes: { id: number; tags: string[]; at: string }[] = []
  const waiting = new Set<() => void>()
  const asked: string[] = []
  let fault: Fault | undefined
  let epoch = 'epoch-1'

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://studio')
    const path = decodeURIComponent(url.pathname.replace('/api/v1/', ''))
    if (path === 'changes') return answerChanges(url.searchParams, response)
    if (path === 'health') return response.end('{}')
    asked.push(path)
    // As Next does: an address that ends in a slash is another one.
    if (path === '') return response.writeHead(308, { location: '/api/v1' }).end()
    if (fault && fault(response, path) !== false) return
    if (path.startsWith('media/')) return response.writeHead(200).end('picture')
    const found = findEndpoint(path)
    const own = `${request.headers['content-language']} ${path}`
    const changed = edited.has(own) ? edited.get(own) : edited.get(path)
    const data = found && (changed ?? sampleData(found.name, found.parameter))
    if (!found || !data || changed === null) {
      response.writeHead(404, { 'content-type': 'application/problem+json' })
      return response.end(JSON.stringify(problem('not_found')))
    }
    response.writeHead(200, {
      'content-type': 'application/json',
      'cache-tag': tagsOf(found.name, found.parameter),
    })
    response.end(JSON.stringify({ data, meta: sampleMeta(found.name, url.searchParams) }))
  })

  function answerChanges(query: URLSearchParams, response: ServerResponse) {
    const after = Number(query.get('after'))
    const send = () => {
      const news = changes.filter(({ id }) => id > after)
      const last = changes.at(-1)?.id ?? 0
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ data: { epoch, last: Math.max(last, after), changes: news } }))
    }
    if (changes.some(({ id }) => id > after) || query.get('hold') === '0') return send()
    const wake = () => {
      waiting.delete(wake)
      send()
    }
    waiting.add(wake)
    response.on('close', () => waiting.delete(wake))
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: bound } = server.address() as AddressInfo
  return {
    port: bound,
    apiBase: `http://127.0.0.1:${bound}/api/v1/`,
    /** Paths asked for, in order, the feed left out. */
    asked,
    /**
     * Publishes other data at a path (`null` unpublishes it) and announces the tags; `en blogs/x` is
     * published in English alone.
     */
    publish(path: string, data: unknown, tags: string[]) {
      edited.set(path, data)
      changes.push({ id: changes.length + 1, tags, at: new Date().toISOString() })
      for (const wake of [...waiting]) wake()
    },
    misbehave(how: Fault | undefined) {
      fault = how
    },
    forget(newEpoch: string) {
      epoch = newEpoch
      changes.length = 0
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function findEndpoint(path: string): { name: EndpointName; parameter: string } | undefined {
  const [head = '', parameter = ''] = path.split('/')
  for (const [name, { path: pattern }] of Object.entries(endpoints)) {
    const [patternHead, patternParameter] = pattern.split('/')
    if (patternHead === head && Boolean(patternParameter) === Boolean(parameter))
      return { name: name as EndpointName, parameter }
  }
  return undefined
}

const tagsOf = (name: EndpointName, parameter: string) =>
  [name, ...(parameter ? [`${name}:${parameter}`] : [])].map((tag) => encodeURI(tag)).join(',')
