import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, initTransaction, killTransaction, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '../../test/mail-server.ts'
import { openTestStudio, type TestStudio } from '../../test/open-test-studio.ts'
import { headerOf, readMessage } from '../../test/read-message.ts'
import type { Outbox } from '../payload-types.ts'
import type { Sending } from './send-due.ts'
import type { Transport } from './transport.ts'

let studio: TestStudio
let payload: Payload
let server: MailServer
let mail: typeof import('./queue-mail.ts')
let change: typeof import('./change-mail.ts')
let due: typeof import('./send-due.ts')
let transports: typeof import('./transport.ts')

beforeAll(async () => {
  process.env.BOUNCE_ADDRESS = 'bounces@birkar.example'
  studio = await openTestStudio()
  payload = studio.payload
  server = await startMailServer()
  mail = await import('./queue-mail.ts')
  change = await import('./change-mail.ts')
  due = await import('./send-due.ts')
  transports = await import('./transport.ts')
})
afterAll(async () => {
  await server?.close()
  await studio?.close()
})

/** The clock of the sender, minutes from now. */
let minutes = 0
const sending = (transport: Transport = transports.smtpTransport(server.url)): Sending => ({
  payload,
  transport,
  from: async () => ({ name: 'بِركار', email: 'hello@birkar.example' }),
  now: () => new Date(Date.now() + minutes * 60_000),
})
const after = (count: number, transport?: Transport) => {
  minutes += count
  return due.sendDueMail(sending(transport))
}

async function queue(to: string, more: Partial<import('./queue-mail.ts').Mail> = {}) {
  const req = await createLocalReq({}, payload)
  const key = `test:${randomUUID()}`
  const values = { name: 'سارة', reference: '7k2q9m4x' }
  await mail.queueMail(req, { key, template: 'lead-receipt', locale: 'ar', to, values, ...more })
  return more.key ?? key
}

async function rowOf(key: string): Promise<Outbox> {
  const { docs } = await payload.find({ collection: 'outbox', where: { key: { equals: key } } })
  if (!docs[0]) throw new Error(`No mail ${key}`)
  return docs[0]
}
const sentTo = (to: string) => server.delivered.filter((one) => one.to === to)

describe('a mail in the outbox', () => {
  it('is sent once, and says what the server answered', async () => {
    const key = await queue('sara@example.com')
    await after(0)
    expect(await rowOf(key)).toMatchObject({ state: 'sent', attempts: 1, lastError: null })
    const { id, providerId } = await rowOf(key)
    expect(providerId).toContain('queued as 7k2q')
    // Reports come back to an address of its own; its reader sees the agency's.
    const [sent] = sentTo('sara@example.com')
    expect(sent?.from).toBe(`bounces+${id.replaceAll('-', '')}@birkar.example`)
    expect(headerOf(readMessage(sent?.raw ?? ''), 'from')).toContain('hello@birkar.example')
    await after(60)
    expect(sentTo('sara@example.com')).toHaveLength(1)
  })

  it('is one however often it is queued', async () => {
    const key = await queue('once@example.com')
    await queue('once@example.com', { key })
    await after(0)
    expect(sentTo('once@example.com')).toHaveLength(1)
  })

  it('is not there when what caused it was rolled back', async () => {
    const req = await createLocalReq({}, payload)
    await initTransaction(req)
    const key = `test:${randomUUID()}`
    const values = { name: 'أ' }
    await mail.queueMail(req, {
      key,
      template: 'lead-receipt',
      locale: 'ar',
      to: 'x@example.com',
      values,
    })
    await killTransaction(req)
    await expect(rowOf(key)).rejects.toThrow()
  })

  it('fails at once, with the reason, when the recipient is refused for good', async () => {
    server.behave('nobody@example.com', 'refuse')
    const key = await queue('nobody@example.com')
    await after(0)
    const row = await rowOf(key)
    expect(row).toMatchObject({ state: 'failed', attempts: 1, nextAt: null })
    expect(row.lastError).toContain('No such mailbox')
    await after(60)
    expect(server.asked('nobody@example.com')).toBe(1)
  })

  it('takes a subscriber whom it cannot reach off the list', async () => {
    const { poolOf } = await import('../platform/database/statements.ts')
    const { rows } = await poolOf(payload).execute<{ id: string }>(sql`
      insert into subscribers (email, email_norm, locale, state)
      values ('gone@example.com', 'gone@example.com', 'ar', 'confirmed') returning id`)
    const id = rows[0]?.id ?? ''
    const about = { collection: 'subscribers', id } as const
    const stateOf = async () => (await payload.findByID({ collection: 'subscribers', id })).state
    server.behave('gone@example.com', 'reject')
    await queue('gone@example.com', { about })
    await after(0)
    expect(await stateOf()).toBe('confirmed')
    server.behave('gone@example.com', 'refuse')
    const key = await queue('gone@example.com', { about })
    await after(0)
    expect(await stateOf()).toBe('bounced')
    expect(await rowOf(key)).toMatchObject({ state: 'failed', bounce: 'hard', claim: null })
  })

  it('fails at once when its message is refused for good', async () => {
    server.behave('strict@example.com', 'reject')
    const key = await queue('strict@example.com')
    await after(0)
    expect(await rowOf(key)).toMatchObject({ state: 'failed', attempts: 1 })
  })

  it('comes through a greylist a minute later', async () => {
    server.behave('grey@example.com', 'greylist')
    const key = await queue('grey@example.com')
    await after(0)
    expect(await rowOf(key)).toMatchObject({ state: 'waiting', attempts: 1 })
    await after(0.5)
    expect(server.asked('grey@example.com')).toBe(1)
    server.behave('grey@example.com', 'accept')
    await after(0.6)
    expect(await rowOf(key)).toMatchObject({ state: 'sent', attempts: 2 })
  })

  it('is tried after 1, 5, 30, 120 and 720 minutes, and then fails until somebody sends it again', async () => {
    server.behave('never@example.com', 'greylist')
    const key = await queue('never@example.com')
    await after(0)
    for (const wait of [1, 5, 30, 120, 720]) {
      const before = server.asked('never@example.com')
      await after(wait - 0.1)
      expect(server.asked('never@example.com'), `${wait} minutes`).toBe(before)
      await after(0.2)
      expect(server.asked('never@example.com'), `${wait} minutes`).toBe(before + 1)
    }
    const row = await rowOf(key)
    expect(row).toMatchObject({ state: 'failed', attempts: 6 })
    server.behave('never@example.com', 'accept')
    expect(await change.sendAgain(payload, row.id)).toBe(true)
    await after(0)
    expect(await rowOf(key)).toMatchObject({ state: 'sent', attempts: 1 })
  })

  it('is tried again when the connection breaks in the middle of the message', async () => {
    server.behave('broken@example.com', 'drop')
    const key = await queue('broken@example.com')
    await after(0)
    expect(await rowOf(key)).toMatchObject({ state: 'waiting', attempts: 1 })
    server.behave('broken@example.com', 'accept')
    await after(1.1)
    expect(await rowOf(key)).toMatchObject({ state: 'sent' })
    expect(sentTo('broken@example.com')).toHaveLength(1)
  })

  it('is tried again, under the same Message-ID, when the server hangs up before its answer', async () => {
    server.behave('lost@example.com', 'lose')
    const key = await queue('lost@example.com')
    await after(0)
    expect(await rowOf(key)).toMatchObject({ state: 'waiting', attempts: 1 })
    server.behave('lost@example.com', 'accept')
    await after(1.1)
    const ids = sentTo('lost@example.com').map(({ raw }) =>
      headerOf(readMessage(raw), 'message-id'),
    )
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })

  it('is given up by a whole attempt that takes too long', async () => {
    server.behave('slow@example.com', 'silent')
    const key = await queue('slow@example.com')
    await after(0, transports.smtpTransport(server.url, { wholeMs: 100 }))
    expect(await rowOf(key)).toMatchObject({ state: 'waiting', attempts: 1 })
    server.behave('slow@example.com', 'accept')
    await after(1.1)
    expect(await rowOf(key)).toMatchObject({ state: 'sent' })
  })

  it('waits while there is no server, and begins anew once there is one', async () => {
    const nobody = transports.smtpTransport('smtp://127.0.0.1:1')
    const key = await queue('outage@example.com')
    for (const wait of [0, 1.1, 5.1, 30.1, 120.1, 720.1]) await after(wait, nobody)
    const row = await rowOf(key)
    expect(row).toMatchObject({ state: 'failed', attempts: 6 })
    expect(row.lastError).toMatch(/^server: /)
    await queue('first-again@example.com')
    await after(600)
    await after(0)
    expect(await rowOf(key)).toMatchObject({ state: 'sent' })
  })

  it('can be called back until it has left', async () => {
    const req = await createLocalReq({}, payload)
    const notBefore = new Date(Date.now() + (minutes + 60) * 60_000)
    const key = await queue('kept@example.com', { template: 'application-rejection', notBefore })
    await after(30)
    expect(sentTo('kept@example.com')).toHaveLength(0)
    expect(await change.cancelMail(req, key)).toBe(true)
    await after(60)
    expect(sentTo('kept@example.com')).toHaveLength(0)
    expect(await rowOf(key)).toMatchObject({ state: 'cancelled' })
    const left = await queue('left@example.com')
    await after(0)
    expect(await change.cancelMail(req, left)).toBe(false)
  })

  it('is no mail at all when its address is none, and nothing is lost over it', async () => {
    const key = await queue('no address\r\nBcc: x@evil.test')
    await after(0)
    expect(await rowOf(key)).toMatchObject({ state: 'failed', lastError: 'recipient_invalid' })
  })

  it('is sent once by two senders at the same time', async () => {
    const keys = await Promise.all(
      Array.from({ length: 12 }, (_, at) => queue(`pair-${at}@example.com`)),
    )
    const tried = await Promise.all([due.sendDueMail(sending()), due.sendDueMail(sending())])
    expect(tried[0] + tried[1]).toBe(keys.length)
    for (let at = 0; at < keys.length; at += 1)
      expect(sentTo(`pair-${at}@example.com`)).toHaveLength(1)
  })

  it('becomes a file, marked as written, while there is no server at all', async () => {
    const folder = join(studio.dataDir, 'mail')
    const key = await queue('file@example.com')
    await after(0, transports.fileTransport(folder))
    const row = await rowOf(key)
    expect(row.state).toBe('written')
    const [name = ''] = await readdir(folder)
    expect(row.providerId).toBe(name)
    const message = readMessage(await readFile(join(folder, name), 'utf8'))
    expect(headerOf(message, 'to')).toBe('file@example.com')
    expect(headerOf(message, 'message-id')).toBe(row.messageId)
    expect(await change.sendAgain(payload, row.id)).toBe(true)
    await after(0)
    expect(sentTo('file@example.com')).toHaveLength(1)
  })

  it('is not sent when its template was left empty', async () => {
    const { keepTemplates } = await import('./keep-templates.ts')
    await keepTemplates(payload)
    await keepTemplates(payload)
    const { docs } = await payload.find({
      collection: 'mail-templates',
      where: { key: { equals: 'lead-receipt' } },
      locale: 'ar',
    })
    const [template] = docs
    expect(template?.subject).toBe('وصلتنا رسالتك – {{agency}}')
    const write = (body: string, locale: 'ar' | 'en') =>
      payload.update({
        collection: 'mail-templates',
        id: template?.id ?? '',
        locale,
        data: { body },
      })
    await write('', 'ar')
    const key = await queue('empty@example.com')
    await expect(rowOf(key)).rejects.toThrow()
    const english = await queue('english@example.com', { locale: 'en' })
    expect((await rowOf(english)).text).toContain('Thank you for writing to us')
    await write('رسالتك {{reference}}، وصلتنا.', 'ar')
    expect((await rowOf(await queue('own@example.com'))).text).toContain('وصلتنا.')
    await expect(write('رقمها {{refrence}}', 'ar')).rejects.toThrow()
    // What its sender wrote is not known to a mail that a stranger may get.
    for (const name of ['name', 'message'])
      await expect(write(`وكتبت: {{${name}}}`, 'ar')).rejects.toThrow()
  })

  it('gets the present words where nobody changed those of before, and keeps changed ones', async () => {
    const { keepTemplates } = await import('./keep-templates.ts')
    const { poolOf } = await import('../platform/database/statements.ts')
    const words = async (locale: 'ar' | 'en') => {
      const where = { key: { equals: 'application-receipt' } } as const
      const { docs } = await payload.find({ collection: 'mail-templates', where, locale })
      return docs[0]?.body
    }
    await keepTemplates(payload)
    const present = await words('en')
    expect(present).not.toContain('{{name}}')
    const last = present?.replace('- Please note: {{closed}}\n', '') ?? ''
    const first = last.replace('Hello,', 'Hello {{name}},')
    const store = (body: string, locale: 'ar' | 'en') =>
      poolOf(payload).execute(sql`
        update mail_templates_locales set body = ${body}
        where _locale::text = ${locale} and _parent_id =
          (select id from mail_templates where key::text = 'application-receipt')`)
    await store('كلماتٌ كتبها أحدٌ هنا', 'ar')
    for (const before of [first, last]) {
      await store(before, 'en')
      expect(await words('en')).not.toBe(present)
      await keepTemplates(payload)
      expect(await words('en')).toBe(present)
    }
    expect(await words('ar')).toBe('كلماتٌ كتبها أحدٌ هنا')
  })
})
