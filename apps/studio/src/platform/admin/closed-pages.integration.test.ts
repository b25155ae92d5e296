import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { colleagueOf } from '../../../test/desk-help.ts'
import { openTestStudio, type TestStudio } from '../../../test/open-test-studio.ts'
import type { Role } from '../access/rights.ts'
import { closedSegments, openSegments } from './closed-pages.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
})
afterAll(() => studio?.close())

async function shown(role: Role | undefined, path: string) {
  const { payload } = studio
  const { default: config } = await import('../../payload.config.ts')
  const headers = new Headers({ 'sec-fetch-site': 'same-origin' })
  if (role) {
    const { email } = await colleagueOf(payload, role)
    const data = { email, password: 'كلمة طويلة جدًّا ٢٠٢٦' }
    const { token } = await payload.login({ collection: 'users', data })
    headers.set('authorization', `JWT ${token}`)
  }
  const segments = path.split('/')
  const open = await openSegments(config, segments, headers)
  return open === closedSegments ? 'refusal' : open === segments ? 'page' : open
}

describe('a page of Payload’s own that is not for whoever asks', () => {
  it.each([
    ['marketer', 'collections/posts/create'],
    ['viewer', 'collections/posts/create'],
    ['viewer', 'collections/posts/1/versions'],
    ['sales', 'collections/leads/create'],
  ] as const)('is the refusal for a %s at %s', async (role, path) => {
    expect(await shown(role, path)).toBe('refusal')
  })

  it.each([
    ['editor', 'collections/posts/create'],
    ['editor', 'collections/posts/1/versions'],
    ['viewer', 'collections/posts/1'],
    // It is not there for them: Payload says so.
    ['marketer', 'collections/redirects/create'],
    // They are led to the door.
    [undefined, 'collections/posts/create'],
  ] as const)('is Payload’s for %s at %s', async (role, path) => {
    expect(await shown(role, path)).toBe('page')
  })
})
