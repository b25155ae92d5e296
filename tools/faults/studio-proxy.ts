/**
 * Stands between the site and the studio, and spoils what comes back on demand. Whatever it does to an
 * answer, the request itself has reached the studio: that is the case in which duplicates are made.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** `slow`: five seconds late. `trickle`: a byte at a time. `corrupt`: something else altogether. */
export type ProxyMood = 'honest' | 'slow' | 'trickle' | 'corrupt'

export type StudioProxy = {
  port: number
  behave: (mood: ProxyMood) => void
  /** Answers spoilt so far. */
  spoilt: () => number
  stop: () => Promise<void>
}

const slowMs = 5_000
const trickleMs = 250

/** What a corrupt studio says: status, type, body. */
const corruptions: [number, string, string | Buffer][] = [
  [200, 'application/json', '{'],
  [200, 'application/json', 'null'],
  [200, 'application/json', '[]'],
  [200, 'text/html', '<!doctype html><title>Welcome</title>'],
  [204, 'application/json', ''],
  [200, 'application/json', '{"data":{"id":1,"submission":{}}}'],
  [200, 'application/json', Buffer.from([0x1f, 0x8b, 0x08, 0xff, 0x00])],
  [200, 'application/json', `{"data":"${'x'.repeat(200_000)}"}`],
]

export async function startStudioProxy(studioPort: number): Promise<StudioProxy> {
  let mood: ProxyMood = 'honest'
  let spoilt = 0

  async function answer(from: IncomingMessage, back: IncomingMessage, to: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of back) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    // The feed of publications is held open by design; only deliveries are spoilt.
    if (mood === 'honest' || !from.url?.includes('/submissions'))
      return to.writeHead(back.statusCode ?? 502, back.headers).end(body)
    spoilt += 1
    if (mood === 'corrupt') {
      const [status, type, words] = corruptions[spoilt % corruptions.length] ?? [500, '', '']
      return to.writeHead(status, { 'content-type': type }).end(words)
    }
    if (mood === 'slow') await pause(slowMs)
    to.writeHead(back.statusCode ?? 502, back.headers)
    if (mood === 'slow') return to.end(body)
    for (const byte of body) {
      if (to.destroyed) return to
      to.write(Buffer.of(byte))
      await pause(trickleMs)
    }
    return to.end()
  }

  const server = createServer((from, to) => {
    const { method, url: path, headers } = from
    const on = request({ host: '127.0.0.1', port: studioPort, method, path, headers }, (back) => {
      answer(from, back, to).catch(() => to.destroy())
    })
    on.on('error', () => to.destroy())
    to.on('error', () => {}).on('close', () => on.destroy())
    from.pipe(on)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    behave: (next) => {
      mood = next
    },
    spoilt: () => spoilt,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
