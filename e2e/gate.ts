/**
 * A network with a gate: a proxy that stands between a browser and the site, lets the first bytes of an
 * upload through, and then waits for what the test decides. Slow by a condition, never by a clock.
 */
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'

export type Gate = Awaited<ReturnType<typeof openGate>>

type Held = { cut: () => void; release: () => void }

/**
 * @param isHeld whether a request waits at the gate.
 * @param after how many bytes of it pass before it does.
 */
export async function openGate(isHeld: (request: IncomingMessage) => boolean, after: number) {
  const arrivals: Held[] = []
  const waiting: ((held: Held) => void)[] = []
  let isOpen = false

  async function hold(request: IncomingMessage): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const held = { cut: () => request.socket.destroy(), release: resolve }
    const next = waiting.shift()
    if (next) next(held)
    else arrivals.push(held)
    request.socket.once('close', resolve)
    await promise
  }

  async function* bodyOf(request: IncomingMessage) {
    let passed = 0
    for await (const chunk of request) {
      yield chunk
      const before = passed
      passed += (chunk as Buffer).length
      if (!isOpen && isHeld(request) && before < after && passed >= after) await hold(request)
    }
  }

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const { host, port, pathname, search } = new URL(request.url ?? '/', 'http://nowhere.invalid')
    const onward = send(
      {
        host: '127.0.0.1',
        port,
        method: request.method,
        path: pathname + search,
        headers: { ...request.headers, host },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    onward.on('error', () => response.destroy())
    pipeline(bodyOf(request), onward).catch(() => onward.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    proxy: { server: `http://127.0.0.1:${port}` },
    /** The next upload that stands at the gate; each is given once. */
    next: () =>
      new Promise<Held>((resolve) => {
        const held = arrivals.shift()
        if (held) resolve(held)
        else waiting.push(resolve)
      }),
    /** From now on everything passes. */
    open: () => {
      isOpen = true
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
