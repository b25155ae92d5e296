import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deskOf, madeOf, storeSubmission, submissionOf } from '../../test/desk-help.ts'
import { hostileCells } from '../../test/hostile-cells.ts'
import { openTestStudio, type TestStudio } from '../../test/open-test-studio.ts'
import { readCsv } from '../../test/read-csv.ts'
import { readArchive, readWorkbook } from '../../test/read-workbook.ts'

let studio: TestStudio
let payload: Payload
type Ask = Awaited<ReturnType<typeof deskOf>>['ask']
let admin: Ask
let sales: Ask
let recruiter: Ask

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
  admin = (await deskOf(payload, 'admin')).ask
  sales = (await deskOf(payload, 'sales')).ask
  recruiter = (await deskOf(payload, 'recruiter')).ask
})
afterAll(() => studio?.close())

async function takeIn(more: Parameters<typeof submissionOf>[0] = {}) {
  const { processSubmission } = await import('../desk/process-submission.ts')
  const row = await storeSubmission(payload, submissionOf(more))
  await processSubmission(payload, row)
  return row
}

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

/** Rows of a CSV answer, each by its headers. */
async function rowsOf(answer: Response): Promise<Record<string, string>[]> {
  expect(answer.status).toBe(200)
  const text = (await bytesOf(answer)).toString()
  expect(text.startsWith('\ufeff')).toBe(true)
  const [head = [], ...rows] = readCsv(text.slice(1))
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [head[at] ?? '', cell])))
}

describe('an export of leads', () => {
  it('holds what the filter and the search show, in Arabic words and under Arabic headers', async () => {
    const touched = { name: 'نورة', phoneE164: '+966501234567', email: 'nora@example.com' }
    const answers = {
      ...touched,
      emailNorm: touched.email,
      message: 'سطر\nثانٍ',
      consentPrivacy: true as const,
    }
    const lead = await madeOf(payload, 'leads', await takeIn({ answers }))
    await payload.update({
      collection: 'leads',
      id: lead.id,
      data: { stage: 'contacted' },
      overrideAccess: true,
    })
    await takeIn({ answers: { ...answers, name: 'هدى' } })
    const where = 'where[and][0][stage][equals]=contacted&search=nora'
    const [row, ...more] = await rowsOf(await sales(`leads/export?format=csv&headers=ar&${where}`))
    expect(more).toEqual([])
    expect(row).toMatchObject({
      الاسم: 'نورة',
      المرحلة: 'تواصلنا معه',
      القناة: 'مباشر',
      النموذج: 'تواصل',
      الهاتف: "'+966501234567",
      الرسالة: 'سطر\nثانٍ',
      اللغة: 'العربيّة',
    })
    const asJson = encodeURIComponent(JSON.stringify({ stage: { equals: 'contacted' } }))
    const [english] = await rowsOf(await sales(`leads/export?headers=en&where=${asJson}`))
    expect(english).toMatchObject({ Name: 'نورة', Stage: 'Contacted', Channel: 'Direct' })
  })

  it('names the page that was written from in letters that can be read', async () => {
    const page = `/join-us/${encodeURIComponent('مصمّم-هويّات')}`
    for (const [name, pageUrl] of [
      ['صفحةٌ مقروءة', `https://birkar.example${page}`],
      ['صفحةٌ مكسورة', '/%E0%A4%A'],
    ])
      await payload.create({
        collection: 'leads',
        data: { name, reference: `page-${name}`, pageUrl } as never,
        overrideAccess: true,
      })
    const rows = await rowsOf(await sales('leads/export?headers=ar&where[name][like]=صفحةٌ'))
    expect(rows.map((row) => row.الصفحة).toSorted()).toEqual([
      '/%E0%A4%A',
      'https://birkar.example/join-us/مصمّم-هويّات',
    ])
  })

  it('leaves out what waits in the tray, as the list does', async () => {
    const before = (await rowsOf(await sales('leads/export'))).length
    await takeIn({ quarantine: { score: 90, reasons: ['trap'] } })
    expect(await rowsOf(await sales('leads/export'))).toHaveLength(before)
  })

  it('tells as JSON the whole story of each, and nothing of the device', async () => {
    const answer = await sales('leads/export?format=json&where[stage][equals]=contacted')
    const text = (await bytesOf(answer)).toString()
    const [lead, ...more] = JSON.parse(text)
    expect(more).toEqual([])
    expect(lead).toMatchObject({ stage: 'contacted', attribution: { channel: 'direct' } })
    expect(lead.attribution.timeline).toBeDefined()
    expect(lead.history.map(({ type }: { type: string }) => type)).toEqual(['received', 'stage'])
    expect(text).not.toMatch(/"visitor"|ipTrunc|uaFamily/)
  })

  it('holds 200 hostile cells from the database as words, in CSV and in the workbook', async () => {
    const fields = ['company', 'message', 'nextAction', 'pageUrl', 'referrerHost'] as const
    const made: string[] = []
    for (let at = 0; at < hostileCells.length; at += fields.length) {
      const values = fields.map((field, place) => [field, hostileCells[at + place]])
      const lead = await payload.create({
        collection: 'leads',
        data: { name: 'خصم', reference: `hostile${at}`, ...Object.fromEntries(values) } as never,
        overrideAccess: true,
      })
      made.push(lead.id)
    }
    const labels = ['الجهة', 'الرسالة', 'الخطوة التالية', 'الصفحة', 'الموقع الذي جاء منه']
    const where = 'where[name][equals]=خصم'
    const rows = await rowsOf(await sales(`leads/export?headers=ar&${where}`))
    const cells = rows.flatMap((row) => labels.map((label) => row[label] ?? ''))
    expect(cells).toHaveLength(200)
    for (const cell of cells) expect(cell, JSON.stringify(cell)).toMatch(/^'/)
    const bare = (text: string) => text.replaceAll("'", '').trim()
    expect(cells.map(bare).toSorted()).toEqual(hostileCells.map(bare).toSorted())
    const answer = await sales(`leads/export?format=xlsx&headers=ar&${where}`)
    const workbook = readWorkbook(await bytesOf(answer))
    const risky = workbook.rows
      .slice(1)
      .flat()
      .filter(({ style }) => workbook.quoted.includes(style))
    expect(risky).toHaveLength(200)
    expect(
      workbook.rows.flat().every(({ type, text }) => type === 'inlineStr' || /^[\d.]+$/.test(text)),
    ).toBe(true)
  })

  it('is written into the log of accesses: who, how many, by which filter', async () => {
    const { user, ask } = await deskOf(payload, 'sales')
    const rows = await rowsOf(await ask('leads/export?where[stage][equals]=contacted'))
    const { docs } = await payload.find({
      collection: 'access-log',
      where: { who: { equals: user.id }, action: { equals: 'export' } },
      depth: 0,
      overrideAccess: true,
    })
    expect(docs).toHaveLength(1)
    expect(docs[0]).toMatchObject({ subject: 'leads', count: rows.length })
    expect(docs[0]?.filter).toContain('contacted')
  })

  it('refuses what is no format and no filter, in the language of whoever asks', async () => {
    for (const query of ['format=exe', 'where={', 'where=3', 'format=zip']) {
      const answer = await sales(`leads/export?${query}`)
      expect(answer.status, query).toBe(400)
      expect((await answer.json()).errors[0].message, query).toMatch(/[\u0600-\u06ff]/)
    }
    expect((await sales('leads/export?where[secret][equals]=x')).status).toBe(400)
  })
})

describe('those who may', () => {
  it.each([
    ['leads', [200, 200, 403, 403, 403]],
    ['applications', [200, 403, 200, 403, 403]],
    ['subscribers', [200, 200, 403, 403, 403]],
  ] as const)('export %s are those who see them', async (collection, expected) => {
    const roles = ['admin', 'sales', 'recruiter', 'editor', 'holder'] as const
    const statuses: number[] = []
    for (const role of roles) {
      const { ask } = await deskOf(payload, role)
      const answer = await ask(`${collection}/export`)
      statuses.push(answer.status)
      await answer.body?.cancel()
    }
    expect(statuses).toEqual(expected)
    const { handleEndpoints } = await import('payload')
    const request = new Request(`http://localhost:3100/api/${collection}/export`)
    expect((await handleEndpoints({ config: payload.config, request })).status).toBe(401)
  })
})

describe('applications', () => {
  it('come with their CVs in one archive, each under reference, name and job', async () => {
    const pathOfAttachment = (name: string) => join(studio.dataDir, 'attachments', name)
    const row = await takeIn({
      form: 'apply',
      answers: { ...submissionOf().answers, name: 'ريم الشهري' },
    })
    const application = await madeOf(payload, 'applications', row)
    const path = pathOfAttachment('0123456789abcdef')
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, 'السيرة')
    await writeFile(pathOfAttachment('abc'), 'الأعمال')
    await payload.update({
      collection: 'submissions',
      id: row,
      data: {
        attachmentFile: '0123456789abcdef',
        attachmentName: 'cv.pdf',
        files: [{ question: 'works', name: 'أعمالي.zip', file: 'abc' }],
      },
      overrideAccess: true,
    })
    await takeIn({ form: 'apply' })
    const files = readArchive(await bytesOf(await recruiter('applications/export?format=zip')))
    const name = `cv/${application.reference}_ريم-الشهري.pdf`
    const works = `files/${application.reference}_ريم-الشهري_1.zip`
    expect([...files.keys()]).toEqual(['applications.csv', name, works])
    expect(files.get(name)?.toString()).toBe('السيرة')
    expect(files.get(works)?.toString()).toBe('الأعمال')
    const rows = readCsv((files.get('applications.csv')?.toString() ?? '').slice(1))
    expect(rows).toHaveLength(3)
  })

  it('are not in what an administrator exports of leads', async () => {
    const rows = await rowsOf(await admin('leads/export'))
    expect(rows.some((row) => row.الاسم === 'ريم الشهري')).toBe(false)
  })
})

describe('a long list', () => {
  it('is exported whole and once, also where a thousand rows arrived in the same moment', async () => {
    const { sql } = await import('@payloadcms/db-postgres')
    const { poolOf } = await import('../platform/database/statements.ts')
    await poolOf(payload).execute(sql`
      insert into leads (name, stage, reference, created_at)
      select 'كثير', 'new', 'many' || i, case when i <= 1000 then now() else now() - i * interval '1 minute' end
      from generate_series(1, 1300) as i`)
    const rows = await rowsOf(await sales('leads/export?headers=ar&where[name][equals]=كثير'))
    expect(rows).toHaveLength(1_300)
    expect(new Set(rows.map((row) => row.المرجع)).size).toBe(1_300)
  })
})
