/** Who wrote each version, as the list of versions says it. */
import type { Payload } from 'payload'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { colleagueOf, deskOf } from '../../../test/desk-help.ts'
import { arabicPost, createAuthor } from '../../../test/documents.ts'
import { openTestStudio, type TestStudio } from '../../../test/open-test-studio.ts'

let studio: TestStudio
let payload: Payload
let author: string

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
  author = await createAuthor(payload)
})
afterAll(() => studio?.close())

const open = { overrideAccess: true } as const
const published = { _status: 'published' } as const

async function writers(place: object, language: 'ar' | 'en' = 'ar') {
  const { readVersions } = await import('./read-versions.ts')
  const user = await colleagueOf(payload, 'editor')
  const req = await createLocalReq({ locale: 'ar', user: user as never }, payload)
  return (await readVersions(req, place, language)).map(({ by }) => by)
}

it('a version names who wrote it, the system where nobody did, and nobody who has left', async () => {
  const { user, ask } = await deskOf(payload, 'editor')
  const data = { ...arabicPost(author, 'من كتبها'), ...published }
  const { id } = await payload.create({ collection: 'posts', locale: 'ar', data, ...open })
  const place = { collection: 'posts', id } as const
  const change = { title: 'من كتبها الآن', savedBy: 'forged', ...published }
  const answer = await ask(`posts/${id}?locale=ar`, 'PATCH', change)
  expect(answer.status).toBe(200)
  // Nobody reads it from outside, not even as an id.
  expect(await answer.text()).not.toContain('savedBy')
  expect(JSON.stringify(await (await studio.ask('blogs', { locale: 'ar' })).json())).not.toContain(
    user.id,
  )
  expect(await writers(place)).toEqual([user.name, 'النظام'])
  expect(await writers(place, 'en')).toEqual([user.name, 'The system'])
  await payload.delete({ collection: 'users', id: user.id, ...open })
  expect(await writers(place)).toEqual(['زميل سابق', 'النظام'])
})

it('a page of its own does so, too', async () => {
  const { user, ask } = await deskOf(payload, 'editor')
  const data = { hero: { title: 'من نحن' } }
  const answer = await ask('globals/page-about?locale=ar&draft=true', 'POST', data)
  expect(answer.status).toBe(200)
  expect((await writers({ global: 'page-about' }))[0]).toBe(user.name)
})
