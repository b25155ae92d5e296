/** One form over the wire: most are messages, every eighth is an application with a CV; uploads that take their time. */
import { once } from 'node:events'
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

export function post(port: number, { message, at, more }: Written): Promise<Answer> {
  const isLetter = more || at % 8 !== 0
  const form = isLetter ? letter(message, more) : application(message, aPdf(message))
  const { sent, answered } = begin(port, form, at)
  sent.end(form.body)
  return answered
}

const slowly = { bytes: 16_384, everyMs: 250 }

/** An application that comes over a weak line until `finish` lets the rest come at once. */
export async function beginUpload(port: number, { message, at }: Omit<Written, 'more'>) {
  const form = application(message, aPdf('a long life '.repeat(100_000)))
  const { sent, answered } = begin(port, form, at)
  const bytes = Buffer.from(form.body)
  let gone = 0
  const clock = setInterval(() => {
    if (gone + slowly.bytes >= bytes.length) return clearInterval(clock)
    sent.write(bytes.subarray(gone, gone + slowly.bytes))
    gone += slowly.bytes
  }, slowly.everyMs)
  await once(sent, 'socket')
  return {
    finish() {
      clearInterval(clock)
      sent.end(bytes.subarray(gone))
      return answered
    },
  }
}

type Form = { path: string; type: string; body: string }

/** Opens the request, the body of which is still to come. */
function begin(port: number, { path, type, body }: Form, at: number) {
  const headers = {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    // A neighbourhood of its own for each of some hundred thousand visitors.
    'x-forwarded-for': `${20 + ((at >> 16) & 63)}.${(at >> 8) & 255}.${at & 255}.9`,
  }
  const options = { port, host: '127.0.0.1', path, method: 'POST', headers, agent: false }
  const sent = request(options)
  const answered = new Promise<Answer>((resolve) => {
    const nobody = () => resolve({ status: 0, reference: '' })
    sent.once('error', nobody).once('response', (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString())).on('error', nobody)
      response.on('close', () =>
        response.complete
          ? resolve({ status: response.statusCode ?? 0, reference: referenceIn(text) })
          : nobody(),
      )
    })
    sent.setTimeout(patienceMs, () => sent.destroy())
  })
  return { sent, answered }
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

function application(message: string, cv: string) {
  const part = (name: string, value: string, more = '') =>
    `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
  const body = [
    part('name', 'سارة العتيبي'),
    part('email', `${message}@example.com`),
    part('consentPrivacy', 'on'),
    part('idempotencyKey', message),
    part('cv', cv, '; filename="السيرة الذاتية.pdf"'),
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
