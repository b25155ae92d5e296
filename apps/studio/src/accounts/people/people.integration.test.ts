import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deskOf } from '../../../test/desk-help.ts'
import { aCard } from '../../../test/documents.ts'
import { openTestStudio, type TestStudio } from '../../../test/open-test-studio.ts'
import type { Role } from '../../platform/access/rights.ts'

type Desk = Awaited<ReturnType<typeof deskOf>>

const password = 'كلمة طويلة جدًّا ٢٠٢٦'
let studio: TestStudio
let payload: Payload
let owner: Desk
let admin: Desk

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
  owner = await deskOf(payload, 'owner')
  admin = await deskOf(payload, 'admin')
})
afterAll(() => studio?.close())

const change = async ({ ask }: Desk, id: string, body: object) =>
  (await ask(`users/${id}`, 'PATCH', body)).status
const roleOf = async (id: string) =>
  (await payload.findByID({ collection: 'users', id, overrideAccess: true })).role
const newcomer = (role: Role) => ({
  email: `${role}-${crypto.randomUUID()}@wajiha.example`,
  name: 'جديد',
  password,
  role,
})

describe('an administrator', () => {
  it('looks after colleagues, and neither makes nor touches administrators and owners', async () => {
    const { user: colleague } = await deskOf(payload, 'editor')
    const { user: peer } = await deskOf(payload, 'admin')
    expect(await change(admin, colleague.id, { role: 'marketer' })).toBe(200)
    for (const role of ['admin', 'owner'] as const) {
      expect(await change(admin, colleague.id, { role })).toBe(400)
      expect((await admin.ask('users', 'POST', newcomer(role))).status).toBe(400)
    }
    expect(await change(admin, admin.user.id, { role: 'owner' })).toBe(400)
    for (const { id } of [peer, owner.user]) {
      const reset = { password: `${password} أخرى`, currentPassword: password }
      expect(await change(admin, id, reset)).toBe(403)
      for (const path of ['sessions', 'second-factor'])
        expect((await admin.ask(`users/${id}/${path}`)).status).toBe(403)
    }
    expect((await admin.ask(`users/${colleague.id}`, 'DELETE')).status).toBe(403)
    expect(await roleOf(colleague.id)).toBe('marketer')
  })
})

describe('the owner', () => {
  it('appoints administrators and removes people, and the last one stays', async () => {
    const made = await owner.ask('users', 'POST', newcomer('admin'))
    const { id } = (await made.json()).doc
    expect((await owner.ask(`users/${owner.user.id}`, 'DELETE')).status).toBe(409)
    expect(await change(owner, owner.user.id, { role: 'editor' })).toBe(400)
    expect(await change(owner, id, { role: 'owner' })).toBe(200)
    // Of two who leave at the same moment, one is refused.
    const second = await deskOf(payload, 'owner')
    await payload.delete({ collection: 'users', id, overrideAccess: true })
    const left = await Promise.all([
      change(owner, second.user.id, { role: 'editor' }),
      change(second, owner.user.id, { role: 'editor' }),
    ])
    expect(left.toSorted()).not.toEqual([200, 200])
    const owners = await payload.count({
      collection: 'users',
      where: { role: { equals: 'owner' } },
      overrideAccess: true,
    })
    expect(owners.totalDocs).toBe(1)
    // Whoever stayed goes on with what follows.
    if (left[1] === 200) owner = second
  })
})

describe('an invitation', () => {
  const outside = async (body: object) => {
    const { handleEndpoints } = await import('payload')
    const request = new Request('http://localhost:3100/api/users/invitation', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(body),
    })
    return handleEndpoints({ config: payload.config, request })
  }
  const mails = async (id: string) =>
    (
      await payload.find({
        collection: 'outbox',
        where: { key: { contains: id } },
        sort: 'createdAt',
        depth: 0,
        overrideAccess: true,
        showHiddenFields: true,
      })
    ).docs
  const linkIn = (text?: string | null) => /invitation\?token=([\w-]+)/.exec(text ?? '')?.[1] ?? ''
  const invite = async (by: Desk, more: object = {}) => {
    const email = `invited-${crypto.randomUUID()}@wajiha.example`
    const answer = await by.ask('users/invite', 'POST', {
      name: 'نورة',
      email,
      role: 'editor',
      language: 'ar',
      ...more,
    })
    const { id = '' }: { id?: string } = await answer.json().catch(() => ({}))
    return { status: answer.status, id, email }
  }
  const own = 'قافلةٌ من الهيل والزعفران'

  it('brings a link in the person’s language, with which they choose their own password, once', async () => {
    const { id, email } = await invite(admin)
    const [mail] = await mails(id)
    expect(mail?.subject).toContain('دعوتك')
    expect(mail?.text).toContain('محرّر')
    const token = linkIn(mail?.text)
    const { sql } = await import('@payloadcms/db-postgres')
    const { rows } = await payload.db.drizzle.execute(sql`select * from invitations`)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect((await outside({ token, password: 'password1234' })).status).toBe(400)
    // Of two who press at once, one comes in.
    const pressed = [outside({ token, password: own }), outside({ token, password: own })]
    const statuses = (await Promise.all(pressed)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 410])
    const entered = await payload.login({ collection: 'users', data: { email, password: own } })
    expect(entered.user).toMatchObject({ id, invitedAt: null })
    expect((await mails(id)).map(({ text }) => linkIn(text))).toEqual([''])
  })

  it('ends after its days, with a newer one, and when it is taken back', async () => {
    const { id } = await invite(admin, { language: 'en' })
    const old = linkIn((await mails(id))[0]?.text)
    expect((await admin.ask(`users/${id}/invitation`, 'POST')).status).toBe(200)
    expect((await outside({ token: old, password: own })).status).toBe(410)
    const now = linkIn((await mails(id)).at(-1)?.text)
    const { sql } = await import('@payloadcms/db-postgres')
    const expire = sql`update invitations set expires_at = now() - interval '1 minute'
      where user_id = ${id}::uuid`
    await payload.db.drizzle.execute(expire)
    const late = await outside({ token: now, password: own })
    expect(late.status).toBe(410)
    expect((await late.json()).errors[0].message).toContain('اطلب ممّن دعاك')
    expect((await admin.ask(`users/${id}/invitation`, 'DELETE')).status).toBe(200)
    const left = {
      collection: 'users',
      where: { id: { equals: id } },
      overrideAccess: true,
    } as const
    expect((await payload.count(left)).totalDocs).toBe(0)
  })

  it('is sent by who looks after people, to roles they may give, and read by nobody else', async () => {
    const editor = await deskOf(payload, 'editor')
    expect((await invite(editor)).status).toBe(403)
    expect((await invite(admin, { role: 'owner' })).status).toBe(400)
    for (const role of ['chief', '', undefined]) {
      const body = { name: 'نورة', email: `${crypto.randomUUID()}@wajiha.example`, role }
      const answer = await admin.ask('users/invite', 'POST', body)
      expect(answer.status).toBe(400)
      expect(JSON.stringify(await answer.json())).toContain('اختر دورًا من أدوار الاستوديو')
    }
    const { id } = await invite(owner, { role: 'owner' })
    expect((await admin.ask(`users/${id}/invitation`, 'POST')).status).toBe(403)
    const [mail] = await mails(id)
    expect((await admin.ask(`outbox/${mail?.id}`)).status).toBe(404)
    expect((await admin.ask(`outbox/${mail?.id}/message`)).status).not.toBe(200)
  })
})

describe('the work of somebody who leaves', () => {
  it('keeps them from being deleted, by the page and by the API, until it is handed over', async () => {
    const { leadOf } = await import('../../../test/desk-help.ts')
    const [leaver, heir] = [await deskOf(payload, 'sales'), await deskOf(payload, 'sales')]
    for (const stage of ['new', 'new', 'lost'] as const) {
      const { id } = await leadOf(payload)
      const data = { owner: leaver.user.id, stage, lostReason: 'price' } as const
      await payload.update({ collection: 'leads', id, data, overrideAccess: true })
    }
    const { id: card } = await payload.create({
      collection: 'cards',
      locale: 'ar',
      data: Object.assign(aCard('hind'), { owner: leaver.user.id }) as never,
      overrideAccess: true,
    })
    const path = `users/${leaver.user.id}`
    const refused = await owner.ask(path, 'DELETE')
    expect(refused.status).toBe(409)
    const said = JSON.stringify(await refused.json())
    for (const part of ['عملاء محتملون مفتوحون: 2', 'بطاقات: 1', '«تسليم العمل»'])
      expect(said).toContain(part)
    const many = await owner.ask(`users?where[id][equals]=${leaver.user.id}`, 'DELETE')
    expect(JSON.stringify((await many.json()).errors)).toContain('عملاء محتملون مفتوحون: 2')
    const body = { to: heir.user.id, currentPassword: password }
    expect((await admin.ask(`${path}/hand-over`, 'POST', body)).status).toBe(200)
    expect((await owner.ask(path, 'DELETE')).status).toBe(200)
    const own = { collection: 'leads', where: { owner: { equals: heir.user.id } } } as const
    expect((await payload.count({ ...own, overrideAccess: true })).totalDocs).toBe(2)
    const { state } = await payload.findByID({
      collection: 'cards',
      id: card,
      overrideAccess: true,
    })
    expect(state).toBe('left')
  })

  it('holds interviews to come, which go to somebody else one by one', async () => {
    const { applicationOf } = await import('../../../test/desk-help.ts')
    const leaver = await deskOf(payload, 'recruiter')
    const { id } = await applicationOf(payload)
    const at = new Date(Date.now() + 86_400_000).toISOString()
    const change = (by: string) =>
      payload.update({
        collection: 'applications',
        id,
        data: { interview: { at, minutes: 30, by } },
        overrideAccess: true,
      })
    await change(leaver.user.id)
    const { counts } = await (await owner.ask(`users/${leaver.user.id}/hand-over`)).json()
    expect(counts).toMatchObject({ applications: 0, interviews: 1 })
    const refused = await owner.ask(`users/${leaver.user.id}`, 'DELETE', undefined, 'en')
    expect(JSON.stringify(await refused.json())).toContain('Interviews to come: 1. First choose')
    await change(admin.user.id)
    expect((await owner.ask(`users/${leaver.user.id}`, 'DELETE')).status).toBe(200)
  })

  it('becomes a colleague’s with its history, and the account is closed and can be opened again', async () => {
    const { madeOf, storeSubmission, submissionOf, historyOf } = await import(
      '../../../test/desk-help.ts'
    )
    const { processSubmission } = await import('../../desk/process-submission.ts')
    const [leaver, heir] = [await deskOf(payload, 'sales'), await deskOf(payload, 'sales')]
    const stranger = await deskOf(payload, 'recruiter')
    // The history tells people by their names.
    await change(admin, heir.user.id, { name: 'وارثة العمل' })
    const leads: string[] = []
    for (const stage of ['new', 'lost', 'new'] as const) {
      const row = await storeSubmission(payload, submissionOf())
      await processSubmission(payload, row)
      const { id } = await madeOf(payload, 'leads', row)
      const data = { owner: leaver.user.id, stage, lostReason: 'price' } as const
      await payload.update({ collection: 'leads', id, data: data as never, overrideAccess: true })
      leads.push(id)
    }
    const path = `users/${leaver.user.id}/hand-over`
    const { counts } = await (await admin.ask(path)).json()
    expect(counts).toEqual({ leads: 2, nextActions: 0, applications: 0, interviews: 0, cards: 0 })
    const press = (to: string, currentPassword = password) =>
      admin.ask(path, 'POST', { to, currentPassword })
    expect((await press(stranger.user.id)).status).toBe(409)
    expect((await press(heir.user.id, 'ليست كلمتي')).status).toBe(400)
    expect((await leaver.ask('leads')).status).toBe(200)
    expect((await press(heir.user.id)).status).toBe(200)

    // All of it in one mail, in place of one each.
    const where = { to: { equals: heir.user.email }, kind: { equals: 'assignment' } } as const
    const { docs } = await payload.find({ collection: 'outbox', where, overrideAccess: true })
    expect(docs.map(({ subject }) => subject)).toEqual([expect.stringMatching(/\(.?[2٢].?\)/)])

    const ownerOf = async (id: string) =>
      (await payload.findByID({ collection: 'leads', id, depth: 0, overrideAccess: true })).owner
    const [open = '', over = ''] = leads
    expect([await ownerOf(open), await ownerOf(over)]).toEqual([heir.user.id, leaver.user.id])
    expect((await historyOf(payload, { lead: open })).at(-1)).toMatchObject({
      type: 'owner',
      actor: admin.user.id,
    })
    expect((await leaver.ask('leads')).status).toBe(403)
    const knock = () =>
      payload.login({ collection: 'users', data: { email: leaver.user.email, password } })
    await expect(knock()).rejects.toThrow()
    const told = await (await admin.ask('audit-log?where[act][equals]=handed-over&depth=0')).json()
    expect(told.docs[0]).toMatchObject({ subjectId: leaver.user.id, who: admin.user.id })
    expect((await admin.ask(`users/${leaver.user.id}/return`, 'POST')).status).toBe(200)
    expect((await knock()).user?.id).toBe(leaver.user.id)
  })
})
