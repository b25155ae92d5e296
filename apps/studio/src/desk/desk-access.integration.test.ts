import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deskOf, madeOf, storeSubmission, submissionOf } from '../../test/desk-help.ts'
import { openTestStudio, type TestStudio } from '../../test/open-test-studio.ts'
import { type Role, roles } from '../platform/access/rights.ts'

type Desk = Awaited<ReturnType<typeof deskOf>>

let studio: TestStudio
let payload: Payload
const desks = {} as Record<Role, Desk>
/** One document of each collection; `both` is of somebody who wrote and applied. */
let ids: Record<string, string>

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
  const { processSubmission } = await import('./process-submission.ts')
  for (const role of roles) desks[role] = await deskOf(payload, role)
  const take = async (more: Parameters<typeof submissionOf>[0]) => {
    const row = await storeSubmission(payload, submissionOf(more))
    await processSubmission(payload, row)
    return row
  }
  const phone = (phoneE164: string) => ({ answers: { phoneE164 } })
  const lead = await madeOf(payload, 'leads', await take(phone('+966501234567')))
  const links = ['https://a.example']
  const application = await madeOf(
    payload,
    'applications',
    await take({ form: 'apply', answers: { phoneE164: '+966507654321', links } }),
  )
  const both = await madeOf(payload, 'leads', await take(phone('+966555555555')))
  await take({ form: 'apply', answers: { phoneE164: '+966555555555', links } })
  const activity = async (where: object) => {
    const { docs } = await payload.find({
      collection: 'activities',
      where: where as never,
      overrideAccess: true,
    })
    return String(docs[0]?.id)
  }
  ids = {
    leads: lead.id,
    applications: application.id,
    contact: String(lead.person),
    applicant: String(application.person),
    both: String(both.person),
    'activity of a lead': await activity({ lead: { equals: lead.id } }),
    'activity of an application': await activity({ application: { equals: application.id } }),
  }
})
afterAll(() => studio?.close())

const sales = ['owner', 'admin', 'sales']
const recruiters = ['owner', 'admin', 'recruiter']
const nobody: string[] = []

/** Document, collection, and who may read, create, change and delete it. */
const matrix: [string, string, Record<'GET' | 'POST' | 'PATCH' | 'DELETE', string[]>][] = [
  // First: without its lead, a line of the history is nobody's but the administrator's.
  ['activity of a lead', 'activities', { GET: sales, POST: nobody, PATCH: nobody, DELETE: nobody }],
  [
    'activity of an application',
    'activities',
    { GET: recruiters, POST: nobody, PATCH: nobody, DELETE: nobody },
  ],
  ['leads', 'leads', { GET: sales, POST: nobody, PATCH: sales, DELETE: ['admin'] }],
  [
    'applications',
    'applications',
    { GET: recruiters, POST: nobody, PATCH: recruiters, DELETE: ['admin'] },
  ],
  ['contact', 'people', { GET: sales, POST: nobody, PATCH: sales, DELETE: ['admin'] }],
  ['applicant', 'people', { GET: recruiters, POST: nobody, PATCH: recruiters, DELETE: ['admin'] }],
]

describe.each(matrix)('%s', (name, collection, allowed) => {
  // Deleting comes last: it takes the document away.
  it.each(['GET', 'POST', 'PATCH', 'DELETE'] as const)(
    'is for the right people to %s',
    async (method) => {
      for (const role of roles.toReversed()) {
        const path = method === 'POST' ? collection : `${collection}/${ids[name]}`
        const body = method === 'GET' || method === 'DELETE' ? undefined : { name: 'اسم' }
        const { status } = await desks[role].ask(path, method, body)
        const isAllowed = status >= 200 && status < 300
        expect([role, isAllowed], `${status}`).toEqual([role, allowed[method].includes(role)])
        if (!isAllowed) expect([403, 404]).toContain(status)
      }
    },
  )
})

describe('a person who wrote and applied', () => {
  const read = async (role: Role) =>
    (await (await desks[role].ask(`people/${ids.both}?depth=1`)).json()) as Record<
      string,
      { docs?: unknown[] }
    >

  it('shows each role its own half, and the administrator both', async () => {
    const counts = async (role: Role) => {
      const { leads, applications } = await read(role)
      return [leads?.docs?.length ?? 0, applications?.docs?.length ?? 0]
    }
    expect(await counts('sales')).toEqual([1, 0])
    expect(await counts('recruiter')).toEqual([0, 1])
    expect(await counts('admin')).toEqual([1, 1])
    expect((await desks.editor.ask(`people/${ids.both}`)).status).toBe(403)
  })
})

describe('lists and actions', () => {
  it('hold nothing of the other trade', async () => {
    const total = async (role: Role, path: string) => {
      const answer = await desks[role].ask(path)
      return answer.status === 200 ? ((await answer.json()) as { totalDocs: number }).totalDocs : 0
    }
    expect(await total('recruiter', 'leads/count')).toBe(0)
    expect(await total('sales', 'applications/count')).toBe(0)
    for (const [role, other] of [
      ['sales', 'application'],
      ['recruiter', 'lead'],
    ] as const)
      expect(await total(role, `activities?where[${other}][exists]=true`)).toBe(0)
  })

  it('of one document are closed to whoever cannot see it', async () => {
    const { both } = ids
    const { docs } = await payload.find({
      collection: 'leads',
      where: { person: { equals: both } },
      depth: 0,
      overrideAccess: true,
    })
    const path = `leads/${docs[0]?.id}`
    for (const role of ['editor', 'recruiter', 'holder'] as const)
      for (const action of ['notes', 'release', 'spam'])
        expect((await desks[role].ask(`${path}/${action}`, 'POST', { note: 'x' })).status).not.toBe(
          200,
        )
    expect((await desks.sales.ask(`${path}/notes`, 'POST', { note: 'x' })).status).toBe(201)
  })

  it('of the settings are read by the desk and changed by administrators', async () => {
    for (const role of roles) {
      const may = ['owner', 'admin', 'sales', 'recruiter'].includes(role)
      expect([role, (await desks[role].ask('globals/desk')).status]).toEqual([
        role,
        may ? 200 : 403,
      ])
      const { status } = await desks[role].ask('globals/desk', 'POST', { responseHours: 4 })
      expect([role, status]).toEqual([role, ['owner', 'admin'].includes(role) ? 200 : 403])
    }
  })

  it('know colleagues of the desk by name, and nobody else', async () => {
    const names = async (role: Role) => {
      const answer = await desks[role].ask('users?limit=50')
      return ((await answer.json()) as { docs: { role: string }[] }).docs.map(
        ({ role: one }) => one,
      )
    }
    expect((await names('sales')).sort()).toEqual(['admin', 'owner', 'recruiter', 'sales'])
    expect(await names('editor')).toEqual(['editor'])
  })
})
