import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { toArabicDigits } from '@wajiha/arabic'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { codeOf } from '../../../test/app-code.ts'
import { another, doorOf, good, requireFactorOf } from '../../../test/door-help.ts'
import { openTestStudio, type TestStudio } from '../../../test/open-test-studio.ts'
import { bodyOf, headerOf, readMessage } from '../../../test/read-message.ts'
import type { Role } from '../../platform/access/rights.ts'
import { poolOf } from '../../platform/database/statements.ts'
import { runPeopleCommand } from './command.ts'

type Door = ReturnType<typeof doorOf>
type Headers = Awaited<ReturnType<Door['enter']>>

let studio: TestStudio
let payload: Payload
let door: Door

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
  door = doorOf(payload)
})
afterAll(() => studio?.close())

/**
 * Turns the factor of somebody on, as their account view does, with the code before the present one: it
 * has passed where a new step of time begins just then, and the next one is sent.
 */
async function turnOn(id: string, headers: Headers) {
  const path = `users/${id}/second-factor`
  const { offer = '', secret = '' } = (await door.knock(`${path}/offer`, 'POST', {}, headers))
    .body as { offer?: string; secret?: string }
  const send = () => {
    const body = { offer, code: codeOf(secret, -1), currentPassword: good }
    return door.knock(path, 'POST', body, headers)
  }
  const first = await send()
  const { body: made, status } = first.status === 200 ? first : await send()
  expect(status).toBe(200)
  return { secret, recoveryCodes: made.recoveryCodes ?? [] }
}

async function withFactor(role: Role = 'editor') {
  const person = await door.engage(role)
  const headers = await door.enter(person)
  return { ...person, headers, ...(await turnOn(person.id, headers)) }
}

const needsOf = ({ body }: Awaited<ReturnType<Door['knock']>>) => body.errors?.[0]?.data?.needs

const acts = async (id: string) => {
  const { docs } = await payload.find({
    collection: 'audit-log',
    where: { subjectId: { equals: id } },
    sort: 'at',
    limit: 50,
    depth: 0,
    overrideAccess: true,
  })
  return docs.map(({ act }) => act)
}

const mails = () => {
  const folder = join(studio.dataDir, 'mail')
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
}

describe('a log-in with a second factor', () => {
  it('gives the password alone no session, and asks for a code only when the password is right', async () => {
    const { id, email, secret } = await withFactor()
    const wrong = await door.logIn({ email, password: another })
    const plain = await door.logIn({ email: (await door.engage()).email, password: another })
    expect(wrong.status).toBe(401)
    expect(wrong.body).toEqual(plain.body)
    const right = await door.logIn({ email, password: good })
    expect([right.status, needsOf(right)]).toEqual([403, 'code'])
    expect(right.answer.headers.get('set-cookie')).toBeNull()
    expect(JSON.stringify(right.body)).not.toMatch(/token|secret/i)
    const own = await door.enter({ email, password: good, code: codeOf(secret) })
    const { body } = await door.knock(`users/${id}/sessions`, 'GET', undefined, own)
    // The one that turned it on, and this one: what was refused has left none.
    expect((body as { sessions?: object[] }).sessions).toHaveLength(2)
  })

  it('takes Arabic figures, and no code twice, however many come at once', async () => {
    const { email, secret } = await withFactor()
    const code = toArabicDigits(codeOf(secret))
    const both = [1, 2].map((last) =>
      door.logIn({ email, password: good, code }, `192.0.2.${last}`),
    )
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await door.logIn({ email, password: good, code })).status).toBe(401)
    const next = { email, password: good, code: codeOf(secret, 1) }
    expect((await door.logIn(next)).status).toBe(200)
  })

  it('takes a recovery code once, tells the person and the audit log', async () => {
    const { id, email, recoveryCodes } = await withFactor()
    expect(recoveryCodes).toHaveLength(10)
    const [code = ''] = recoveryCodes
    const before = mails().length
    const by = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0' }
    const come = () => door.knock('users/login', 'POST', { email, password: good, code }, by)
    expect((await come()).status).toBe(200)
    expect((await come()).status).toBe(401)
    expect(await acts(id)).toEqual(expect.arrayContaining(['factor-on', 'recovery-used']))
    await vi.waitFor(() => {
      const told = mails().filter((mail) => mail.includes(email))
      expect(told.length).toBeGreaterThanOrEqual(2)
      expect(mails().length).toBeGreaterThan(before)
    })
    const letters = mails().map(readMessage)
    const letter = letters.find(
      (one) =>
        headerOf(one, 'to').includes(email) && headerOf(one, 'subject').includes('recovery code'),
    )
    const text = letter ? bodyOf(letter, 'text/plain') : ''
    expect(text).toMatch(/^متى: .*بتوقيت الرياض/m)
    expect(text).toContain('الجهاز: Firefox · Windows')
    expect(text).toContain('رموز الاسترداد الباقية: ٩')
    expect(text).toContain('Recovery codes left: 9')
    expect(text).toContain('إن لم تكن أنت من دخل')
    expect(text).not.toContain('من غيّر ذلك')
  })

  it('refuses whoever guesses codes, from however many places', async () => {
    const { email, secret } = await withFactor()
    for (let turn = 1; turn <= 8; turn += 1) {
      const guess = { email, password: good, code: '000000' }
      expect((await door.logIn(guess, `198.51.100.${turn}`)).status).toBe(401)
    }
    const right = { email, password: good, code: codeOf(secret) }
    expect((await door.logIn(right, '198.51.100.99')).status).toBe(429)
  })

  it('keeps the count of guesses while the password alone is sent between them', async () => {
    const { email } = await withFactor()
    for (let turn = 1; turn <= 8; turn += 1) {
      expect((await door.logIn({ email, password: good }, '203.0.113.5')).status).toBe(403)
      await door.logIn({ email, password: good, code: '000000' }, '203.0.113.5')
    }
    expect((await door.logIn({ email, password: good }, '203.0.113.5')).status).toBe(429)
  })

  it('is not passed by a letter for a forgotten password, which opens no session', async () => {
    const { email, secret } = await withFactor()
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
    })
    const reset = await door.knock('users/reset-password', 'POST', { token, password: another })
    expect(reset.status).toBe(200)
    expect(reset.body.token).toBeFalsy()
    expect(reset.answer.headers.get('set-cookie')).toMatch(/payload-token=;/)
    expect(needsOf(await door.logIn({ email, password: another }))).toBe('code')
    const whole = { email, password: another, code: codeOf(secret) }
    expect((await door.logIn(whole)).status).toBe(200)
  })
})

describe('what proves a second factor', () => {
  it('is kept encrypted and hashed, and stands in no answer', async () => {
    const { id, secret, recoveryCodes, headers } = await withFactor('admin')
    const bare = secret.replaceAll(' ', '')
    const { rows } = await poolOf(payload).execute(sql`
      select f.*, c.hash from second_factors f join recovery_codes c using (user_id)
      where user_id = ${id}::uuid`)
    expect(rows).toHaveLength(10)
    const kept = JSON.stringify(rows)
    for (const one of [bare, ...recoveryCodes, ...recoveryCodes.map((c) => c.replaceAll(' ', ''))])
      expect(kept).not.toContain(one)
    for (const path of [`users/${id}`, 'users/me', 'users', `users/${id}/second-factor`]) {
      const { body } = await door.knock(path, 'GET', undefined, headers)
      expect(JSON.stringify(body)).not.toContain(bare)
      expect(JSON.stringify(body)).not.toContain(String(rows[0]?.secret))
    }
  })

  it('opens for the person it was sealed for alone', async () => {
    const [one, other] = [await withFactor(), await withFactor()]
    await poolOf(payload).execute(sql`
      update second_factors set last_step = 0,
        secret = (select secret from second_factors where user_id = ${other.id}::uuid)
      where user_id = ${one.id}::uuid`)
    const moved = { email: one.email, password: good, code: codeOf(other.secret) }
    expect((await door.logIn(moved)).status).toBe(401)
  })

  it('goes with its person', async () => {
    const { id } = await withFactor()
    await payload.delete({ collection: 'users', id, overrideAccess: true })
    const { rows } = await poolOf(payload).execute(
      sql`select 1 from second_factors where user_id = ${id}::uuid`,
    )
    expect(rows).toEqual([])
  })
})

describe('the second factor of an account', () => {
  const path = (id: string, more = '') => `users/${id}/second-factor${more}`

  it('is turned on with a code and the password, and ends the other sessions', async () => {
    const person = await door.engage()
    const [here, elsewhere] = [await door.enter(person), await door.enter(person)]
    const { body } = await door.knock(path(person.id, '/offer'), 'POST', {}, here)
    const { offer, secret = '' } = body as { offer?: string; secret?: string }
    const code = codeOf(secret)
    const tried = [
      { offer, code, currentPassword: another },
      { offer, code: '000000', currentPassword: good },
      { offer: `${offer}x`, code, currentPassword: good },
      { code, currentPassword: good },
    ]
    for (const one of tried)
      expect((await door.knock(path(person.id), 'POST', one, here)).status).toBe(400)
    const whole = { offer, code, currentPassword: good }
    expect((await door.knock(path(person.id), 'POST', whole, here)).status).toBe(200)
    expect((await door.knock('users/me', 'GET', undefined, elsewhere)).body.user).toBeNull()
    expect((await door.knock('users/me', 'GET', undefined, here)).body.user).not.toBeNull()
    expect((await door.knock(path(person.id), 'POST', whole, here)).status).toBe(409)
  })

  it('gets new recovery codes, which end the old ones', async () => {
    const { id, email, headers, secret, recoveryCodes } = await withFactor()
    const body = { currentPassword: good, code: codeOf(secret) }
    const renew = () => door.knock(path(id, '/recovery-codes'), 'POST', body, headers)
    const { body: made } = await renew()
    expect(made.recoveryCodes).toHaveLength(10)
    expect((await renew()).status).toBe(400)
    expect((await door.logIn({ email, password: good, code: recoveryCodes[0] })).status).toBe(401)
    const fresh = { email, password: good, code: made.recoveryCodes?.[0] }
    expect((await door.logIn(fresh)).status).toBe(200)
  })

  it('is turned off with both, by its owner', async () => {
    const { id, email, headers, secret } = await withFactor()
    const off = (body: object) => door.knock(path(id, '/off'), 'POST', body, headers)
    expect((await off({ currentPassword: good })).status).toBe(400)
    expect((await off({ code: codeOf(secret) })).status).toBe(400)
    expect((await off({ currentPassword: good, code: codeOf(secret) })).status).toBe(200)
    expect((await door.logIn({ email, password: good })).status).toBe(200)
    expect(await acts(id)).toContain('factor-off')
  })

  it('is reset by an administrator with their own password, and by nobody else', async () => {
    const { id, email } = await withFactor()
    const colleague = await door.enter(await door.engage())
    const admin = await door.enter(await door.engage('admin'))
    const reset = (headers: object, password = good) =>
      door.knock(path(id, '/off'), 'POST', { currentPassword: password }, headers)
    expect((await reset({})).status).toBe(401)
    expect((await reset(colleague)).status).toBe(403)
    expect((await reset(admin, another)).status).toBe(400)
    for (const way of ['', '/offer', '/recovery-codes'])
      expect((await door.knock(path(id, way), 'POST', {}, admin)).status).toBe(403)
    expect((await reset(admin)).status).toBe(200)
    expect((await door.logIn({ email, password: good })).status).toBe(200)
    expect(await acts(id)).toContain('factor-reset')
  })

  it('is reset from a shell for whoever lost phone and codes', async () => {
    const { id, email } = await withFactor('admin')
    const run = (...words: string[]) => runPeopleCommand(payload, words)
    expect(await run()).toMatchObject({ code: 2 })
    expect(await run('reset-second-factor', 'nobody@wajiha.example')).toMatchObject({ code: 1 })
    expect(await run('reset-second-factor', email.toUpperCase())).toMatchObject({ code: 0 })
    expect(await run('reset-second-factor', email)).toMatchObject({ code: 1 })
    expect((await door.logIn({ email, password: good })).status).toBe(200)
    expect(await acts(id)).toContain('factor-reset')
  })
})

describe('the switch in General', () => {
  it('holds back whoever has the role and no factor, until they set one up at the door', async () => {
    const { id, email } = await door.engage('sales')
    const before = await door.enter({ email, password: good })
    await requireFactorOf(payload, 'sales')
    try {
      for (const asked of [`users/${id}`, 'leads', `users/${id}/sessions`])
        expect([401, 403]).toContain((await door.knock(asked, 'GET', undefined, before)).status)
      expect((await door.knock('users/me', 'GET', undefined, before)).body.user).toBeNull()
      const asked = await door.logIn({ email, password: good })
      expect([asked.status, needsOf(asked)]).toEqual([403, 'factor'])
      expect(asked.body.errors?.[0]?.message).toContain('خطوتين')
      const { offer, secret = '' } = asked.body.errors?.[0]?.data ?? {}
      const wrong = await door.logIn({ email, password: good, offer, code: '000000' })
      expect(wrong.status).toBe(400)
      const whole = { email, password: good, offer, code: codeOf(secret) }
      const { status, body } = await door.logIn(whole)
      expect([status, body.recoveryCodes?.length]).toEqual([200, 10])
      const headers = { authorization: `JWT ${body.token}` }
      expect((await door.knock('leads', 'GET', undefined, headers)).status).toBe(200)
      expect((await door.logIn({ ...(await door.engage()) })).status).toBe(200)
    } finally {
      await requireFactorOf(payload)
    }
  })

  it('is an administrator’s alone to set', async () => {
    const change = { secondFactorRoles: ['editor'] }
    const editor = await door.enter(await door.engage())
    await door.knock('globals/general?draft=true&locale=ar', 'POST', change, editor)
    const kept = await payload.findGlobal({ slug: 'general', draft: true, overrideAccess: true })
    expect(kept.secondFactorRoles ?? []).toEqual([])
  })
})

describe('a first password', () => {
  const first = 'كلمةٌ أولى من يد غيره'

  async function hire() {
    const admin = await door.enter(await door.engage('admin'))
    const email = `new-${crypto.randomUUID()}@wajiha.example`
    const body = { email, password: first, name: 'جديدة', role: 'editor' }
    const { body: made, status } = await door.knock('users', 'POST', body, admin)
    expect(status).toBe(201)
    const { id } = (made as { doc: { id: string } }).doc
    return { id, email, admin }
  }

  it('opens nothing until it is changed to another that keeps the rule', async () => {
    const { id, email } = await hire()
    const asked = await door.logIn({ email, password: first })
    expect([asked.status, needsOf(asked)]).toEqual([403, 'password'])
    for (const newPassword of [first, 'قصيرة', email]) {
      const { status, body } = await door.logIn({ email, password: first, newPassword })
      expect([status, body.errors?.[0]?.data?.errors?.[0]?.path]).toEqual([400, 'newPassword'])
    }
    const headers = await door.enter({ email, password: first, newPassword: another })
    expect((await door.knock('users/me', 'GET', undefined, headers)).body.user).toMatchObject({
      id,
    })
    expect((await door.logIn({ email, password: first })).status).toBe(401)
    expect((await door.logIn({ email, password: another })).status).toBe(200)
    expect(await acts(id)).toContain('password')
    await vi.waitFor(() => expect(mails().some((mail) => mail.includes(email))).toBe(true))
  })

  it('comes back when an administrator sets one for somebody, and ends what was open', async () => {
    const { id, email, admin } = await hire()
    const own = await door.enter({ email, password: first, newPassword: another })
    const change = { password: first, currentPassword: good }
    expect((await door.knock(`users/${id}`, 'PATCH', change, admin)).status).toBe(200)
    expect((await door.knock('users/me', 'GET', undefined, own)).body.user).toBeNull()
    expect(needsOf(await door.logIn({ email, password: first }))).toBe('password')
  })

  it('is done with once its owner has set another by a letter', async () => {
    const { email } = await hire()
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
    })
    const reset = (password: string) =>
      door.knock('users/reset-password', 'POST', { token, password })
    expect((await reset(first)).status).toBe(400)
    expect((await reset(another)).status).toBe(200)
    expect((await door.logIn({ email, password: another })).status).toBe(200)
  })

  it('cannot be declared changed through the API', async () => {
    const { id, email, admin } = await hire()
    await door.knock(`users/${id}`, 'PATCH', { mustChangePassword: false }, admin)
    expect(needsOf(await door.logIn({ email, password: first }))).toBe('password')
  })

  it('is asked for before a required factor, and both are done in one request or not at all', async () => {
    const { id, email } = await hire()
    await requireFactorOf(payload, 'editor')
    try {
      expect(needsOf(await door.logIn({ email, password: first }))).toBe('password')
      const renewed = { email, password: first, newPassword: another }
      const asked = await door.logIn(renewed)
      expect(needsOf(asked)).toBe('factor')
      // Nothing of the half was kept.
      expect(needsOf(await door.logIn({ email, password: first }))).toBe('password')
      const { offer, secret = '' } = asked.body.errors?.[0]?.data ?? {}
      const whole = await door.logIn({ ...renewed, offer, code: codeOf(secret) })
      expect([whole.status, whole.body.recoveryCodes?.length]).toEqual([200, 10])
      const headers = { authorization: `JWT ${whole.body.token}` }
      const me = await door.knock('users/me', 'GET', undefined, headers)
      expect(me.body.user).toMatchObject({ id })
    } finally {
      await requireFactorOf(payload)
    }
  })
})
