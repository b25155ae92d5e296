/** What comes over the office's REST without a language, as scripts send it. */
import { handleEndpoints, type Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCard } from '../../test/documents.ts'
import { openEditorsStudio } from '../../test/editor-help.ts'
import type { TestStudio } from '../../test/open-test-studio.ts'

let studio: TestStudio
let payload: Payload
let authorization: string

beforeAll(async () => {
  ;({ studio, payload, authorization } = await openEditorsStudio())
})
afterAll(() => studio?.close())

async function send(method: string, path: string, body: object) {
  const { savedInALanguage } = await import('../platform/server/in-a-language.ts')
  const headers = { authorization, 'content-type': 'application/json' }
  const url = `http://studio.example/api/${path}`
  const request = new Request(url, { method, headers, body: JSON.stringify(body) })
  const { config } = payload
  return handleEndpoints({ config, request: savedInALanguage(request, path.split('/')) })
}

it('keeps the words of the agency’s language, and those that are filled count as filled', async () => {
  const made = await send('POST', 'cards', aCard('hind'))
  expect(made.status).toBe(201)
  const { id } = (await made.json()).doc
  expect((await send('PATCH', `cards/${id}`, { state: 'paused' })).status).toBe(200)
  const both = { collection: 'cards', id, locale: 'all', overrideAccess: true } as const
  expect(await payload.findByID(both)).toMatchObject({
    state: 'paused',
    jobTitle: { ar: 'مصمّمة' },
  })
})
