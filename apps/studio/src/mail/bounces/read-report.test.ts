import { describe, expect, it } from 'vitest'
import { bounceAddressOf, mailsNamedIn } from './bounce-address.ts'
import { longestReport, readReport } from './read-report.ts'

const id = '<0b9f6e0e-1111-4222-8333-123456789abc@birkar.example>'

/** As Postfix writes it. */
const report = (
  status: string,
  headers = '',
) => `From: MAILER-DAEMON@mx.example (Mail Delivery System)
To: bounces@birkar.example
Subject: Undelivered Mail Returned to Sender
Message-Id: <report@mx.example>
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
\tboundary="B/1.2"
${headers}
This is a MIME-encapsulated message.

--B/1.2
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you that your message could not be delivered.

--B/1.2
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example
Arrival-Date: Sat, 21 Nov 2026 12:00:00 +0000

${status}

--B/1.2
Content-Type: text/rfc822-headers

Subject: =?UTF-8?B?2YjYtdmE?=
Message-ID: ${id}

--B/1.2--
`
const group = (action: string, status: string, rest = '') =>
  `Final-Recipient: rfc822; sara@example.com\nAction: ${action}\nStatus: ${status}${rest}`

const weights = async (text: string) => {
  const read = await readReport(text)
  return 'reported' in read ? read.reported.map(({ weight }) => weight) : read.unreadable
}

describe('a report of delivery', () => {
  it('names the recipient, the reason and the mail it is about', async () => {
    const diagnostic = '\nDiagnostic-Code: smtp; 550 5.1.1 <sara@example.com>:\n    No such user'
    const read = await readReport(report(group('failed', '5.1.1', diagnostic)))
    expect(read).toMatchObject({
      reported: [
        {
          recipient: 'sara@example.com',
          weight: 'hard',
          reason: '5.1.1 smtp; 550 5.1.1 <sara@example.com>: No such user',
        },
      ],
      messageIds: ['<report@mx.example>', id],
    })
  })

  it.each([
    ['failed', '5.2.1', 'hard'],
    ['failed', '4.2.2', 'soft'],
    ['delayed', '4.4.1', 'none'],
    ['relayed', '2.0.0', 'none'],
    ['delivered', '2.1.5', 'none'],
    ['Failed (bad destination mailbox)', '5.1.1 (no such user)', 'hard'],
  ])('weighs %s %s as %s', async (action, status, weight) => {
    expect(await weights(report(group(action, status)))).toEqual([weight])
  })

  it('takes the server’s own number where the status is missing', async () => {
    const bare = 'Final-Recipient: rfc822; a@example.com\nAction: failed\nDiagnostic-Code: smtp; '
    expect(await weights(report(`${bare}550 no`))).toEqual(['hard'])
    expect(await weights(report(`${bare}452 full`))).toEqual(['soft'])
    expect(await weights(report(`${bare}unknown`))).toEqual(['soft'])
  })

  it('may be about several, with other line ends, or in base64', async () => {
    const two = `${group('failed', '5.1.1')}\n\n${group('failed', '4.2.2')}`
    expect(await weights(report(two).replaceAll('\n', '\r\n'))).toEqual(['hard', 'soft'])
    const plain = report('X')
    const body = /Content-Type: message\/delivery-status\n\n[\s\S]*?\n\n--B/
    const packed = Buffer.from(`Reporting-MTA: dns; x\n\n${two}\n`).toString('base64')
    const encoded = plain.replace(
      body,
      `Content-Type: message/delivery-status\nContent-Transfer-Encoding: base64\n\n${packed}\n\n--B`,
    )
    expect(await weights(encoded)).toEqual(['hard', 'soft'])
  })

  it('may be in a charset of its own, about a mail that came back whole and in base64', async () => {
    const own = 'bounces+0b9f6e0e111142228333123456789abc@birkar.example'
    const inner = `Return-Path: <${own}>\nMessage-ID: ${id}\n\nنصّ\n`
    const lines = [
      'Content-Type: multipart/report; boundary=z\n\n--z',
      'Content-Type: text/plain; charset=windows-1256\nContent-Transfer-Encoding: quoted-printable\n',
      '=C7=E1=D5=E4=CF=E6=DE =E3=E3=CA=E1=C6\n--z\nContent-Type: message/delivery-status\n',
      `${group('failed', '5.2.2')}\n\n--z\nContent-Type: message/rfc822`,
      `Content-Transfer-Encoding: base64\n\n${Buffer.from(inner).toString('base64')}\n--z--\n`,
    ]
    const read = await readReport(lines.join('\n'))
    expect(read).toMatchObject({ reported: [{ weight: 'hard' }], messageIds: [id] })
    expect('text' in read && read.text).toContain('الصندوق ممتلئ')
    expect('text' in read && mailsNamedIn(read.text, 'bounces@birkar.example')).toHaveLength(1)
  })

  it('costs no more time than its length, however it is put together', async () => {
    const [began, many] = [performance.now(), `Content-Type: multipart/report; boundary="x"\n\n`]
    expect(await weights(`${many}${'--x\n'.repeat(490_000)}`)).toBe('no_delivery_status')
    expect(await weights('A: b\n'.repeat(390_000))).toBe('no_delivery_status')
    // The parser alone needs half a minute for the first.
    expect(performance.now() - began).toBeLessThan(10_000)
  })

  it('may be pasted without the mail around it', async () => {
    expect(await weights(`Reporting-MTA: dns; mx\n\n${group('failed', '5.1.1')}\n`)).toEqual([
      'hard',
    ])
    expect(await weights(group('failed', '5.1.1').replaceAll('\n', '\r\n'))).toEqual(['hard'])
  })

  it('is none, without an exception, when nothing in it says how a delivery went', async () => {
    const strange = [
      '',
      'hello',
      'Final-Recipient: rfc822; a@example.com',
      report('no fields at all'),
      `Content-Type: multipart/report; boundary="x"\n\n${'--x\n'.repeat(3_000)}`,
      Array.from(
        { length: 50 },
        (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\n\n--b${at}\n`,
      ).join(''),
      `\0${'%'.repeat(500)}=${'\n'.repeat(500)}`,
    ]
    for (const text of strange)
      expect(await weights(text), text.slice(0, 40)).toBe('no_delivery_status')
    expect(await weights('x'.repeat(longestReport + 1))).toBe('too_long')
  })
})

describe('the address of a mail’s own', () => {
  const [mail, base] = ['0b9f6e0e-1111-4222-8333-123456789abc', 'bounces@birkar.example']

  it('names the mail in whatever comes back to it', () => {
    const own = bounceAddressOf(mail, base)
    expect(own).toBe('bounces+0b9f6e0e111142228333123456789abc@birkar.example')
    expect(mailsNamedIn(`Delivered-To: ${own}\nX: y`, base)).toEqual([mail])
    expect(mailsNamedIn(`To: ${own?.replace('birkar', 'other')}`, base)).toEqual([])
  })

  it('is not there where reports have no place to go', () => {
    expect(bounceAddressOf(mail, '')).toBeUndefined()
    expect(mailsNamedIn('bounces+0b9f6e0e111142228333123456789abc@x', '')).toEqual([])
  })
})
