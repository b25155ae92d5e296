/**
 * The part of a studio that takes deliveries, over real HTTP: it stores once per key, reads back, and
 * fails, lies or vanishes on demand. What it stored outlives its restarts.
 */
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { problem, type Submission } from '@wajiha/contract'

export type SubmissionsStudio = Awaited<ReturnType<typeof startSubmissionsStudio>>

/** `lie`: reads back something else. `forget`: says yes and stores nothing. */
export type Mood = 'honest' | 'lie' | 'forget' | 'silent' | 'failing' | 'picky'

type Stored = { submission: Submission; file?: Buffer; files: Buffer[] }

export async function startSubmissionsStudio(serviceKey: string) {
  const stored = new Map<string, Stored>()
  /** Keys in the order in which they were stored. */
  const order: string[] = []
  let deliveries = 0
  let mood: Mood = 'honest'
  let server: Server | undefined
  let port = 0

  const open = () =>
    new Promise<void>((resolve) => {
      server = createServer(async (request, response) => {
        const send = (status: number, value: unknown) =>
          response
            .writeHead(status, { 'content-type': 'application/json' })
            .end(JSON.stringify(value))
        if (
          request.url === '/api/v1/changes' ||
          request.headers.authorization !== `Bearer ${serviceKey}`
        )
          return send(401, problem('unauthorised'))
        if (mood === 'silent') return
        if (request.url?.endsWith('/visits')) return response.writeHead(204).end()
        if (mood === 'failing') return send(500, problem('internal'))
        if (request.method === 'POST') return send(...(await store(request)))
        const key = decodeURIComponent(request.url?.split('/').at(-1) ?? '')
        const found = stored.get(key)
        if (!found) return send(404, problem('not_found'))
        const lie = mood === 'lie' ? { ...found.submission, locale: 'xx' } : found.submission
        send(200, { data: { id: `row-${key}`, submission: lie, ...checksums(found) } })
      })
      server.listen(port, '127.0.0.1', () => {
        if (server) port = (server.address() as AddressInfo).port
        resolve()
      })
    })

  async function store(request: IncomingMessage): Promise<[number, unknown]> {
    deliveries += 1
    const { submission, ...files } = await readDelivery(request)
    if (mood === 'picky' && submission.answers.name === 'مرفوضة')
      return [422, problem('validation')]
    const { idempotencyKey } = submission
    if (mood !== 'forget' && !stored.has(idempotencyKey)) {
      stored.set(idempotencyKey, { submission, ...files })
      order.push(idempotencyKey)
    }
    return [201, { data: { id: `row-${idempotencyKey}`, submission } }]
  }

  await open()
  return {
    apiBase: `http://127.0.0.1:${port}/api/v1/`,
    stored,
    order,
    deliveries: () => deliveries,
    behave(as: Mood) {
      mood = as
    },
    async stop() {
      server?.closeAllConnections()
      await new Promise((resolve) => server?.close(resolve))
    },
    restart: open,
  }
}

async function readDelivery(request: IncomingMessage): Promise<Stored> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const type = request.headers['content-type'] ?? ''
  if (type.startsWith('application/json'))
    return { submission: JSON.parse(Buffer.concat(chunks).toString()), files: [] }
  const answer = new Response(Buffer.concat(chunks), { headers: { 'content-type': type } })
  const form = await answer.formData()
  const bytesOf = async (file: unknown) => Buffer.from(await (file as File).arrayBuffer())
  const file = form.get('file')
  return {
    submission: JSON.parse(String(form.get('submission'))) as Submission,
    ...(file ? { file: await bytesOf(file) } : {}),
    files: await Promise.all(form.getAll('files').map(bytesOf)),
  }
}

const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

const checksums = ({ file, files }: Stored) => ({
  ...(file ? { attachmentSha256: sumOf(file) } : {}),
  ...(files.length > 0 ? { fileSha256s: files.map(sumOf) } : {}),
})
