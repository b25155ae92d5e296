/** One form over the wire: most are messages, every eighth is an application with a CV. */
import { request } from 'node:http'
import { aPdf } from '@wajiha/contract/test/a-pdf'

export type Answer = {
  /** 0 when nobody answered. */
  status: number
  reference: string
}

const patienceMs = 30_000

type Written = {
  message: string
  /** Which visitor: each has an address of their own. */
  at: number
  /** Fields beside the usual ones; with them it is always a letter. */
  more?: Record<string, unknown> | undefined
}

export function post(port: number, { message, at, more }: Written) {
  const isLetter = more || at % 8 !== 0
  const { path, type, body } = isLetter ? letter(message, more) : application(message)
  const headers = {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    // A neighbourhood of its own for each of some hundred thousand visitors.
    'x-forwarded-for': `${20 + ((at >> 16) & 63)}.${(at >> 8) & 255}.${at & 255}.9`,
  }
  return new Promise<Answer>((resolve) => {
    const nobody = () => resolve({ status: 0, reference: '' })
    const options = { port, host: '127.0.0.1', path, method: 'POST', headers, agent: false }
    const sent = request(options, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString())).on('error', nobody)
      response.on('close', () =>
        response.complete
          ? resolve({ status: response.statusCode ?? 0, reference: referenceIn(text) })
          : nobody(),
      )
    })
    sent.setTimeout(patienceMs, () => sent.destroy())
    sent.on('error', nobody).end(body)
  })
}

function letter(message: string, more: Record<string, unknown> = {}) {
  const body = JSON.stringify({
    name: 'سارة العتيبي',
    email: `${message}@example.com`,
    message: 'نريد موقعًا لمتجرنا',
    consentPrivacy: true,
    idempotencyKey: message,
    ...more,
  })
  return { path: '/api/forms/contact', type: 'application/json', body }
}

function application(message: string) {
  const part = (name: string, value: string, more = '') =>
    `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
  const body = [
    part('name', 'سارة العتيبي'),
    part('email', `${message}@example.com`),
    part('consentPrivacy', 'on'),
    part('idempotencyKey', message),
    part('cv', aPdf(message), '; filename="السيرة الذاتية.pdf"'),
    '--x--\r\n',
  ].join('')
  return { path: '/api/forms/apply', type: 'multipart/form-data; boundary=x', body }
}

function referenceIn(text: string): string {
  try {
    return String((JSON.parse(text) as { reference?: unknown }).reference ?? '')
  } catch {
    return ''
  }
}
