/** What a session is known by, and what is none: the door asked as a browser or a forger would. */
import { createHmac } from 'node:crypto'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { doorOf } from '../../../test/door-help.ts'
import { openTestStudio, type TestStudio } from '../../../test/open-test-studio.ts'

type Claims = { id: string; collection: string; sid: string; iat: number; exp: number }

let studio: TestStudio
let payload: Payload
let door: ReturnType<typeof doorOf>
let peopleAtFirst: number
let person: Awaited<ReturnType<typeof signedIn>>

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
  door = doorOf(payload)
  const people = { collection: 'users', overrideAccess: true } as const
  peopleAtFirst = (await payload.count(people)).totalDocs
  person = await signedIn()
})
afterAll(() => studio?.close())

const packed = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const opened = <Part>(part = '') => JSON.parse(String(Buffer.from(part, 'base64url'))) as Part

async function signedIn() {
  const person = await door.engage()
  const { body, answer } = await door.logIn({ email: person.email, password: person.password })
  const { token = '' } = body
  const [head, claims, signature = ''] = token.split('.')
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const parts = { head: opened<{ alg: string }>(head), claims: opened<Claims>(claims), signature }
  return { ...person, ...parts, token, cookie }
}

const signed = (head: object, claims: object, key = payload.secret) => {
  const text = `${packed(head)}.${packed(claims)}`
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}

const whoHas = async (headers: object, path = 'users/me') =>
  (await door.knock(path, 'GET', undefined, headers)).body.user?.id
const whoIs = (token: string) => whoHas({ authorization: `JWT ${token}` })

describe('the token of a session', () => {
  it('is believed only as it was signed here, whatever it says of its own key', async () => {
    const { id, head, claims, token, signature } = person
    expect(head.alg).toBe('HS256')
    expect(await whoIs(token)).toBe(id)
    expect(await whoIs(signed(head, claims))).toBe(id)
    const own = 'a key of my own, long enough to be one'
    const forged = [
      signed(head, claims, own),
      signed({ ...head, jwk: { kty: 'oct', k: packed({}) } }, claims, own),
      signed({ ...head, jku: 'https://evil.example/keys' }, claims, own),
      `${packed({ ...head, alg: 'none' })}.${packed(claims)}.`,
      signed({ ...head, alg: 'none' }, claims),
      signed({ ...head, alg: 'RS256' }, claims),
      `${packed(head)}.${packed({ ...claims, exp: claims.exp + 60 })}.${signature}`,
    ]
    for (const one of forged) expect(await whoIs(one), one).toBeUndefined()
  })

  it('holds for eight hours, and not a second longer', async () => {
    const { id, head, claims } = person
    expect(claims.exp - claims.iat).toBe(8 * 3_600)
    const now = Math.floor(Date.now() / 1_000)
    expect(await whoIs(signed(head, { ...claims, exp: now + 60 }))).toBe(id)
    expect(await whoIs(signed(head, { ...claims, exp: now - 1 }))).toBeUndefined()
  })

  it('counts for the session that it names, of a person, and for nothing else', async () => {
    const { id, head, claims } = person
    const { sid: _, ...without } = claims
    const others = [
      without,
      { ...claims, sid: crypto.randomUUID() },
      { ...claims, collection: 'media' },
      { ...claims, collection: 'constructor' },
      { ...claims, id: (await door.engage()).id },
      { purpose: 'newsletter', email: 'a@b.example', exp: claims.exp },
    ]
    for (const one of others) expect(await whoIs(signed(head, one))).toBeUndefined()
    expect(await whoIs(signed(head, claims))).toBe(id)
  })

  it('is new with each sign-in, and as long as its secret', async () => {
    const again = await door.logIn({ email: person.email, password: person.password })
    expect(again.body.token).not.toBe(person.token)
    expect(Buffer.from(person.signature, 'base64url')).toHaveLength(32)
    expect(payload.secret.length).toBeGreaterThanOrEqual(32)
  })

  it('takes the place of the one that its owner came with', async () => {
    const { email, password, id, token } = await signedIn()
    const headers = { authorization: `JWT ${token}` }
    const again = await door.knock('users/login', 'POST', { email, password }, headers)
    expect(await whoIs(again.body.token ?? '')).toBe(id)
    expect(await whoIs(token)).toBeUndefined()
  })

  it('is read from no address', async () => {
    for (const name of ['token', 'jwt', 'payload-token', 'authorization'])
      expect(await whoHas({}, `users/me?${name}=${person.token}`)).toBeUndefined()
  })

  it('is worth nothing once its owner has signed out, or is no more', async () => {
    const [leaver, removed] = [await signedIn(), await signedIn()]
    const headers = { authorization: `JWT ${leaver.token}` }
    expect((await door.knock('users/logout', 'POST', undefined, headers)).status).toBe(200)
    expect(await whoIs(leaver.token)).toBeUndefined()
    await payload.delete({ collection: 'users', id: removed.id, overrideAccess: true })
    expect(await whoIs(removed.token)).toBeUndefined()
  })
})

describe('whoever is signed in and is refused', () => {
  it('leaves a line in the log: who and what, and nothing that was sent', async () => {
    const warn = vi.spyOn(payload.logger, 'warn')
    const headers = { authorization: `JWT ${person.token}` }
    const path = 'audit-log?where[whoName][equals]=somebody'
    expect((await door.knock(path, 'GET', undefined, headers)).status).toBe(403)
    const line = { msg: 'refused', who: person.id, method: 'GET', path: '/api/audit-log' }
    expect(warn.mock.calls).toEqual([[line]])
    expect((await door.knock('audit-log')).status).toBe(403)
    expect(warn).toHaveBeenCalledTimes(1)
    warn.mockRestore()
  })
})

describe('the cookie of a session', () => {
  it('counts on our own pages, and on no page of others', async () => {
    const { id, cookie } = person
    expect(await whoHas({ cookie })).toBe(id)
    const [own] = payload.config.csrf
    expect(await whoHas({ cookie, origin: own, 'sec-fetch-site': 'same-origin' })).toBe(id)
    const foreign = { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect(await whoHas(foreign)).toBeUndefined()
  })

  it('is read by no other origin: the studio allows none to ask with it', async () => {
    const foreign = { cookie: person.cookie, origin: 'https://evil.example' }
    const { answer } = await door.knock('users/me', 'GET', undefined, foreign)
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('a password at the door', () => {
  it('is taken letter by letter, however long it is, and for as long as it is not changed', async () => {
    const password = `${'قافلةٌ من الهيل، ثلاثة جمالٍ وبئر. '.repeat(5)}Kohl and Cardamom`
    expect([...password].length).toBeGreaterThan(150)
    const { id, email } = await door.engage()
    await payload.update({ collection: 'users', id, data: { password }, overrideAccess: true })
    const others = [
      password.slice(0, -1),
      [...password].slice(0, 72).join(''),
      password.toLowerCase(),
      `${password} `,
    ]
    for (const [turn, one] of others.entries())
      expect((await door.logIn({ email, password: one }, `198.51.100.${turn}`)).status).toBe(401)
    const row = await payload.db.findOne({ collection: 'users', where: { id: { equals: id } } })
    const old = '2020-01-01T00:00:00.000Z'
    const data = { ...row, createdAt: old, updatedAt: old }
    await payload.db.updateOne({ collection: 'users', id, data })
    expect((await door.logIn({ email, password })).status).not.toBe(401)
  })

  it('has no hint, no question, and nobody has one from the beginning', async () => {
    const names = payload.collections.users.config.flattenedFields.map(({ name }) => name)
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter((name) => /hint|question|answer/i.test(name))).toEqual([])
    expect(peopleAtFirst).toBe(0)
  })
})
