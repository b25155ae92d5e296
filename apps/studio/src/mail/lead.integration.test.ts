import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeSubmission, submissionOf } from '../../test/desk-help.ts'
import { type MailServer, startMailServer } from '../../test/mail-server.ts'
import { openTestStudio, type TestStudio } from '../../test/open-test-studio.ts'
import { bodyOf, headerOf, readMessage } from '../../test/read-message.ts'

let studio: TestStudio
let server: MailServer

beforeAll(async () => {
  studio = await openTestStudio()
  server = await startMailServer()
  await studio.payload.create({
    collection: 'branches',
    locale: 'ar',
    data: {
      key: 'riyadh',
      name: 'الرياض',
      address: { street: 'شارع المداد', locality: 'الرياض', country: 'SA' },
      phones: [{ e164: '+966115550142', label: 'المكتب' }],
      recipients: [{ email: 'desk@birkar.example' }],
      timeZone: 'Asia/Riyadh',
      isDefault: true,
      _status: 'published',
    },
  })
})
afterAll(async () => {
  await server?.close()
  await studio?.close()
})

async function process(more: Parameters<typeof submissionOf>[0]) {
  const { processSubmission } = await import('../desk/process-submission.ts')
  const { sendDueMail } = await import('./send-due.ts')
  const { smtpTransport } = await import('./transport.ts')
  const { payload } = studio
  const sent = submissionOf(more)
  const id = await storeSubmission(payload, sent)
  await processSubmission(payload, id)
  await sendDueMail({
    payload,
    transport: smtpTransport(server.url),
    from: async () => ({ name: 'بِركار', email: 'hello@birkar.example' }),
    now: () => new Date(),
  })
  return { sent, id }
}

describe('a message of a visitor', () => {
  it('leads to two mails: one to the branch, answered to the visitor, and one to the visitor', async () => {
    await process({
      answers: {
        name: 'ليلى حدّاد',
        email: 'Laila@Example.com',
        emailNorm: 'laila@example.com',
        branch: 'riyadh',
        message: 'نريد موقعًا',
        consentPrivacy: true,
      },
    })
    const byTo = new Map(server.delivered.map(({ to, raw }) => [to, readMessage(raw)]))
    expect([...byTo.keys()].sort()).toEqual(['Laila@example.com', 'desk@birkar.example'].sort())
    const notice = byTo.get('desk@birkar.example')
    const receipt = byTo.get('Laila@example.com')
    if (!notice || !receipt) throw new Error('A mail is missing')
    expect(headerOf(notice, 'reply-to').toLowerCase()).toBe('laila@example.com')
    expect(headerOf(notice, 'subject')).toMatch(/\[#\d+\] .*\u2068ليلى حدّاد\u2069$/)
    expect(bodyOf(notice, 'text/plain')).toContain('\u2068نريد موقعًا\u2069')
    expect(headerOf(receipt, 'auto-submitted')).toBe('auto-replied')
    expect(bodyOf(receipt, 'text/plain')).toContain('\u2066+966 11 555 0142\u2069')
    // The address may be a stranger's: nothing that the visitor wrote goes there.
    for (const kind of ['text/plain', 'text/html'] as const)
      for (const written of ['نريد موقعًا', 'ليلى حدّاد'])
        expect(bodyOf(receipt, kind)).not.toContain(written)
  })

  it('is received by mail three times a day at most, and reaches the desk each time', async () => {
    const before = server.delivered.length
    for (const spelling of ['Vic.tim+1@Gmail.com', 'victim@gmail.com', 'v.ictim+2@gmail.com'])
      for (const form of ['contact', 'apply'] as const)
        await process({ form, answers: { email: spelling, emailNorm: spelling.toLowerCase() } })
    const told = server.delivered.slice(before).map(({ to }) => to.toLowerCase())
    expect(told.filter((to) => to.endsWith('@gmail.com'))).toHaveLength(3)
    const { totalDocs } = await studio.payload.count({
      collection: 'leads',
      where: { emailNorm: { contains: 'tim' } },
    })
    expect(totalDocs).toBe(3)
  })

  it('sends nothing to anybody while it waits in quarantine', async () => {
    const before = server.delivered.length
    await process({ quarantine: { score: 90, reasons: ['trap'] } })
    expect(server.delivered.length).toBe(before)
  })

  it('that asks for the newsletter leads to a confirmation, and to the submission it came from', async () => {
    const { sent, id } = await process({ form: 'subscribe' })
    const where = { emailNorm: { equals: sent.answers.emailNorm ?? '' } }
    const { docs } = await studio.payload.find({ collection: 'subscribers', where, depth: 0 })
    expect(docs[0]).toMatchObject({ state: 'pending', submission: id })
    expect(headerOf(readMessage(server.delivered.at(-1)?.raw ?? ''), 'list-unsubscribe-post')).toBe(
      'List-Unsubscribe=One-Click',
    )
  })
})

it('writes a forgotten password’s mail the way all others go', async () => {
  const { payload, dataDir } = studio
  const email = 'forgets@wajiha.example'
  const data = { email, password: 'كلمةٌ طويلةٌ جدًّا ٢٠٢٦', name: 'من ينسى', role: 'editor' } as const
  await payload.create({ collection: 'users', data, overrideAccess: true })
  await payload.forgotPassword({ collection: 'users', data: { email } })
  const [name = ''] = await readdir(join(dataDir, 'mail'))
  const message = readMessage(await readFile(join(dataDir, 'mail', name), 'utf8'))
  expect(headerOf(message, 'to')).toBe(email)
  expect(bodyOf(message, 'text/html')).toContain('http://localhost:3100/admin/reset/')
})
