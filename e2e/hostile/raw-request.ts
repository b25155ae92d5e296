/** Requests as bytes on a socket, so that no client library puts right what is wrong on purpose. */
import { connect } from 'node:net'

export type RawAnswer = {
  /** 0 where the connection ended, or time was over, without an answer. */
  status: number
  text: string
  ms: number
}

const longestMs = 20_000
const mostBytes = 4_000_000

/**
 * Sends bytes and reads until the connection ends.
 *
 * @param from The address of this machine that the request comes from: each /24 is a visitor of its own.
 */
export function sendRaw(port: number, bytes: string | Buffer, from: string): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const began = performance.now()
    const socket = connect({ port, host: '127.0.0.1', localAddress: from })
    const chunks: Buffer[] = []
    let size = 0
    const end = () => {
      socket.destroy()
      const text = Buffer.concat(chunks).toString('utf8')
      const statuses = [...text.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map(([, code]) =>
        Number(code),
      )
      const status = statuses.find((code) => code >= 200) ?? 0
      resolve({ status, text, ms: performance.now() - began })
    }
    socket.setTimeout(longestMs, end).on('error', end).on('close', end)
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      size += chunk.length
      if (size > mostBytes) end()
    })
    socket.on('connect', () => socket.write(bytes))
  })
}

export type Head = Record<string, string>

/** One request that closes its connection afterwards. */
export function written(
  method: string,
  path: string,
  headers: Head = {},
  body: string | Buffer = '',
) {
  const all: Head = { host: 'site.test', connection: 'close', ...headers }
  if (method === 'POST') all['content-length'] ??= String(Buffer.byteLength(body))
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  const head = `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
  return Buffer.concat([Buffer.from(head, 'utf8'), Buffer.from(body)])
}
