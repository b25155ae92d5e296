/**
 * A push service and a browser behind it, as RFC 8030, 8188, 8291 and 8292 have them: it checks who sends, and
 * only the browser's own keys open what was sent.
 */
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

type Sent = { path: string; headers: IncomingHttpHeaders; body: Buffer }

export async function startPushService() {
  const sent: Sent[] = []
  const answers = new Map<string, number>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const path = request.url ?? ''
    sent.push({ path, headers: request.headers, body: Buffer.concat(chunks) })
    response.writeHead(answers.get(path) ?? 201).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    sent,
    answer: (path: string, status: number) => void answers.set(path, status),
    /** A browser that allowed notices. */
    browser: () => browserAt(`${origin}/push/${randomBytes(12).toString('base64url')}`, sent),
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function browserAt(endpoint: string, sent: Sent[]) {
  const own = createECDH('prime256v1')
  const p256dh = own.generateKeys()
  const auth = randomBytes(16)
  const { pathname } = new URL(endpoint)
  return {
    pathname,
    subscription: {
      endpoint,
      keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    },
    /** What arrived for it, opened; and who sent it, as the service could tell. */
    heard: () =>
      sent
        .filter(({ path }) => path === pathname)
        .map(({ headers, body }) => ({
          headers,
          sender: senderOf(String(headers.authorization)),
          notice: JSON.parse(open(body, own, p256dh, auth)) as Record<string, unknown>,
        })),
  }
}

/** RFC 8291 over RFC 8188, one record. */
function open(
  body: Buffer,
  own: ReturnType<typeof createECDH>,
  p256dh: Buffer,
  auth: Buffer,
): string {
  const salt = body.subarray(0, 16)
  const length = body[20] ?? 0
  const theirs = body.subarray(21, 21 + length)
  const record = body.subarray(21 + length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, theirs])
  const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(theirs), auth, info, 32))
  const derive = (what: string, size: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, size))
  const opened = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  opened.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([opened.update(record.subarray(0, -16)), opened.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}

/** RFC 8292: what the token says, where its signature is that of the key beside it. */
function senderOf(authorization: string) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  const [head, claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33, 65)].map((one) =>
    one.toString('base64url'),
  )
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud: string
    sub: string
  }
  return { isGenuine, key, ...said }
}
