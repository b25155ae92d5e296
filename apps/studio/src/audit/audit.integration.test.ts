import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deskOf } from '../../test/desk-help.ts'
import { openTestStudio, type TestStudio } from '../../test/open-test-studio.ts'
import { type Role, roles } from '../platform/access/rights.ts'

type Desk = Awaited<ReturnType<typeof deskOf>>
type Row = Record<'id' | 'act' | 'whoName' | 'role' | 'subject' | 'subjectId' | 'detail', string>

let studio: TestStudio
let payload: Payload
const desks = {} as Record<Role, Desk>
const open = { overrideAccess: true } as const

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
  for (const role of roles) desks[role] = await deskOf(payload, role)
})
afterAll(() => studio?.close())

async function rows(where = ''): Promise<Row[]> {
  const answer = await desks.admin.ask(`audit-log?limit=500&depth=0&sort=at${where}`)
  return ((await answer.json()) as { docs: Row[] }).docs
}

const last = async (act: string) => (await rows(`&where[act][equals]=${act}`)).at(-1)

describe('the audit log', () => {
  it('tells who came in, and who was refused under which name', async () => {
    expect((await rows('&where[act][equals]=login')).length).toBe(roles.length)
    const { email } = desks.sales.user
    await desks.holder.ask('users/login', 'POST', { email, password: 'wrong and long enough' })
    expect(await last('login-refused')).toMatchObject({
      detail: '401',
      whoName: expect.any(String),
    })
  })

  it('tells who made whom what, and who removed them', async () => {
    const body = { email: 'new@wajiha.example', name: 'جديد', role: 'holder' }
    const password = 'قافلةٌ من الهيل والزعفران'
    const made = await desks.admin.ask('users', 'POST', { ...body, password })
    const { id } = (await made.json()).doc
    expect(await last('person-made')).toMatchObject({ subjectId: id, role: 'admin' })
    await desks.admin.ask(`users/${id}`, 'PATCH', { role: 'sales' })
    expect(await last('role')).toMatchObject({ subjectId: id, detail: 'holder → sales' })
    await desks.owner.ask(`users/${id}`, 'DELETE')
    expect(await last('person-removed')).toMatchObject({ subjectId: id })
  })

  it('tells who changed recipients, templates and webhooks', async () => {
    const { id } = await payload.create({
      collection: 'campaigns',
      locale: 'ar',
      draft: true,
      ...open,
      data: { promise: 'وعد', slug: 'وعد' } as never,
    })
    const recipients = [{ email: 'told@wajiha.example' }]
    await desks.sales.ask(`campaigns/${id}?draft=true&locale=ar`, 'PATCH', { recipients })
    const told = { subjectId: id, role: 'sales', detail: '– → told@wajiha.example' }
    expect(await last('recipients')).toMatchObject(told)
    const { keepTemplates } = await import('../mail/keep-templates.ts')
    await keepTemplates(payload)
    expect(await last('template')).toBeUndefined()
    const { docs } = await payload.find({ collection: 'mail-templates', limit: 1, ...open })
    await desks.admin.ask(`mail-templates/${docs[0]?.id}?locale=ar`, 'PATCH', { subject: 'آخر' })
    expect(await last('template')).toMatchObject({ subjectId: docs[0]?.id })
    const hook = { name: 'خطّاف', url: 'https://hooks.example.com/x', events: ['lead.created'] }
    expect((await desks.admin.ask('webhooks', 'POST', hook)).status).toBe(201)
    expect(await last('webhook')).toMatchObject({ detail: 'create خطّاف' })
  })

  it('tells who published and who took back, and nothing of drafts', async () => {
    const data = { name: 'وسم', slug: 'وسم' }
    const made = await desks.editor.ask('tags?locale=ar', 'POST', data)
    const { id } = (await made.json()).doc
    expect(await last('publish')).toMatchObject({ subject: 'tags', subjectId: id, role: 'editor' })
    await desks.editor.ask(`tags/${id}`, 'DELETE')
    expect(await last('unpublish')).toMatchObject({ subject: 'tags', subjectId: id })
    const before = (await rows()).length
    await desks.editor.ask('campaigns?draft=true&locale=ar', 'POST', { promise: 'أ', slug: 'أ' })
    expect((await rows()).length).toBe(before)
  })

  it('tells who took a list along', async () => {
    expect((await desks.sales.ask('leads/export?format=csv')).status).toBe(200)
    expect(await last('export')).toMatchObject({ subject: 'leads', role: 'sales' })
  })

  it('tells who took a report or a file for Google Ads along, which, and how many rows', async () => {
    const about = ['from=2026-01-01', 'to=2026-01-31'].join('&')
    const report = await desks.sales.ask(`reports/leads-by-channel.csv?${about}`)
    const lines = (await report.text()).trim().split('\r\n').length - 1
    const told = { whoName: expect.any(String), role: 'sales' }
    expect(await last('export')).toMatchObject({
      ...told,
      subject: 'reports',
      subjectId: expect.stringMatching(/^leads-by-channel-.+\.csv$/),
      detail: String(lines),
    })
    for (const file of ['google-ads', 'enhanced', 'left-out', 'enhanced-left-out']) {
      expect((await desks.sales.ask(`conversions/${file}.csv`)).status).toBe(200)
      const which = { subject: 'conversions', subjectId: `${file}.csv`, detail: '0' }
      expect(await last('export')).toMatchObject({ ...told, ...which })
    }
    const before = (await rows()).length
    expect((await desks.editor.ask('conversions/google-ads.csv')).status).toBe(403)
    expect((await desks.sales.ask('conversions/toString')).status).toBe(404)
    expect((await rows()).length).toBe(before)
  })

  it('is read by administrators alone and changed by nobody', async () => {
    const [row] = await rows()
    for (const role of roles) {
      const { ask } = desks[role]
      const read = (await ask('audit-log')).status
      expect([role, read]).toEqual([role, ['owner', 'admin'].includes(role) ? 200 : 403])
      expect((await ask('audit-log', 'POST', { act: 'login' })).status).toBe(403)
      expect((await ask(`audit-log/${row?.id}`, 'PATCH', { detail: 'آخر' })).status).toBe(403)
      expect((await ask(`audit-log/${row?.id}`, 'DELETE')).status).toBe(403)
      expect((await ask('audit-log?where[id][exists]=true', 'DELETE')).status).toBe(403)
    }
    const change = { collection: 'audit-log', id: row?.id ?? '', data: { detail: 'آخر' }, ...open }
    await expect(payload.update(change as never)).rejects.toThrow()
  })
})
