/** An issue of the newsletter: written, looked at, tried, sent, steered and left, through the studio's own doors. */
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mistakesInMail } from '../../test/check-mail.ts'
import { arabicPost, createAuthor, englishPost } from '../../test/documents.ts'
import { doorOf, requireFactorOf } from '../../test/door-help.ts'
import { type MailServer, startMailServer } from '../../test/mail-server.ts'
import { addSubscribers, issueOf, writeIssue } from '../../test/newsletter-help.ts'
import { openTestStudio, type TestStudio } from '../../test/open-test-studio.ts'
import { bodyOf, headerOf, readMessage } from '../../test/read-message.ts'
import { poolOf } from '../platform/database/statements.ts'
import type { Standing } from './answer-standing.ts'

const serviceKey = 'for-tests-only-service-key-0123456789'
let studio: TestStudio
let payload: Payload
let server: MailServer
let door: ReturnType<typeof doorOf>
let marketer: { headers: object; email: string }
/** The clock of the studio's rounds, minutes from now. */
let minutes = 0

beforeAll(async () => {
  process.env.SERVICE_KEY = serviceKey
  studio = await openTestStudio()
  payload = studio.payload
  server = await startMailServer()
  await requireFactorOf(payload)
  door = doorOf(payload)
  marketer = await comeIn('marketer')
}, 60_000)
afterAll(async () => {
  await server?.close()
  await studio?.close()
})

async function comeIn(role: 'marketer' | 'editor' | 'sales') {
  const person = await door.engage(role)
  return { headers: await door.enter(person), email: person.email }
}

const press = (id: string, what: string, body: object = {}, who: object = marketer.headers) =>
  door.knock(`newsletter-issues/${id}/${what}`, 'POST', body, who)

async function standing(id: string): Promise<Standing> {
  const { body } = await door.knock(
    `newsletter-issues/${id}/standing`,
    'GET',
    undefined,
    marketer.headers,
  )
  return body as unknown as Standing
}

async function look(id: string, query: string) {
  const path = `http://localhost:3100/api/newsletter-issues/${id}/mail?${query}`
  const { handleEndpoints } = await import('payload')
  const request = new Request(path, { headers: marketer.headers as Record<string, string> })
  return (await handleEndpoints({ config: payload.config, request })).text()
}

/** Rounds of the newsletter and of the outbox, so many minutes after the last ones. */
async function rounds(after = 1): Promise<void> {
  const { moveNewsletter } = await import('./sending/watch-newsletter.ts')
  minutes += after
  const now = () => new Date(Date.now() + minutes * 60_000)
  await moveNewsletter(payload, now())
  await deliver()
}

async function deliver(): Promise<void> {
  const { sendDueMail } = await import('../mail/send-due.ts')
  const { smtpTransport } = await import('../mail/transport.ts')
  await sendDueMail({
    payload,
    transport: smtpTransport(server.url),
    from: async () => ({ name: 'بِركار', email: 'hello@birkar.example' }),
    now: () => new Date(Date.now() + minutes * 60_000),
  })
}

const languageOf = (raw: string) =>
  bodyOf(readMessage(raw), 'text/html').includes('<html dir="rtl"') ? 'ar' : 'en'
const sentTo = (to: string) => server.delivered.filter((one) => one.to === to)
/** Nobody on the list, and nothing on its way. */
async function forget(): Promise<void> {
  await poolOf(payload).execute(sql`delete from subscribers`)
  await poolOf(payload).execute(
    sql`update newsletter_issues set state = 'stopped' where state in ('sending', 'paused', 'scheduled')`,
  )
}

async function publishPost(): Promise<string> {
  const author = await createAuthor(payload)
  const open = { collection: 'posts', overrideAccess: true } as const
  const { id } = await payload.create({
    ...open,
    locale: 'ar',
    data: { ...arabicPost(author), _status: 'published' },
  })
  await payload.update({
    ...open,
    id,
    locale: 'en',
    data: { ...englishPost, _status: 'published' },
  })
  return id
}

async function addPicture(): Promise<string> {
  const create = { width: 1200, height: 800, channels: 3, background: '#460c20' } as const
  const data = await sharp({ create }).png().toBuffer()
  const file = { data, mimetype: 'image/png', name: 'ورق.png', size: data.length }
  const made = {
    collection: 'media',
    data: { alt: 'ورقٌ ملوّن' },
    file,
    overrideAccess: true,
  } as const
  const { id } = await payload.create({ ...made, locale: 'ar' })
  await payload.update({
    collection: 'media',
    id,
    locale: 'en',
    data: { alt: 'Dyed paper' },
    overrideAccess: true,
  })
  return id
}

describe('an issue of the newsletter', () => {
  it('is written by marketers and administrators, and by nobody else', async () => {
    const body = { slug: '2020-01', pace: 60 }
    for (const role of ['editor', 'sales'] as const) {
      const { headers } = await comeIn(role)
      expect([role, (await door.knock('newsletter-issues', 'POST', body, headers)).status]).toEqual(
        [role, 403],
      )
      expect((await door.knock('newsletter-issues', 'GET', undefined, headers)).status).toBe(403)
    }
    expect((await door.knock('newsletter-issues', 'POST', body, marketer.headers)).status).toBe(201)
  })

  it('is named by its month, and cannot be sent by whoever only writes its state', async () => {
    const made = await door.knock(
      'newsletter-issues',
      'POST',
      { slug: '', pace: 60, state: 'sending', startedAt: new Date().toISOString() },
      marketer.headers,
    )
    const { doc } = made.body as unknown as {
      doc: { slug: string; state: string; startedAt?: string }
    }
    expect(doc.slug).toMatch(/^\d{4}-\d\d(-\d+)?$/)
    expect([doc.state, doc.startedAt ?? null]).toEqual(['draft', null])
    const taken = await door.knock(
      'newsletter-issues',
      'POST',
      { slug: 'confirm', pace: 60 },
      marketer.headers,
    )
    expect(taken.status).toBe(400)
  })

  it('takes the articles of this month, those that the public sees', async () => {
    const id = await publishPost()
    const answer = await door.knock(
      'newsletter-issues/posts-of-month',
      'GET',
      undefined,
      marketer.headers,
    )
    expect((answer.body as unknown as { posts: string[] }).posts).toEqual([id])
    const before = await door.knock(
      'newsletter-issues/posts-of-month?back=1',
      'GET',
      undefined,
      marketer.headers,
    )
    expect((before.body as unknown as { posts: string[] }).posts).toEqual([])
  })

  it('is a mail that every program shows, in both languages, by day and by night', async () => {
    await forget()
    const [arabic = ''] = await addSubscribers(payload, 'ar', 1)
    const [english = ''] = await addSubscribers(payload, 'en', 1)
    const post = await publishPost()
    const image = await addPicture()
    const { id, slug } = await writeIssue(payload, ['ar', 'en'], {
      blocks: [
        { blockType: 'picture', image, href: '/about' },
        { blockType: 'post', post },
      ] as never,
    })
    expect((await press(id, 'send')).status).toBe(200)
    await rounds()
    for (const [to, locale] of [
      [arabic, 'ar'],
      [english, 'en'],
    ] as const) {
      const [mail, ...others] = sentTo(to)
      expect(others).toEqual([])
      expect(mistakesInMail(mail?.raw ?? '', locale)).toEqual([])
      const message = readMessage(mail?.raw ?? '')
      const html = bodyOf(message, 'text/html')
      expect(html).toContain('@media (prefers-color-scheme:dark)')
      expect(html).toContain(`utm_campaign=newsletter-${slug}`)
      // An address of somebody else's keeps itself.
      if (locale === 'ar') expect(html).toContain('href="https://payloadcms.com/docs"')
      const text = bodyOf(message, 'text/plain')
      expect(text).toContain(`${locale === 'en' ? '/en' : ''}/newsletter/${slug}`)
      expect(headerOf(message, 'precedence')).toBe('bulk')
      expect(headerOf(message, 'auto-submitted')).toBe('')
    }
    const looked = await look(id, 'in=ar&as=html&night=1')
    expect(looked).not.toContain('@media')
    expect(looked).toContain('الحرفُ قبل الفراغ')
    expect(await look(id, 'in=en&as=text')).toContain('/en/contact')
    expect(await look(id, 'in=en&as=source')).toMatch(/^<!doctype html>/)
  })

  it('goes to the one who tries it, and to nobody else', async () => {
    await forget()
    await addSubscribers(payload, 'ar', 1)
    const { id } = await writeIssue(payload, ['ar', 'en'])
    expect((await press(id, 'test')).status).toBe(200)
    await deliver()
    expect(sentTo(marketer.email)).toHaveLength(2)
    for (const { raw } of sentTo(marketer.email))
      expect(mistakesInMail(raw, languageOf(raw))).toEqual([])
    expect((await issueOf(payload, id)).state).toBe('draft')
    expect((await standing(id)).figures.queued).toBe(0)
  })

  it('sends nothing to a language without words, and says so before', async () => {
    await forget()
    const [arabic = ''] = await addSubscribers(payload, 'ar', 1)
    await addSubscribers(payload, 'en', 2)
    await addSubscribers(payload, 'ar', 1, 'pending')
    await addSubscribers(payload, 'ar', 1, 'confirmed', 'jobs')
    const { id, slug } = await writeIssue(payload, ['ar'])
    const [ar, en] = (await standing(id)).languages
    expect([ar?.readers, ar?.hasWords, en?.readers, en?.hasWords]).toEqual([1, true, 2, false])
    const before = server.delivered.length
    await press(id, 'send')
    await rounds()
    await rounds()
    expect(server.delivered.slice(before).map(({ to }) => to)).toEqual([arabic])
    expect((await issueOf(payload, id)).state).toBe('sent')
    // The archive has it in the language in which it was sent.
    expect((await studio.ask(`newsletter-issues/${slug}`, { locale: 'ar' })).status).toBe(200)
    expect((await studio.ask(`newsletter-issues/${slug}`, { locale: 'en' })).status).toBe(404)
    const empty = await writeIssue(payload, [])
    expect((await press(empty.id, 'send')).status).toBe(409)
  })

  it('leaves in batches, is paused, goes on, and is stopped', async () => {
    await forget()
    const people = await addSubscribers(payload, 'ar', 30)
    const { id } = await writeIssue(payload, ['ar'], { pace: 60 })
    await press(id, 'send')
    const got = () => people.filter((to) => sentTo(to).length > 0).length
    await rounds()
    expect(got()).toBe(10)
    const { moveNewsletter } = await import('./sending/watch-newsletter.ts')
    // The next batch is queued when it is paused.
    minutes += 1
    await moveNewsletter(payload, new Date(Date.now() + minutes * 60_000))
    expect((await standing(id)).figures.waiting).toBe(10)
    expect((await press(id, 'pause')).status).toBe(200)
    await rounds()
    await rounds()
    expect(got()).toBe(10)
    expect((await press(id, 'continue')).status).toBe(200)
    await deliver()
    expect(got()).toBe(20)
    await press(id, 'stop')
    await rounds()
    expect(got()).toBe(20)
    expect((await issueOf(payload, id)).state).toBe('stopped')
    for (const what of ['send', 'pause', 'continue', 'stop'])
      expect([what, (await press(id, what)).status]).toEqual([what, 409])
  })

  it('does not reach who leaves meanwhile, by one click and without a question', async () => {
    await forget()
    const people = await addSubscribers(payload, 'ar', 3)
    const { id } = await writeIssue(payload, ['ar'], { pace: 6 })
    await press(id, 'send')
    await rounds()
    const first = people.find((to) => sentTo(to).length > 0) ?? ''
    const raw = sentTo(first).at(-1)?.raw ?? ''
    const [, link = ''] = /<(.+)>/.exec(headerOf(readMessage(raw), 'list-unsubscribe')) ?? []
    const token = new URL(link).searchParams.get('token') ?? ''
    const decide = (given: string) =>
      studio.ask('subscriptions', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${serviceKey}` },
        body: JSON.stringify({ action: 'unsubscribe', token: given }),
      })
    expect((await (await decide(token)).json()).data.outcome).toBe('unsubscribed')
    expect((await (await decide(`${token.slice(0, -2)}xx`)).json()).data.outcome).toBe('unknown')
    const { figures } = await standing(id)
    expect([figures.sent, figures.unsubscribed]).toEqual([1, 1])
    // Somebody whose copy waits, and somebody who has none yet.
    const { moveNewsletter } = await import('./sending/watch-newsletter.ts')
    minutes += 1
    await moveNewsletter(payload, new Date(Date.now() + minutes * 60_000))
    const { leaveList } = await import('../mail/leave-list.ts')
    const { localRequest } = await import('../platform/local-request.ts')
    const { docs } = await payload.find({
      collection: 'subscribers',
      where: { state: { equals: 'confirmed' } },
    })
    for (const { id: person } of docs)
      await leaveList(await localRequest(payload), person, 'unsubscribed')
    await rounds()
    await rounds()
    await rounds()
    const others = people.filter((to) => to !== first)
    expect(others.flatMap(sentTo)).toEqual([])
    expect((await issueOf(payload, id)).state).toBe('sent')
    expect((await standing(id)).figures.cancelled).toBe(1)
  })

  it('ends though a sender died with the copy of somebody who then left', async () => {
    await forget()
    const [to = ''] = await addSubscribers(payload, 'ar', 1)
    const { id } = await writeIssue(payload, ['ar'], { pace: 6 })
    await press(id, 'send')
    const { moveNewsletter } = await import('./sending/watch-newsletter.ts')
    const { claimMail } = await import('../mail/claim-mail.ts')
    const { leaveList } = await import('../mail/leave-list.ts')
    const { localRequest } = await import('../platform/local-request.ts')
    const later = (more: number) => new Date(Date.now() + (minutes + more) * 60_000)
    await moveNewsletter(payload, later(0))
    expect(await claimMail(payload, later(0))).toMatchObject({ to })
    const where = { email: { equals: to } }
    const { docs } = await payload.find({ collection: 'subscribers', where })
    for (const { id: person } of docs)
      await leaveList(await localRequest(payload), person, 'unsubscribed')
    await moveNewsletter(payload, later(0))
    expect((await issueOf(payload, id)).state).toBe('sending')
    for (const more of [60, 61]) await moveNewsletter(payload, later(more))
    expect([sentTo(to), (await issueOf(payload, id)).state]).toEqual([[], 'sent'])
    minutes += 61
  })

  it('is not sent again as a copy, which begins as a draft', async () => {
    await forget()
    const { id } = await writeIssue(payload, ['ar'])
    await press(id, 'send')
    const copied = await door.knock(
      `newsletter-issues/${id}/duplicate`,
      'POST',
      {},
      marketer.headers,
    )
    expect(copied.status).toBeLessThan(300)
    const { doc } = copied.body as unknown as { doc: { id: string } }
    const copy = await issueOf(payload, doc.id)
    expect(copy).toMatchObject({ state: 'draft', subject: 'نسخة من ما كتبناه هذا الشهر' })
    expect([copy.startedAt ?? null, copy.letters ?? null, copy.sentIn ?? null]).toEqual([
      null,
      null,
      null,
    ])
    expect(copy.slug).toMatch(/-copy/)
    await rounds()
    expect((await issueOf(payload, doc.id)).state).toBe('draft')
  })

  it('is sent at its hour, and not before', async () => {
    await forget()
    const [reader = ''] = await addSubscribers(payload, 'en', 1)
    const had = sentTo(reader).length
    const { id } = await writeIssue(payload, ['en'])
    const at = (more: number) => ({
      at: new Date(Date.now() + (minutes + more) * 60_000).toISOString(),
    })
    expect((await press(id, 'send', { at: new Date(0).toISOString() })).status).toBe(409)
    expect((await press(id, 'send', { at: 'soon' })).status).toBe(409)
    expect((await press(id, 'send', at(30))).status).toBe(200)
    expect((await issueOf(payload, id)).state).toBe('scheduled')
    await rounds(10)
    expect(sentTo(reader)).toHaveLength(had)
    await rounds(30)
    await rounds()
    expect(sentTo(reader)).toHaveLength(had + 1)
    await rounds()
    const deleted = await door.knock(
      `newsletter-issues/${id}`,
      'DELETE',
      undefined,
      marketer.headers,
    )
    expect(deleted.status).toBe(200)
  })

  it('is planned for no other hour once it was sent before its own', async () => {
    await forget()
    const { id } = await writeIssue(payload, ['en'])
    const at = new Date(Date.now() + 86_400_000).toISOString()
    expect((await press(id, 'send', { at })).status).toBe(200)
    expect((await issueOf(payload, id)).sendAt).toBe(at)
    expect((await press(id, 'send')).status).toBe(200)
    expect(await issueOf(payload, id)).toMatchObject({ state: 'sending', sendAt: null })
  })

  it('counts what came back and who complained, for the issue it was', async () => {
    await forget()
    const [good = '', bad = ''] = await addSubscribers(payload, 'ar', 2)
    server.behave(bad, 'refuse')
    const { id } = await writeIssue(payload, ['ar'])
    await press(id, 'send')
    await rounds()
    const { takeEvents } = await import('../mail/bounces/take-events.ts')
    const at = new Date(Date.now() + (minutes + 5) * 60_000)
    expect(
      await takeEvents(payload, [{ type: 'complaint', email: good, at: at.toISOString() }]),
    ).toEqual(['left'])
    server.behave(bad, 'accept')
    const { figures } = await standing(id)
    expect([figures.sent, figures.bounced, figures.complained]).toEqual([1, 1, 1])
  })
})
