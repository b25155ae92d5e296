/** What the built studio says beside its answers: who may keep them, and what may run in them. */
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { enter, type Person } from './people.ts'

const studio = inject('studioUrl')
let admin: Person

beforeAll(async () => {
  admin = await enter(studio, inject('administrator'))
  await admin.ask('leads/test-submission', 'POST')
})

const idOf = async (slug: string) =>
  (await (await admin.ask(`${slug}?limit=1&depth=0`)).json()).docs[0]?.id as string

const people = ['leads', 'people', 'applications', 'submissions', 'subscribers', 'activities']
const office = ['users', 'outbox', 'touches', 'access-log', 'audit-log', 'erasures', 'campaigns']

describe('answers of the studio', () => {
  it('about people are kept by nobody', async () => {
    const lead = await idOf('leads')
    const lists = [...people, ...office].flatMap((slug) => [slug, `${slug}?limit=1`])
    const others = ['users/me', `leads/${lead}`, 'leads/export?format=json']
    for (const path of [...lists, ...others, 'reports/leads-by-channel.csv', 'leads/nobody']) {
      const keeping = (await admin.ask(path)).headers.get('cache-control')
      expect([path, keeping]).toEqual([path, expect.stringMatching(/\bno-store\b/)])
    }
  })

  it('that hold a file run nothing, whoever opens them', async () => {
    const { docs } = await (await admin.ask('files?limit=10&depth=0')).json()
    const files = (docs as { url: string }[]).map(({ url }) => url.replace(/^.*\/api\//, ''))
    expect(files.length).toBeGreaterThan(0)
    const exported = ['csv', 'xlsx', 'json'].map((format) => `leads/export?format=${format}`)
    for (const path of [...files, ...exported, 'applications/export?format=zip']) {
      const answer = await admin.ask(path)
      const policy = answer.headers.get('content-security-policy')
      expect([path, answer.status, policy]).toEqual([path, 200, expect.stringMatching(sandboxed)])
    }
  })
})

const sandboxed = /^(?=.*\bsandbox(?:;|$))(?=.*default-src 'none')/
