/** A shared cache over real HTTP that writes down how it is told of changes, and is deaf on demand. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Told = {
  method: string
  path: string
  headers: Record<string, string | string[] | undefined>
  body: string
}

export type StandInEdge = Awaited<ReturnType<typeof startStandInEdge>>

export async function startStandInEdge() {
  const told: Told[] = []
  const refused: Told[] = []
  let status = 200
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = '', url: path = '', headers } = request
    const body = Buffer.concat(chunks).toString()
    const isTaken = status === 200
    ;(isTaken ? told : refused).push({ method, path, headers, body })
    response.writeHead(status).end(`{"success":${isTaken}}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    /** What was taken, in order, and what was refused. */
    told,
    refused,
    /** From now on. */
    answerWith(now: number) {
      status = now
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
