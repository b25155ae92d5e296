import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '../../test/mail-server.ts'
import { openTestStudio, type TestStudio } from '../../test/open-test-studio.ts'
import { bodyOf, headerOf, leavesOf, type Part, readMessage } from '../../test/read-message.ts'
import type { Mail } from './queue-mail.ts'

let studio: TestStudio
let payload: Payload
let server: MailServer

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
  server = await startMailServer()
})
afterAll(async () => {
  await server?.close()
  await studio?.close()
})

/** Queues and sends them together. @returns each as its server got it. */
async function deliver(mails: Omit<Mail, 'key'>[]): Promise<Part[]> {
  const { queueMail } = await import('./queue-mail.ts')
  const { sendDueMail } = await import('./send-due.ts')
  const { smtpTransport } = await import('./transport.ts')
  const req = await createLocalReq({}, payload)
  for (const mail of mails) await queueMail(req, { key: `m:${crypto.randomUUID()}`, ...mail })
  await sendDueMail({
    payload,
    transport: smtpTransport(server.url),
    from: async () => ({ name: 'بِركار', email: 'hello@birkar.example' }),
    now: () => new Date(),
  })
  return mails.map(({ to }) => {
    const [found] = server.delivered.filter((one) => one.to === to)
    if (!found) throw new Error(`Nothing came to ${to}`)
    return readMessage(found.raw)
  })
}

const notice = (values: Record<string, string>, more: Partial<Mail> = {}) => ({
  template: 'lead-notice' as const,
  locale: 'ar' as const,
  to: `desk-${crypto.randomUUID()}@birkar.example`,
  replyTo: 'sara@example.com',
  values: { number: '1042', service: 'تطبيقات الويب', name: 'سارة العتيبي', ...values },
  ...more,
})

describe('the notice of a lead', () => {
  it('answers to the visitor, and keeps number, service and name apart in its subject', async () => {
    const [message] = await deliver([notice({})])
    expect(headerOf(message as Part, 'reply-to')).toBe('sara@example.com')
    expect(headerOf(message as Part, 'subject')).toBe(
      '\u200F[#1042] \u2068تطبيقات الويب\u2069 – \u2068سارة العتيبي\u2069',
    )
    expect(headerOf(message as Part, 'from')).toBe('بِركار <hello@birkar.example>')
    expect(headerOf(message as Part, 'auto-submitted')).toBe('auto-generated')
  })

  it('leaves the dash out with the service that is missing', async () => {
    const [message] = await deliver([notice({ service: '' })])
    expect(headerOf(message as Part, 'subject')).toBe('\u200F[#1042] \u2068سارة العتيبي\u2069')
  })

  it('says its direction and language wherever Outlook looks for them', async () => {
    const [message] = await deliver([notice({ message: 'سطرٌ\nثانٍ' })])
    const html = bodyOf(message as Part, 'text/html')
    const tags = html.match(/<(?:html|body|table|td)\b[^>]*>/g) ?? []
    expect(tags.length).toBeGreaterThan(10)
    for (const tag of tags) expect(tag).toContain('dir="rtl" lang="ar"')
    expect(html).not.toMatch(/<(?:script|link|style)\b|class=/)
    expect(bodyOf(message as Part, 'text/plain')).toContain('\u2068سطرٌ\u2069\n\u2068ثانٍ\u2069')
  })

  it('escapes whatever a visitor wrote, and lets nothing run', async () => {
    const payloads = [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '"><svg onload=alert(1)>',
      "' onmouseover='alert(1)",
      '</td></table><h1>x</h1>',
      '{{studioUrl}}',
      '&lt;b&gt;',
    ]
    const sent = await deliver(
      payloads.map((text) => notice({ name: text, message: text, company: text })),
    )
    for (const [at, message] of sent.entries()) {
      const html = bodyOf(message, 'text/html')
      const tags = (html.match(/<[a-z][^>]*>/gi) ?? []).map(
        (tag) => /^<([a-z0-9]+)/i.exec(tag)?.[1],
      )
      const known = [
        'html',
        'head',
        'meta',
        'title',
        'body',
        'table',
        'tr',
        'td',
        'span',
        'a',
        'br',
        'b',
        'img',
      ]
      expect(
        tags.filter((tag) => !known.includes(tag ?? '')),
        payloads[at],
      ).toEqual([])
      expect(html, payloads[at]).not.toMatch(/<[^>]* on[a-z]+\s*=/i)
    }
  })

  it('links nowhere but to the web', async () => {
    const [message] = await deliver([notice({ studioUrl: 'javascript:alert(1)' })])
    expect(bodyOf(message as Part, 'text/html')).not.toContain('javascript')
  })
})

const hostile = [
  'x\r\nBcc: evil@evil.test',
  'x\nBcc: evil@evil.test',
  'x\rBcc: evil@evil.test',
  'x\r\n\r\n<html>',
  'x\r\n.\r\nMAIL FROM:<evil@evil.test>',
  'x\n.\nRCPT TO:<evil@evil.test>',
  'x\u0085Bcc: evil@evil.test',
  'x\u2028Bcc: evil@evil.test',
  'x\u2029Bcc: evil@evil.test',
  'x\u000bBcc: evil@evil.test',
  'x\u000cBcc: evil@evil.test',
  'x\0Bcc: evil@evil.test',
  'x\tBcc: evil@evil.test',
  '%0d%0aBcc: evil@evil.test',
  '=0D=0ABcc: evil@evil.test',
  '=?utf-8?B?DQpCY2M6IGV2aWxAZXZpbC50ZXN0?=',
  '=?utf-8?Q?=0D=0ABcc:_evil@evil.test?=',
  '=?iso-8859-1?Q?x?=',
  'x\\r\\nBcc: evil@evil.test',
  '\u202Eevil\u202C',
  '\u202Dx\u2066y',
  '\u2069\u2069x',
  '\u2067\u2067\u2067x',
  '\u200F\u200E\u061C',
  '\uFEFFx',
  '\uD800x',
  'x\uDFFF',
  '"x" <evil@evil.test>',
  'x, evil@evil.test',
  'x; evil@evil.test',
  '<evil@evil.test>',
  'x)(comment',
  'س'.repeat(5_000),
  'x'.repeat(5_000),
  '😀'.repeat(400),
  `a${'\u0301'.repeat(1_000)}`,
  'x\r\nContent-Type: text/html',
  'x\r\nMIME-Version: 2.0\r\nX-Evil: 1',
  '--boundary\r\nContent-Type: text/html',
  '\r\n\r\n.\r\n',
]

describe('forty hostile values', () => {
  it('make no header beside ours, in any place that takes them', async () => {
    expect(hostile).toHaveLength(40)
    const before = server.delivered.length
    const mails = hostile.map((value) =>
      notice(
        {
          name: value,
          service: value,
          number: value,
          company: value,
          message: value,
          email: value,
        },
        { replyTo: value, headers: { 'X-Wajiha': value } },
      ),
    )
    const sent = await deliver(mails)
    expect(server.delivered.length - before).toBe(40)
    for (const [at, message] of sent.entries()) {
      const names = message.headers.map(([name]) => name.toLowerCase()).sort()
      const ours = [
        'auto-submitted',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'subject',
        'to',
        'x-auto-response-suppress',
      ]
      const optional = ['reply-to', 'x-wajiha']
      expect(
        names.filter((name) => !optional.includes(name)),
        `${at}`,
      ).toEqual(ours)
      expect(new Set(names).size).toBe(names.length)
      expect(headerOf(message, 'to')).toBe(mails[at]?.to)
      expect(headerOf(message, 'subject')).not.toMatch(/[\r\n\0]/)
      expect(leavesOf(message).map((part) => headerOf(part, 'content-type').split(';')[0])).toEqual(
        ['text/plain', 'text/html'],
      )
    }
    for (const { to, from } of server.delivered.slice(before)) {
      expect(to).toMatch(/^desk-/)
      expect(from).toBe('hello@birkar.example')
    }
  })
})

describe('an invitation', () => {
  const invitation = {
    uid: 'interview-7@birkar.example',
    sequence: 0,
    method: 'REQUEST' as const,
    startsAt: '2026-11-29T09:00:00+03:00',
    endsAt: '2026-11-29T10:00:00+03:00',
    timeZone: 'Asia/Riyadh',
    summary: 'مقابلةٌ لوظيفة مطوّر واجهات؛ لقاءٌ أوّل, وتعارف مع الفريق في مكتب الرياض الجديد',
    place: 'طريق الملك فهد، الرياض',
    attendee: { name: 'سارة "العتيبي"\r\nX: y', email: 'sara@example.com' },
  }
  const invite = (calendar: Mail['calendar'] & object) => ({
    template: 'interview-invitation' as const,
    locale: 'ar' as const,
    to: `a-${crypto.randomUUID()}@example.com`,
    values: { name: 'سارة', job: 'مطوّر واجهات', reference: '7k2q' },
    calendar,
  })
  const calendarOf = (message: Part) => bodyOf(message, 'text/calendar')
  const unfolded = (text: string) => text.replace(/\r\n /g, '').split('\r\n')

  it('says the same moment in the words and in the calendar', async () => {
    const [message] = await deliver([invite(invitation)])
    const calendar = calendarOf(message as Part)
    expect(unfolded(calendar)).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        'UID:interview-7@birkar.example',
        'SEQUENCE:0',
        'DTSTART:20261129T060000Z',
        'DTEND:20261129T070000Z',
        'STATUS:CONFIRMED',
      ]),
    )
    expect(unfolded(calendar).join('\n')).toContain('CN="سارة ’العتيبي’ X: y"')
    expect(bodyOf(message as Part, 'text/plain')).toContain(
      'الأحد ٢٩ نوفمبر ٢٠٢٦، ٩:٠٠\u00A0ص (بتوقيت الرياض)',
    )
    const part = leavesOf(message as Part).find((one) =>
      headerOf(one, 'content-type').startsWith('text/calendar'),
    )
    expect(headerOf(part as Part, 'content-type')).toMatch(/method=REQUEST/)
  })

  it('folds its lines at 75 octets and cuts no letter', async () => {
    const [message] = await deliver([invite(invitation)])
    const lines = calendarOf(message as Part).split('\r\n')
    for (const line of lines) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
    expect(unfolded(calendarOf(message as Part))).toContain(
      'SUMMARY:مقابلةٌ لوظيفة مطوّر واجهات؛ لقاءٌ أوّل\\, وتعارف مع الفريق في مكتب الرياض الجديد'.normalize(
        'NFC',
      ),
    )
    expect(calendarOf(message as Part)).not.toContain('\uFFFD')
  })

  it('is called off under the same UID with a higher number', async () => {
    const cancelled = { ...invitation, method: 'CANCEL' as const, sequence: 1 }
    const [message] = await deliver([invite(cancelled)])
    expect(unfolded(calendarOf(message as Part))).toEqual(
      expect.arrayContaining([
        'METHOD:CANCEL',
        'UID:interview-7@birkar.example',
        'SEQUENCE:1',
        'STATUS:CANCELLED',
      ]),
    )
    expect(headerOf(message as Part, 'subject')).toContain('أُلغي موعدُ المقابلة')
  })
})
