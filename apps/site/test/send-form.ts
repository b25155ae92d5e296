/** Forms over the wire, exactly as written: for what no client library would send. */
import { request } from 'node:http'

export type FormAnswer = {
  status: number
  headers: Record<string, string>
  cookies: string[]
  body: string
  json: () => Record<string, unknown>
}

type Sent = { path: string; body?: string | Buffer; headers?: Record<string, string> }

/** One POST on a connection of its own. Rejects when the connection ends without an answer. */
export function sendForm(port: number, { path, body = '', headers = {} }: Sent) {
  return new Promise<FormAnswer>((resolve, reject) => {
    const all = { 'content-length': String(Buffer.byteLength(body)), ...headers }
    const options = { port, host: '127.0.0.1', path, method: 'POST', headers: all, agent: false }
    const sent = request(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8')
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string>,
          cookies: response.headers['set-cookie'] ?? [],
          body: text,
          json: () => JSON.parse(text) as Record<string, unknown>,
        })
      })
    })
    sent.on('error', reject).end(body)
  })
}

/** One JSON submission. */
export const sendJsonForm = (
  port: number,
  form: string,
  value: unknown,
  headers: Record<string, string> = {},
) =>
  sendForm(port, {
    path: `/api/forms/${form}`,
    body: typeof value === 'string' ? value : JSON.stringify(value),
    headers: { 'content-type': 'application/json', ...headers },
  })

/** One form as a browser without script sends it. */
export const sendPageForm = (
  port: number,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  sendForm(port, {
    path,
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

export type Part = [name: string, value: string | Buffer, filename?: string, type?: string]

/** A multipart body with its Content-Type. */
export function multipart(parts: Part[], boundary = 'x-boundary') {
  const chunks = parts.flatMap(([name, value, filename, type]) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${
        filename === undefined ? '' : `; filename="${filename}"`
      }\r\n${type ? `Content-Type: ${type}\r\n` : ''}\r\n`,
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ])
  return {
    body: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
