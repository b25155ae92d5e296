/** A system elsewhere that hears webhooks: a real HTTP server that takes, refuses, waits or hangs up. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Heard = { path: string; headers: IncomingHttpHeaders; body: string }
/** A status; `silent` keeps the answer to itself, `close` hangs up, `redirect` leads elsewhere. */
export type Behaviour = number | 'silent' | 'close' | 'redirect'

export type Receiver = {
  url: string
  /** Everything that arrived, also what was refused. */
  heard: Heard[]
  /** By path; everything else is taken with 200. */
  behave: (path: string, behaviour: Behaviour) => void
  /** Takes so many requests at this path, and keeps its answer to the others to itself. */
  silentAfter: (path: string, count: number) => void
  close: () => Promise<void>
}

export async function startReceiver(): Promise<Receiver> {
  const heard: Heard[] = []
  const behaviours = new Map<string, Behaviour>()
  const limits = new Map<string, number>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    heard.push({ path, headers: request.headers, body: Buffer.concat(chunks).toString() })
    const sofar = heard.filter((one) => one.path === path).length
    const isSilent = sofar > (limits.get(path) ?? Number.POSITIVE_INFINITY)
    const behaviour = isSilent ? 'silent' : (behaviours.get(path) ?? 200)
    if (behaviour === 'silent') return
    if (behaviour === 'close') return void request.socket.destroy()
    if (behaviour === 'redirect') return void response.writeHead(302, { location: '/ok' }).end()
    response.writeHead(behaviour).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    behave: (path, behaviour) => {
      limits.delete(path)
      behaviours.set(path, behaviour)
    },
    silentAfter: (path, count) => void limits.set(path, count),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => void server.close(() => resolve()))
    },
  }
}
