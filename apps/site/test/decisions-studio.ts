/** A studio that also hears decisions about the newsletter; its reads come from the stand-in beside it. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SubscriptionAction, SubscriptionOutcome } from '@wajiha/contract'
import { startStandInStudio } from './stand-in-studio.ts'

export async function startDecisionsStudio(serviceKey: string) {
  const reads = await startStandInStudio()
  const heard: SubscriptionAction[] = []
  let outcome: SubscriptionOutcome | 'away' = 'confirmed'
  const server = createServer(async (request, response) => {
    if (request.method === 'POST' && request.url === '/api/v1/subscriptions') {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const isSite = request.headers.authorization === `Bearer ${serviceKey}`
      if (!isSite || outcome === 'away') return response.writeHead(503).end()
      heard.push(JSON.parse(Buffer.concat(chunks).toString('utf8')))
      response.writeHead(200, { 'content-type': 'application/json' })
      return response.end(JSON.stringify({ data: { outcome } }))
    }
    const answer = await fetch(`http://127.0.0.1:${reads.port}${request.url}`, {
      headers: { 'content-language': String(request.headers['content-language'] ?? 'ar') },
    }).catch(() => undefined)
    if (!answer) return response.writeHead(502).end()
    const { status, headers } = answer
    response.writeHead(status, {
      'content-type': headers.get('content-type') ?? 'application/json',
      'cache-tag': headers.get('cache-tag') ?? '',
    })
    return response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1/`,
    heard,
    answer(next: SubscriptionOutcome | 'away') {
      outcome = next
    },
    async stop() {
      await reads.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
