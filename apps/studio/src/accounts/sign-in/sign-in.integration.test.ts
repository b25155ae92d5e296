import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { handleEndpoints, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestStudio, type TestStudio } from '../../../test/open-test-studio.ts'
import { bodyOf, headerOf, readMessage } from '../../../test/read-message.ts'
import { clientHeader } from '../../platform/server/where-from.ts'
import { holdsReset, wayFromReset } from './reset-link.ts'

const good = 'قافلةٌ من الهيل والزعفران'
const another = 'ثلاثة جمالٍ وبئرٌ قديمة'
const open = { overrideAccess: true } as const

let studio: TestStudio
let payload: Payload

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
})
afterAll(() => studio?.close())

async function knock(path: string, method: string, body?: object, headers: object = {}) {
  const request = new Request(`http://localhost:3100/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return handleEndpoints({ config: payload.config, request })
}

async function engage(role: 'admin' | 'editor' = 'editor') {
  const email = `${role}-${crypto.randomUUID()}@wajiha.example`
  const data = { email, password: good, name: role, role }
  const { id } = await payload.create({ collection: 'users', data, ...open })
  return { id, email }
}

const logIn = (email: string, password = good, from = '192.0.2.1') =>
  knock('users/login', 'POST', { email, password }, { [clientHeader]: from })

async function signedIn(email: string, password = good) {
  const { token } = (await (await logIn(email, password)).json()) as { token: string }
  return { authorization: `JWT ${token}` }
}

const whoAmI = async (headers: object) =>
  ((await (await knock('users/me', 'GET', undefined, headers)).json()) as { user: unknown }).user

/** Mails lie in the data folder while there is no server. */
const mails = () => {
  const folder = join(studio.dataDir, 'mail')
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}

describe('the rule of passwords', () => {
  it('holds for a new person, a change and a forgotten password alike', async () => {
    const admin = await engage('admin')
    const headers = await signedIn(admin.email)
    const { id, email } = await engage()
    for (const password of ['قصيرة', 'password1234', email]) {
      const own = password === email ? `new-${email}` : 'new@wajiha.example'
      const first = password === email ? own : password
      const data = { email: own, password: first, name: 'جديد', role: 'editor' }
      expect((await knock('users', 'POST', data, headers)).status).toBe(400)
      const change = { password, currentPassword: good }
      expect((await knock(`users/${id}`, 'PATCH', change, headers)).status).toBe(400)
      const token = await payload.forgotPassword({
        collection: 'users',
        data: { email },
        disableEmail: true,
      })
      expect((await knock('users/reset-password', 'POST', { token, password })).status).toBe(400)
    }
    expect((await logIn(email)).status).toBe(200)
  })

  it('lets a forgotten password be set anew, once, and says so by mail', async () => {
    const { email } = await engage()
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
    })
    const reset = () => knock('users/reset-password', 'POST', { token, password: another })
    expect((await reset()).status).toBe(200)
    expect((await reset()).status).toBe(403)
    expect((await logIn(email, another)).status).toBe(200)
    await vi.waitFor(() => expect(mails()).toContain(email))
  })
})

describe('a link for a forgotten password', () => {
  const ask = (email: string) => knock('users/forgot-password', 'POST', { email })
  /** The letter, as a mail program reads it. */
  const letterTo = (email: string) => {
    const folder = join(studio.dataDir, 'mail')
    const raw = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
    return raw.map(readMessage).find((one) => headerOf(one, 'to').includes(email))
  }

  it('comes in both languages, with a plain part, and leads to the studio', async () => {
    const { email } = await engage()
    expect((await ask(email)).status).toBe(200)
    const letter = await vi.waitFor(() => {
      const found = letterTo(email)
      if (!found) throw new Error('No letter yet')
      return found
    })
    expect(headerOf(letter, 'subject')).toBe(
      'كلمة مرور جديدة للاستوديو · A new password for the studio',
    )
    const [plain, html] = [bodyOf(letter, 'text/plain'), bodyOf(letter, 'text/html')]
    const links = plain.match(/https?:\/\/\S+\/admin\/reset\/[0-9a-f]{40}/g) ?? []
    expect(links).toHaveLength(2)
    expect(html).toContain(`<a href="${links[0]}">`)
    expect(plain).not.toMatch(/<|&nbsp;/)
    expect(plain).toContain('إن لم تطلبها فلا تفعل شيئًا')
    expect(plain).toContain('do nothing: your password stays as it is')
  })

  it('holds once, and is said to be over in the reader’s language', async () => {
    const { email } = await engage()
    const data = { email }
    const token = await payload.forgotPassword({ collection: 'users', data, disableEmail: true })
    const way = () => wayFromReset(Promise.resolve(payload.config), ['reset', String(token)])
    expect(await holdsReset(payload, String(token))).toBe(true)
    expect(await way()).toBeUndefined()
    const reset = (language: string) =>
      knock(
        'users/reset-password',
        'POST',
        { token, password: another },
        { cookie: `payload-lng=${language}`, 'accept-language': 'fr' },
      )
    expect((await reset('ar')).status).toBe(200)
    expect(await way()).toBe('/admin/reset-over')
    for (const [language, said] of [
      ['ar', /^هذا الرابط استُعمل من قبل/],
      ['en', /^This link was used before/],
    ] as const) {
      const answer = await reset(language)
      const { errors } = (await answer.json()) as { errors: { message: string }[] }
      expect([answer.status, errors[0]?.message]).toEqual([403, expect.stringMatching(said)])
    }
  })

  it('is not asked for without an address, which is said in the reader’s language', async () => {
    const answer = await knock('users/forgot-password', 'POST', {}, { cookie: 'payload-lng=ar' })
    expect(await answer.json()).toMatchObject({ errors: [{ message: 'اكتب بريدك الإلكترونيّ.' }] })
  })
})

describe('a change of password or address', () => {
  it('needs the current password of whoever makes it', async () => {
    const { id, email } = await engage()
    const headers = await signedIn(email)
    const change = (body: object) => knock(`users/${id}`, 'PATCH', body, headers)
    const moved = `moved-${email}`
    for (const body of [{ password: another }, { email: moved }]) {
      expect((await change(body)).status).toBe(400)
      expect((await change({ ...body, currentPassword: another })).status).toBe(400)
    }
    expect((await change({ name: 'اسمٌ آخر' })).status).toBe(200)
    expect((await change({ email: moved, currentPassword: good })).status).toBe(200)
    expect((await logIn(moved)).status).toBe(200)
  })

  it('is told to the address that it was made for, and ends the other sessions', async () => {
    const { id, email } = await engage()
    const [here, elsewhere] = [await signedIn(email), await signedIn(email)]
    const body = { password: another, currentPassword: good }
    expect((await knock(`users/${id}`, 'PATCH', body, here)).status).toBe(200)
    expect(await whoAmI(here)).toMatchObject({ email })
    expect(await whoAmI(elsewhere)).toBeNull()
    await vi.waitFor(() => expect(mails()).toContain(email))
  })

  it('leaves the password typed for it nowhere', async () => {
    const { id, email } = await engage()
    const body = { name: 'ريم', currentPassword: good }
    const answer = await knock(`users/${id}`, 'PATCH', body, await signedIn(email))
    expect(JSON.stringify(await answer.json())).not.toContain(good)
  })
})

describe('a session', () => {
  it('ends twelve hours after it began, also when it was prolonged', async () => {
    const { id, email } = await engage()
    const headers = await signedIn(email)
    expect((await knock('users/refresh-token', 'POST', undefined, headers)).status).toBe(200)
    const row = await payload.db.findOne<{ id: string; sessions: object[] }>({
      collection: 'users',
      where: { id: { equals: id } },
    })
    const begun = new Date(Date.now() - 12 * 3_600_000 - 1_000)
    const sessions = row?.sessions.map((one) => ({ ...one, createdAt: begun }))
    await payload.db.updateOne({ collection: 'users', id, data: { ...row, sessions } })
    expect(await whoAmI(headers)).toBeNull()
    expect((await knock('users/refresh-token', 'POST', undefined, headers)).status).toBe(403)
  })
})

describe('whoever guesses', () => {
  it('is refused after eight times from one place, while the person comes in from another', async () => {
    const { email } = await engage()
    for (let turn = 0; turn < 8; turn += 1)
      expect((await logIn(email, 'x'.repeat(12), '198.51.100.1')).status).toBe(401)
    const refused = await logIn(email, good, '198.51.100.1')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900'])
    expect((await logIn(email, good, '198.51.100.2')).status).toBe(200)
  })

  it('is answered as slowly for a stranger’s name as for a colleague’s', async () => {
    const known = (await engage()).email
    const times: Record<string, number[]> = { known: [], unknown: [] }
    for (let turn = 0; turn < 12; turn += 1) {
      for (const [kind, email] of Object.entries({ known, unknown: 'nobody@wajiha.example' })) {
        const begun = performance.now()
        const answer = await logIn(email, 'wrong and long enough', `203.0.113.${turn}`)
        times[kind]?.push(performance.now() - begun)
        expect([401, 429]).toContain(answer.status)
      }
    }
    const middle = (all: number[] = []) => all.slice(0, 10).sort((a, b) => a - b)[4] ?? 0
    const ratio = middle(times.known) / middle(times.unknown)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })
})

describe('open sessions', () => {
  const list = async (id: string, headers: object) => {
    const answer = await knock(`users/${id}/sessions`, 'GET', undefined, headers)
    type Shown = { id: string; device: string; isThis: boolean }
    return ((await answer.json()) as { sessions: Shown[] }).sessions
  }

  it('are told apart by the browser that opened each, also after another one begins', async () => {
    const { id, email } = await engage()
    const browsers = [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15',
    ]
    for (const browser of browsers)
      await knock('users/login', 'POST', { email, password: good }, { 'user-agent': browser })
    const here = await signedIn(email)
    const devices = (await list(id, here)).map(({ device, isThis }) => [device, isThis])
    expect(devices).toEqual([
      ['Chrome · Android', false],
      ['Safari · macOS', false],
      ['—', true],
    ])
  })

  it('are listed for the person themselves, who ends any of them at once', async () => {
    const { id, email } = await engage()
    const [here, elsewhere] = [await signedIn(email), await signedIn(email)]
    const other = (await list(id, here)).find(({ isThis }) => !isThis)
    expect((await list(id, here)).length).toBe(2)
    const ended = await knock(`users/${id}/sessions/${other?.id}`, 'DELETE', undefined, here)
    expect(ended.status).toBe(204)
    expect(await whoAmI(elsewhere)).toBeNull()
    expect(await list(id, here)).toMatchObject([{ isThis: true }])
  })

  it('are ended all but this one by one press', async () => {
    const { id, email } = await engage()
    const [here, ...others] = [await signedIn(email), await signedIn(email), await signedIn(email)]
    expect((await knock(`users/${id}/sessions`, 'DELETE', undefined, here)).status).toBe(204)
    for (const one of others) expect(await whoAmI(one)).toBeNull()
    expect(await whoAmI(here)).toMatchObject({ email })
  })

  it('of others are an administrator’s to end, and nobody else’s to see', async () => {
    const { id, email } = await engage()
    const own = await signedIn(email)
    const colleague = await signedIn((await engage()).email)
    expect((await knock(`users/${id}/sessions`, 'GET', undefined, colleague)).status).toBe(403)
    expect((await knock(`users/${id}/sessions`, 'DELETE', undefined, colleague)).status).toBe(403)
    expect((await knock(`users/${id}/sessions`, 'GET')).status).toBe(401)
    const admin = await signedIn((await engage('admin')).email)
    expect((await knock(`users/${id}/sessions`, 'DELETE', undefined, admin)).status).toBe(204)
    expect(await whoAmI(own)).toBeNull()
  })
})
