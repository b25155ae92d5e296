import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deskOf } from '../../../test/desk-help.ts'
import { openTestStudio, type TestStudio } from '../../../test/open-test-studio.ts'
import type { Role } from '../../platform/access/rights.ts'
import type { Shown } from './endpoints.ts'

let studio: TestStudio
let payload: Payload

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
})
afterAll(() => studio?.close())

const linkOf = (code: string, more: object = {}) =>
  payload.create({
    collection: 'short-links',
    data: {
      title: code,
      code,
      target: '/about',
      state: 'active',
      paramPolicy: 'keep-target',
      ...more,
    },
    overrideAccess: true,
  })

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

const opened = (path: string, count: number, days: number) =>
  payload.create({
    collection: 'page-counts',
    data: { key: `${path} ${days}`, hour: daysAgo(days), path, deviceClass: 'phone', count },
    overrideAccess: true,
  })

const shownTo = async (role: Role, id: string) => {
  const answer = await (await deskOf(payload, role)).ask(`short-links/${id}/shown`)
  return { status: answer.status, shown: (await answer.json()) as Shown }
}

it('a short link tells both its addresses, how it stands, and how often it was opened', async () => {
  const { id } = await linkOf('Spring-26')
  await opened('/short/spring-26', 5, 2)
  await opened('/en/short/spring-26', 2, 3)
  await opened('/short/spring-٢٦', 1, 3)
  await opened('/short/spring-26', 30, 45)
  await opened('/short/spring-260', 900, 2)
  const { siteOrigin } = (await import('../../platform/env.ts')).readEnv()
  expect((await shownTo('marketer', id)).shown).toEqual({
    code: 'Spring-26',
    stand: 'leads',
    addresses: [
      { locale: 'ar', address: `${siteOrigin}/short/Spring-26` },
      { locale: 'en', address: `${siteOrigin}/en/short/Spring-26` },
    ],
    visits: { month: 8, all: 38 },
  })
  expect((await shownTo('recruiter', id)).status).toBe(404)
})

it('a short link whose time is over says so, and one whose time has not come', async () => {
  const ended = await linkOf('ended-26', { expiresAt: daysAgo(1) })
  const early = await linkOf('early-26', { startsAt: daysAgo(-1) })
  expect((await shownTo('viewer', ended.id)).shown.stand).toBe('ended')
  expect((await shownTo('viewer', early.id)).shown.stand).toBe('early')
})

it('a short link has its code for a camera, for whoever may read the link', async () => {
  const { id } = await linkOf('عرض-الصيف')
  const viewer = await deskOf(payload, 'viewer')
  const svg = await viewer.ask(`short-links/${id}/qr.svg`)
  expect(svg.headers.get('content-type')).toBe('image/svg+xml')
  expect(await svg.text()).toContain(`/short/${encodeURIComponent('عرض-الصيف')}?qr`)
  const png = await viewer.ask(`short-links/${id}/qr.png`)
  expect(png.headers.get('content-type')).toBe('image/png')
  const recruiter = await deskOf(payload, 'recruiter')
  expect((await recruiter.ask(`short-links/${id}/qr.png`)).status).toBe(404)
  expect((await viewer.ask(`short-links/${crypto.randomUUID()}/qr.svg`)).status).toBe(404)
})

it.each([
  ['address', '#AddressCell'],
  ['state', '#StateCell'],
])('a short link shows in the list by a cell of its own: %s', (name, cell) => {
  const config = payload.config.collections.find(({ slug }) => slug === 'short-links')
  const field = config?.fields.find((one) => 'name' in one && one.name === name)
  const admin = field?.admin as { components?: { Cell?: unknown } } | undefined
  expect(config?.admin.defaultColumns).toContain(name)
  expect(admin?.components?.Cell).toContain(cell)
})
