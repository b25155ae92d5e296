/**
 * Stands before several nodes of the site, as an ingress does: a request goes to each in turn, and to the next one
 * where nobody answers it whole. So a message may have been taken in by the first all the same: then it comes to both.
 */
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Balancer = {
  port: number
  /** Requests that were sent to a second node. */
  retried: () => number
  stop: () => Promise<void>
}

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer }

export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  let [turn, retried] = [0, 0]

  async function answerFor(asked: IncomingMessage): Promise<Answer | undefined> {
    const body = await bytesOf(asked)
    turn += 1
    const first = turn
    for (const at of ports.keys()) {
      const port = ports[(first + at) % ports.length] ?? 0
      if (at > 0) retried += 1
      const answer = await ask(port, asked, body).catch(() => undefined)
      if (answer) return answer
    }
    return undefined
  }

  const server = createServer((asked, to) => {
    to.on('error', () => {})
    answerFor(asked).then(
      (answer) =>
        answer
          ? to.writeHead(answer.status, answer.headers).end(answer.body)
          : to.writeHead(502).end(),
      () => to.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    retried: () => retried,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Rejects where nobody listens, and where the answer ends before its end. */
function ask(port: number, { method, url: path, headers }: IncomingMessage, body: Buffer) {
  return new Promise<Answer>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, method, path, headers, agent: false }
    const on = request(options, (back) => {
      const { statusCode: status = 502, headers: told } = back
      bytesOf(back).then((bytes) => resolve({ status, headers: told, body: bytes }), reject)
    })
    on.on('error', reject).end(body)
  })
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk)
  return Buffer.concat(chunks)
}
