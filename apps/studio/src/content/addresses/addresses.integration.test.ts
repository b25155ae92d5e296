/** Addresses that people print and share: each opens one thing, and what moved is still found. */
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCard } from '../../../test/documents.ts'
import { openTestStudio, type TestStudio } from '../../../test/open-test-studio.ts'

let studio: TestStudio
let payload: Payload

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
})
afterAll(() => studio?.close())

const open = { locale: 'ar', depth: 0, overrideAccess: true } as const

describe('a short link', () => {
  const links = { collection: 'short-links', ...open } as const
  const link = (code: string, more: object = {}) =>
    payload.create({
      ...links,
      data: { title: code, code, target: '/about', paramPolicy: 'keep-target', ...more } as never,
    })

  it('has a code that no other has in other letters or digits', async () => {
    const { id } = await link('Hel-1')
    await expect(link('hEL-1')).rejects.toThrow(/: الرمز$/)
    await expect(link('hel-١')).rejects.toThrow(/: الرمز$/)
    const data = { code: 'HEL-1' }
    await expect(payload.update({ ...links, id, data })).resolves.toMatchObject(data)
  })

  it('leads to no other of ours, and does not end before it begins', async () => {
    for (const target of [
      '/short/x-y',
      '/en/short/x-y',
      'http://localhost:3000/short/x-y',
      '/blogs/**',
    ])
      await expect(link(`to-${target.length}`, { target })).rejects.toThrow(/: الوجهة$/)
    const times = { startsAt: '2030-02-01T00:00:00Z', expiresAt: '2030-01-01T00:00:00Z' }
    await expect(link('ends-first', times)).rejects.toThrow(/: ينتهي$/)
  })
})

describe('a card', () => {
  const cards = { collection: 'cards', ...open } as const
  const card = (key: string, publicCode: string) =>
    payload.create({
      ...cards,
      data: Object.assign(aCard(key), { publicCode, state: 'active' }) as never,
    })

  it('is opened by no address or printed code of another', async () => {
    await card('haifa', 'hfx234')
    await expect(card('hfx234', 'zzz999')).rejects.toThrow(/: الاسم في العنوان$/)
    await expect(card('ziad', 'haifa')).rejects.toThrow(/: الرمز المطبوع$/)
    await expect(card('both-same', 'both-same')).resolves.toBeTruthy()
  })

  it('whose address changes is found at the old one, until another card has it', async () => {
    const { id } = await card('huda-x', 'hud111')
    await payload.update({ ...cards, id, data: { key: 'huda-y' } })
    const where = { from: { in: ['/card/huda-x', '/en/card/huda-x'] } }
    const moved = async () =>
      (await payload.find({ ...open, collection: 'redirects', where })).docs.map(({ to }) => to)
    expect((await moved()).sort()).toEqual(['/card/huda-y', '/en/card/huda-y'])
    await card('huda-x', 'hud222')
    expect(await moved()).toEqual([])
  })
})

describe('an address that something in the bin holds', () => {
  it.each([
    ['posts', 'title', 'slug'],
    ['projects', 'title', 'slug'],
    ['jobs', 'title', 'slug'],
    ['authors', 'name', 'slug'],
    ['block-pages', 'title', 'slug'],
    ['campaigns', 'title', 'slug'],
    ['services', 'name', 'key'],
  ] as const)(
    'is refused with where to look, and free when that goes: %s',
    async (collection, title, address) => {
      const data = { [title]: 'محفوظ', [address]: 'held-one' } as never
      const kind = { ...open, collection, draft: true } as const
      const add = () => payload.create({ ...kind, data })
      const { id } = await add()
      await payload.update({ ...kind, id, data: { deletedAt: new Date().toISOString() } as never })
      await expect(add()).rejects.toMatchObject({
        data: {
          errors: [
            { path: address, message: expect.stringMatching(/سلّة المهملات.*استعده منها أو احذفه/) },
          ],
        },
      })
      await payload.delete({ ...open, collection, id, trash: true })
      await expect(add()).resolves.toMatchObject({ [address]: 'held-one' })
    },
  )

  it('is told in English to whoever uses the studio in English', async () => {
    const { createLocalReq } = await import('payload')
    const pages = { ...open, collection: 'block-pages', draft: true } as const
    const data = { title: 'محفوظ', slug: 'held-two' } as never
    const { id } = await payload.create({ ...pages, data })
    await payload.update({ ...pages, id, data: { deletedAt: new Date().toISOString() } })
    const req = await createLocalReq({ locale: 'ar' }, payload)
    req.i18n = { ...req.i18n, language: 'en' }
    const message = expect.stringContaining('Something in the trash (“\u2068محفوظ\u2069”) has this')
    await expect(payload.create({ ...pages, data, req })).rejects.toMatchObject({
      data: { errors: [{ path: 'slug', message }] },
    })
  })
})
