/** The demo taken away from a studio of its own, and an agency set up in its place. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { deskOf, madeOf, storeSubmission, submissionOf } from '../../test/desk-help.ts'
import { arabicPost, createAuthor } from '../../test/documents.ts'
import { openTestStudio, type TestStudio } from '../../test/open-test-studio.ts'
import { poolOf } from '../platform/database/statements.ts'

type Told = {
  leaves: Record<string, number>
  stays: { collection: string; id: string; title: string; why: string }[]
  pages: { anew: string[]; changed: string[] }
}

let studio: TestStudio
let payload: Payload
let owner: Awaited<ReturnType<typeof deskOf>>
let editor: Awaited<ReturnType<typeof deskOf>>
const quiet = { depth: 0, overrideAccess: true } as const

beforeAll(async () => {
  studio = await openTestStudio('demo')
  payload = studio.payload
  const { keepBlank } = await import('./filling/load.ts')
  await keepBlank(payload)
  owner = await deskOf(payload, 'owner')
  editor = await deskOf(payload, 'editor')
  // The whole demo is written first.
}, 400_000)
afterAll(() => studio?.close())

const first = async (collection: 'posts' | 'categories' | 'services' | 'jobs' | 'projects') => {
  const { docs } = await payload.find({
    collection,
    limit: 1,
    locale: 'ar',
    sort: 'createdAt',
    ...quiet,
  })
  if (!docs[0]) throw new Error(`The demo has no ${collection}.`)
  return docs[0] as { id: string; slug: string; key?: string }
}

const countOf = async (collection: 'posts' | 'projects' | 'media') =>
  (await payload.count({ collection, overrideAccess: true })).totalDocs

async function told(): Promise<Told> {
  const answer = await owner.ask('first-run/demo')
  expect(answer.status).toBe(200)
  return answer.json()
}

async function publicOf(path: string, locale = 'ar') {
  const answer = await studio.ask(path, { locale })
  return { status: answer.status, data: answer.status === 200 ? (await answer.json()).data : null }
}

const lastChange = async () =>
  Number(
    (await poolOf(payload).execute<{ id: string }>(sql`select max(id)::text as id from changes`))
      .rows[0]?.id,
  )

describe('an agency is set up step by step', () => {
  it('by its owner alone', async () => {
    for (const path of ['first-run/name', 'first-run/demo'])
      expect((await editor.ask(path, 'POST', {})).status).toBe(403)
    expect((await owner.ask('first-run/nothing', 'POST', {})).status).toBe(404)
  })

  it('takes a name in both languages, and asks for the one that is missing', async () => {
    const half = await owner.ask('first-run/name', 'POST', { nameAr: 'مدار' })
    expect(half.status).toBe(400)
    expect((await half.json()).errors[0].message).toContain('باللغتين')
    const named = {
      nameAr: 'مدار',
      nameEn: 'Madar',
      email: 'hello@madar.example',
      phone: '٠٠٩٦٦ ٥٠ ١٢٣ ٤٥٦٧',
    }
    expect((await owner.ask('first-run/name', 'POST', named)).status).toBe(200)
    const { data } = await publicOf('general')
    expect(data.names).toMatchObject({ site: 'مدار', legal: 'مدار' })
    expect(data.contacts).toMatchObject({ email: 'hello@madar.example', phone: '+966501234567' })
    expect((await publicOf('general', 'en')).data.names.site).toBe('Madar')
  })

  it('refuses a colour that nobody would see, in words, and serves one that is seen', async () => {
    const faint = await owner.ask('first-run/colours', 'POST', { accent: '#ffee88' })
    expect(faint.status).toBe(400)
    expect((await faint.json()).errors[0].message).toContain('اختر أغمق منه')
    expect((await owner.ask('first-run/colours', 'POST', { accent: '#1F6FEB' })).status).toBe(200)
    expect((await publicOf('general')).data.accent).toBe('#1f6feb')
  })

  it('makes the first office the main one, in both languages', async () => {
    const office = {
      nameAr: 'جدّة',
      nameEn: 'Jeddah',
      streetAr: 'طريق الكورنيش',
      streetEn: 'Corniche Road',
      localityAr: 'جدّة',
      localityEn: 'Jeddah',
      country: 'SA',
      timeZone: 'Asia/Riyadh',
      phone: '+966126543210',
      whatsapp: true,
    }
    expect((await owner.ask('first-run/branch', 'POST', office)).status).toBe(200)
    for (const [locale, name] of [
      ['ar', 'جدّة'],
      ['en', 'Jeddah'],
    ] as const) {
      const { data } = await publicOf('branches', locale)
      const main = data.filter(({ isDefault }: { isDefault: boolean }) => isDefault)
      expect(main.map((one: { name: string }) => one.name)).toEqual([name])
    }
    expect((await publicOf('general')).data.contacts.whatsapp).toBe('+966126543210')
  })

  it('knows what is done by the documents themselves', async () => {
    const { readStanding } = await import('./standing.ts')
    const { done, hasDemo } = await readStanding(payload)
    expect(hasDemo).toBe(true)
    // The demo's logo is not the agency's.
    expect(done).toMatchObject({
      name: true,
      colours: true,
      branch: true,
      logo: false,
      mail: false,
    })
  })

  it('says what to write where no mail server is set', async () => {
    const answer = await owner.ask('first-run/mail', 'POST')
    expect(answer.status).toBe(409)
    expect((await answer.json()).errors[0].message).toContain('ملفّ الإعدادات')
  })
})

describe('the demo', () => {
  let changed: string
  let category: string
  let own: string
  let lead: { id: string; updatedAt: string }
  let named: { service: string; job: string }
  let gone: { slug: string }

  beforeAll(async () => {
    const post = await first('posts')
    changed = post.id
    await payload.update({
      collection: 'posts',
      id: changed,
      locale: 'ar',
      data: { title: 'عنواننا نحن' },
      draft: true,
      ...quiet,
    })
    category = (await first('categories')).id
    const data = {
      ...arabicPost(await createAuthor(payload), 'مقالتنا الأولى'),
      categories: [category],
    }
    own = (
      await payload.create({
        collection: 'posts',
        locale: 'ar',
        data: { ...data, _status: 'published' },
        ...quiet,
      })
    ).id
    const [service, job] = [await first('services'), await first('jobs')]
    named = { service: service.id, job: job.id }
    const { processSubmission } = await import('../desk/process-submission.ts')
    const asked = submissionOf({ answers: { service: String(service.key) } as never })
    const row = await storeSubmission(payload, asked)
    await processSubmission(payload, row)
    lead = await madeOf(payload, 'leads', row)
    const applied = await storeSubmission(
      payload,
      submissionOf({ form: 'apply', answers: { job: job.slug } as never }),
    )
    await processSubmission(payload, applied)
    gone = await first('projects')
  })

  it('is told by number: what goes, and what stays and why', async () => {
    const { leaves, stays, pages } = await told()
    expect(leaves.projects).toBe(await countOf('projects'))
    expect(leaves.media).toBeGreaterThan(10)
    const why = new Map(stays.map((one) => [one.id, one.why]))
    expect(why.get(changed)).toBe('changed')
    expect(why.get(category)).toBe('used')
    expect(why.get(named.service)).toBe('named')
    expect(why.get(named.job)).toBe('named')
    expect(why.has(own)).toBe(false)
    expect(stays.find(({ id }) => id === changed)?.title).toBe('عنواننا نحن')
    expect(pages).toMatchObject({ changed: [] })
  })

  it('is not taken away before somebody said that they are sure', async () => {
    const answer = await owner.ask('first-run/demo', 'POST', {})
    expect(answer.status).toBe(400)
    expect(await countOf('projects')).toBeGreaterThan(0)
  })

  it('goes whole although its removal is killed in the middle', async () => {
    const before = { changes: await lastChange(), media: await countOf('media') }
    const program = fileURLToPath(new URL('../../test/remove-demo-process.ts', import.meta.url))
    const child = spawn(process.execPath, [program], {
      env: process.env,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const all = await countOf('projects')
    await vi.waitFor(async () => expect(await countOf('projects')).toBeLessThan(all), {
      timeout: 120_000,
      interval: 20,
    })
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(await countOf('media')).toBeGreaterThan(10)
    const answer = await owner.ask('first-run/demo', 'POST', { isSure: true })
    expect(answer.status).toBe(200)
    expect((await answer.json()).documents).toBeGreaterThan(10)
    expect(await countOf('projects')).toBe(0)
    expect(await countOf('media')).toBeLessThan(before.media / 4)
    expect(await lastChange()).toBeGreaterThan(before.changes)
  }, 300_000)

  it('leaves what the agency wrote and changed', async () => {
    const { docs } = await payload.find({
      collection: 'posts',
      locale: 'ar',
      draft: true,
      sort: 'createdAt',
      ...quiet,
    })
    expect(docs.map(({ title }) => title)).toEqual(['عنواننا نحن', 'مقالتنا الأولى'])
    const { data } = await publicOf('general')
    expect(data.names.site).toBe('مدار')
    expect(data.contacts.email).toBe('hello@madar.example')
    expect(data.accent).toBe('#1f6feb')
    expect(data.names.tagline).toBe('مواقع وتطبيقات وتسويق')
    expect(data.logos).toEqual({})
    expect(JSON.stringify(await publicOf('general', 'en'))).not.toContain('Birkar')
  })

  it('leaves alone who wrote and applied, and only takes what they named off the site', async () => {
    const after = await payload.findByID({ collection: 'leads', id: lead.id, ...quiet })
    expect(after).toEqual(lead)
    expect(await payload.findByID({ collection: 'jobs', id: named.job, ...quiet })).toBeTruthy()
    expect((await publicOf('services')).data).toEqual([])
    expect((await publicOf('jobs')).data).toEqual([])
  })

  it('leaves pages that answer, without a link to what went', async () => {
    expect((await publicOf(`projects/${encodeURIComponent(gone.slug)}`)).status).toBe(404)
    for (const locale of ['ar', 'en']) {
      for (const key of ['home', 'about', 'contact', 'blogs', 'privacy-policy', 'thank-you'])
        expect([key, (await publicOf(`pages/${key}`, locale)).status]).toEqual([key, 200])
      const { data } = await publicOf('general', locale)
      const links = [...data.navigation, ...data.footer.links, ...data.footer.legal]
      const fixed =
        /^\/(?:our-projects|services|about|blogs|join-us|contact|privacy-policy|terms-and-conditions)$/
      expect(links.every(({ href }: { href: string }) => fixed.test(href))).toBe(true)
    }
  })

  it('is written into the audit log, and no start loads it again', async () => {
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { act: { equals: 'demo-removed' } },
      ...quiet,
    })
    expect(docs).toHaveLength(1)
    expect(docs[0]?.whoName).toBe(owner.user.name)
    const { readFirstRun } = await import('./state.ts')
    expect(await readFirstRun(payload)).toMatchObject({ isWithoutDemo: true })
    expect((await owner.ask('first-run/demo')).status).toBe(404)
    const { recogniseDemo } = await import('./filling/load.ts')
    await recogniseDemo(payload)
    expect((await owner.ask('first-run/demo')).status).toBe(404)
  })
})
