/** What exists once and is public in both languages, as an agency has it. */
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestStudio, type TestStudio } from '../../../test/open-test-studio.ts'

let studio: TestStudio
let payload: Payload

beforeAll(async () => {
  studio = await openTestStudio('demo')
  payload = studio.payload
})
afterAll(() => studio?.close())

const general = { slug: 'general', overrideAccess: true, depth: 0 } as const
const takenDown = { _status: 'draft' } as never

it.each(['ar', 'en'] as const)('lets nobody take the settings down (%s)', async (locale) => {
  const refused = expect(payload.updateGlobal({ ...general, locale, data: takenDown })).rejects
  await refused.toThrow(/الإعدادات العامّة/)
  expect((await studio.ask('general', { locale })).status).toBe(200)
})

it('lets nobody take them down in all languages at once', async () => {
  const asked = { ...general, data: takenDown, unpublishAllLocales: true }
  await expect(payload.updateGlobal(asked)).rejects.toThrow(/الإعدادات العامّة/)
  expect((await studio.ask('general', { locale: 'en' })).status).toBe(200)
})

it('lets settings be changed, and drafts of them be kept', async () => {
  const data = { description: 'وصفٌ يُكتب الآن' }
  await payload.updateGlobal({ ...general, locale: 'ar', draft: true, data })
  await payload.updateGlobal({ ...general, locale: 'ar', data: { _status: 'published' } as never })
  expect((await studio.ask('general', { locale: 'ar' })).status).toBe(200)
})

it('calls it by its name when a page is taken down in one language', async () => {
  const page = { slug: 'page-blogs', locale: 'ar', overrideAccess: true, depth: 0 } as const
  await payload.updateGlobal({ ...page, data: takenDown })
  const { docs } = await payload.find({
    collection: 'audit-log',
    where: { subject: { equals: 'page-blogs' } },
    sort: '-at',
    limit: 1,
    overrideAccess: true,
  })
  expect(docs[0]).toMatchObject({ act: 'unpublish', detail: 'ar' })
})
