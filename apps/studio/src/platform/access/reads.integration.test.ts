import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deskOf } from '../../../test/desk-help.ts'
import { openTestStudio, type TestStudio } from '../../../test/open-test-studio.ts'
import type { Role } from './rights.ts'

type Desk = Awaited<ReturnType<typeof deskOf>>

let studio: TestStudio
let payload: Payload
const desks = {} as Record<Role, Desk>
const open = { overrideAccess: true } as const

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
  for (const role of told) desks[role] = await deskOf(payload, role)
})
afterAll(() => studio?.close())

/** The roles of whom these tests say once more, in words of their own, what the table says. */
const told = ['admin', 'editor', 'sales', 'recruiter', 'holder'] as const satisfies readonly Role[]
const editorial = ['editor']
const marketing = ['editor', 'sales']
const hiring = ['editor', 'recruiter']
const leads = ['sales']
const applications = ['recruiter']
const desk = ['sales', 'recruiter']
const all = ['editor', 'sales', 'recruiter', 'holder']
const nobody: string[] = []
/** What not even an administrator sees. */
const ofOwners = ['api-keys']

/** Who beside the administrator gets an answer at all; what is in it, the tests below look at. */
const readers: Record<string, string[]> = {
  projects: editorial,
  services: marketing,
  posts: editorial,
  authors: editorial,
  testimonials: marketing,
  media: all,
  files: editorial,
  jobs: hiring,
  departments: hiring,
  campaigns: marketing,
  'block-pages': editorial,
  'short-links': marketing,
  redirects: editorial,
  'missing-pages': editorial,
  cards: all,
  branches: all,
  categories: editorial,
  tags: editorial,
  series: editorial,
  industries: editorial,
  leads,
  applications,
  people: desk,
  activities: desk,
  submissions: desk,
  subscribers: leads,
  'newsletter-issues': ['marketer'],
  outbox: desk,
  'mail-templates': ['editor', 'sales', 'recruiter'],
  'campaign-links': marketing,
  'campaign-costs': marketing,
  touches: leads,
  'page-counts': marketing,
  'access-log': nobody,
  'audit-log': nobody,
  erasures: nobody,
  'retention-runs': nobody,
  webhooks: nobody,
  'api-keys': nobody,
  'webhook-deliveries': nobody,
  alarms: nobody,
  'push-devices': leads,
  users: all,
}

const read = async (role: Role, path: string) => {
  const answer = await desks[role].ask(path)
  return answer.status === 200 ? answer.json() : undefined
}

describe('each role', () => {
  it('each role reads the collections of its own work, and no other', async () => {
    const ours = payload.config.collections.filter(({ slug }) => !slug.startsWith('payload-'))
    expect(Object.keys(readers).sort()).toEqual(ours.map(({ slug }) => slug).sort())
    for (const [slug, allowed] of Object.entries(readers)) {
      for (const role of told) {
        const isRead = (await read(role, `${slug}?depth=0`)) !== undefined
        const readable = ofOwners.includes(slug) ? allowed : ['admin', ...allowed]
        expect([slug, role, isRead]).toEqual([slug, role, readable.includes(role)])
      }
    }
  })

  it('each role sees versions only of what it writes', async () => {
    const written: Record<string, string[]> = { ...readers, services: editorial }
    Object.assign(written, { testimonials: editorial, branches: editorial })
    for (const { slug, versions } of payload.config.collections) {
      if (!versions || slug === 'cards') continue
      for (const role of told) {
        const isRead = (await read(role, `${slug}/versions`)) !== undefined
        const expected = ['admin', ...(written[slug] ?? [])].includes(role)
        expect([slug, role, isRead]).toEqual([slug, role, expected])
      }
    }
  })

  it('each role reads pages and settings only where it writes them', async () => {
    const settings: Record<string, string[]> = { desk, attribution: marketing, privacy: nobody }
    for (const { slug } of payload.config.globals) {
      for (const role of told) {
        const isRead = (await read(role, `globals/${slug}`)) !== undefined
        const expected = ['admin', ...(settings[slug] ?? editorial)].includes(role)
        expect([slug, role, isRead]).toEqual([slug, role, expected])
      }
    }
  })

  it('each role words the mails about what it may read', async () => {
    const { keepTemplates } = await import('../../mail/keep-templates.ts')
    const { templateKeys } = await import('../../mail/template-keys.ts')
    await keepTemplates(payload)
    const keysOf = async (role: Role) => {
      const found = await read(role, 'mail-templates?limit=50&depth=0')
      return ((found?.docs ?? []) as { key: string }[]).map(({ key }) => key).sort()
    }
    expect((await keysOf('admin')).length).toBe(templateKeys.length)
    expect(await keysOf('editor')).toEqual([
      'job-alert',
      'subscription-confirm',
      'subscription-welcome',
    ])
    expect((await keysOf('sales')).filter((key) => /application|interview/.test(key))).toEqual([])
    expect((await keysOf('recruiter')).filter((key) => key.startsWith('lead'))).toEqual([])
    expect(await keysOf('holder')).toEqual([])
  })
})

describe('a card holder', () => {
  const card = (owner: string, key: string, photo?: string) => ({
    givenName: 'ريم',
    familyName: 'العتيبي',
    jobTitle: 'مديرة',
    company: 'واجهة',
    key,
    publicCode: `code-${key}`,
    uid: crypto.randomUUID(),
    state: 'active',
    owner,
    photo,
  })
  const picture = async (alt: string) => {
    const { default: sharp } = await import('sharp')
    const create = { width: 8, height: 8, channels: 3, background: '#555' } as const
    const data = await sharp({ create }).png().toBuffer()
    const file = { data, mimetype: 'image/png', name: 'أ.png', size: data.length }
    return (await payload.create({ collection: 'media', data: { alt }, file, ...open })).id
  }

  it('a card holder sees their own card, its picture and its office, and nobody else’s', async () => {
    const [own, foreign] = [await picture('صورتي'), await picture('شعار عميل لا يُسمّى')]
    const { id: holder } = desks.holder.user
    for (const data of [card(holder, 'reem', own), card(desks.sales.user.id, 'saad', foreign)])
      await payload.create({ collection: 'cards', data: data as never, ...open })
    const cards = await read('holder', 'cards?depth=0')
    expect(cards.docs.map(({ key }: { key: string }) => key)).toEqual(['reem'])
    const pictures = await read('holder', 'media?depth=0')
    expect(pictures.docs.map(({ id }: { id: string }) => id)).toEqual([own])
    const versions = await read('holder', 'cards/versions?depth=0')
    expect(versions.docs.map((one: { version: { key: string } }) => one.version.key)).toEqual([
      'reem',
    ])
  })

  it('a card holder sees offices that are published, without who is told of messages there', async () => {
    const office = { timeZone: 'Asia/Riyadh', country: 'SA', city: 'الرياض', address: 'شارع' }
    const recipients = [{ email: 'told@wajiha.example' }]
    const make = (key: string, draft: boolean) =>
      payload.create({
        collection: 'branches',
        locale: 'ar',
        draft,
        data: {
          ...office,
          name: key,
          key,
          recipients,
          _status: draft ? 'draft' : 'published',
        } as never,
        ...open,
      })
    await make('planned', true)
    const published = await payload.find({ collection: 'branches', ...open })
    const seen = await read('holder', 'branches?depth=0&draft=true')
    expect(JSON.stringify(seen)).not.toContain('planned')
    expect(JSON.stringify(seen)).not.toContain('told@wajiha.example')
    expect(published.totalDocs).toBeGreaterThan(0)
  })
})

describe('who is told of messages', () => {
  const recipients = [{ email: 'editor@elsewhere.example' }]
  const campaign = () =>
    payload.create({
      collection: 'campaigns',
      locale: 'ar',
      draft: true,
      data: {
        promise: 'وعد',
        slug: 'وعد',
        recipients: [{ email: 'sales@wajiha.example' }],
      } as never,
      ...open,
    })

  it('who is told of messages is neither seen nor changed by an editor, who may not read leads', async () => {
    const { id } = await campaign()
    const path = `campaigns/${id}?draft=true&locale=ar&depth=0`
    expect((await desks.editor.ask(path, 'PATCH', { lead: 'مقدّمة', recipients })).status).toBe(200)
    expect(await read('editor', path)).toMatchObject({ lead: 'مقدّمة' })
    expect((await read('editor', path)).recipients ?? []).toEqual([])
    const kept = await read('sales', path)
    expect(kept.recipients.map(({ email }: { email: string }) => email)).toEqual([
      'sales@wajiha.example',
    ])
    const copied = await desks.editor.ask('campaigns?draft=true&locale=ar', 'POST', {
      promise: 'آخر',
      slug: 'آخر',
      recipients,
    })
    const { doc } = await copied.json()
    expect((await read('sales', `campaigns/${doc.id}?draft=true`)).recipients ?? []).toEqual([])
  })

  it('who is told of messages is changed by sales, who may', async () => {
    const { docs } = await payload.find({ collection: 'campaigns', draft: true, ...open })
    const path = `campaigns/${docs[0]?.id}?draft=true&locale=ar&depth=0`
    expect((await desks.sales.ask(path, 'PATCH', { recipients })).status).toBe(200)
    expect((await read('sales', path)).recipients[0]).toMatchObject(recipients[0] ?? {})
  })
})
