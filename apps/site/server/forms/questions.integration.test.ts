import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Submission } from '@wajiha/contract'
import { aPdf } from '@wajiha/contract/test/a-pdf'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleData } from '../../test/sample-content.ts'
import { multipart, type Part, sendForm, sendJsonForm, sendPageForm } from '../../test/send-form.ts'
import { type StandInStudio, startStandInStudio } from '../../test/stand-in-studio.ts'
import { startTestSite, type TestSite } from '../../test/start-test-site.ts'

let studio: StandInStudio
let site: TestSite
let visitor = 0

beforeAll(async () => {
  studio = await startStandInStudio()
  const scanCommand = [process.execPath, '-e', scanner]
  site = await startTestSite(studio.apiBase, { trustProxy: ['127.0.0.1'], scanCommand })
})
afterAll(async () => {
  await site?.remove()
  await studio?.stop()
})

/** A scanner that knows one bad file, and cannot read another one. */
const scanner = `const bytes = require('fs').readFileSync(process.argv[1])
process.exit(bytes.includes('EICAR') ? 1 : bytes.includes('BROKEN') ? 2 : 0)`

const { slug } = sampleData('job') as { slug: string }
const someone = () => {
  visitor += 1
  return { 'x-forwarded-for': `198.19.${visitor}.7` }
}
const application = (more: object) => ({
  name: 'سارة العتيبي',
  email: 'sara@example.com',
  links: 'https://a.example/b',
  consentPrivacy: 'on',
  job: slug,
  ...more,
})
const apply = (more: object) => sendJsonForm(site.port, 'apply', application(more), someone())

function stored(reference: unknown): Submission {
  const path = join(site.dataDir, 'inbox', 'inbox.sqlite')
  const database = new DatabaseSync(path, { readOnly: true })
  const row = database
    .prepare('SELECT payload FROM submissions WHERE reference = ?')
    .get(String(reference)) as { payload: string }
  database.close()
  return JSON.parse(row.payload) as Submission
}

describe('an application for a seat with questions', () => {
  it('keeps each answer with the words of its question', async () => {
    const answer = await apply({ 'q.city': 'no', 'q.tools.1': 'on', 'q.proud': 'سطر\r\nسطر' })
    expect(answer.status).toBe(202)
    expect(stored(answer.json().reference).answers.questions).toEqual([
      { id: 'city', question: 'هل تستطيع العمل من الرياض؟', kind: 'yes-no', answer: 'no' },
      { id: 'tools', question: 'بمَ تعمل؟', kind: 'multiple', answer: 'برمجة' },
      { id: 'proud', question: 'ما آخر عمل تفخر به؟', kind: 'long', answer: 'سطر\nسطر' },
    ])
  })

  it('says which question was left out, beside whatever else is wrong', async () => {
    const answer = await apply({ name: '1', 'q.proud': 'x'.repeat(3001) })
    expect(answer.status).toBe(422)
    expect(answer.json().fields).toEqual({
      name: ['name.invalid'],
      'q.city': ['question.missing'],
      'q.proud': ['question.too_long'],
    })
  })

  it('asks nothing of an application without a seat, and stores no question that is not asked', async () => {
    const answer = await apply({ job: undefined, 'q.city': 'no', 'q.other': 'x' })
    expect(answer.status).toBe(202)
    expect(stored(answer.json().reference).answers).not.toHaveProperty('questions')
  })

  it('stands on the page, and again with what was answered when something is missing', async () => {
    const path = `/join-us/${encodeURIComponent(slug)}`
    const fields = application({ form: 'apply', 'q.tools.0': 'on', 'q.proud': 'نصّي' })
    const answer = await sendPageForm(site.port, path, fields, someone())
    expect(answer.status).toBe(422)
    expect(answer.body).toContain('هل تستطيع العمل من الرياض؟')
    expect(answer.body).toContain('أجب عن هذا السؤال.')
    expect(answer.body).toContain('نصّي')
    expect(answer.body).toMatch(/name="q\.tools\.0"[^>]*checked/)
  })
})

describe('a question that asks for a file', () => {
  const pdf = aPdf()
  const send = (...files: Part[]) => {
    const fields: Record<string, string> = { ...application({ 'q.city': 'yes' }) }
    const { body, headers } = multipart([...Object.entries(fields), ...files])
    return sendForm(site.port, {
      path: '/api/forms/apply',
      body,
      headers: { ...headers, ...someone() },
    })
  }
  const folder = (name: string) => join(site.dataDir, 'inbox', name)
  const lying = async () => [
    ...(await readdir(folder('files'))),
    ...(await readdir(folder('incoming'))),
  ]

  it('keeps it under a random name, its own name as the answer, and counts it once', async () => {
    const before = await lying()
    const works: Part = ['q.works', pdf, 'معرض الأعمال.pdf']
    const answer = await send(['cv', `${pdf}cv`, 'سيرة.pdf'], works, ['q.other', pdf, 'x.pdf'])
    expect(answer.status).toBe(202)
    const { answers, attachment, files } = stored(answer.json().reference)
    expect(attachment?.name).toBe('سيرة.pdf')
    expect(files).toMatchObject([{ question: 'works', name: 'معرض الأعمال.pdf', type: 'pdf' }])
    expect(answers.questions?.at(-1)).toEqual({
      id: 'works',
      question: 'معرض أعمالك',
      kind: 'file',
      answer: 'معرض الأعمال.pdf',
    })
    const [kept, ...more] = (await lying()).filter((name) => !before.includes(name)).sort()
    expect([kept, ...more]).toHaveLength(2)
    expect(kept).toMatch(/^[a-f0-9]{32}$/)
  })

  it('takes the place out of a photograph before anything is kept', async () => {
    const taken = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'a secret place' } })
      .jpeg()
      .toBuffer()
    const answer = await send(['q.works', taken, 'صورة.JPEG'])
    const [file] = stored(answer.json().reference).files ?? []
    expect(file).toMatchObject({ name: 'صورة.jpg', type: 'jpg' })
    const found = await Promise.all(
      (await readdir(folder('files'))).map((name) => readFile(join(folder('files'), name))),
    )
    expect(found.some((bytes) => bytes.includes('a secret place'))).toBe(false)
    const same = found.filter(
      (bytes) => createHash('sha256').update(bytes).digest('hex') === file?.sha256,
    )
    expect(same).toHaveLength(1)
  })

  it.each([
    ['PK\u0003\u0004 an archive', 'a.zip', 'file.type', 422],
    ['<script>alert(1)</script>', 'a.pdf', 'file.type', 422],
    ['\u0089PNG\r\n\u001a\n broken', 'a.png', 'file.type', 422],
    ['', 'a.pdf', 'file.empty', 422],
    [pdf + '\0'.repeat(10_000_000), 'a.pdf', 'file.too_large', 413],
  ])('refuses another kind of file by its bytes, and leaves nothing behind', async (...refused) => {
    const [bytes, name, code, status] = refused
    const before = await lying()
    const answer = await send(['q.works', Buffer.from(bytes, 'latin1'), name])
    expect([answer.status, answer.json().fields]).toEqual([status, { 'q.works': [code] }])
    expect(await lying()).toEqual(before)
  })

  it('is not kept where the agency’s scanner refuses it', async () => {
    const before = await lying()
    const answer = await send(['q.works', `${pdf}EICAR`, 'a.pdf'])
    expect([answer.status, answer.json().fields]).toEqual([422, { 'q.works': ['file.refused'] }])
    expect(await lying()).toEqual(before)
  })

  it('is not kept either where the scanner is out of order, and the visitor is told to come back', async () => {
    const before = await lying()
    const answer = await send(['q.works', `${pdf}BROKEN`, 'a.pdf'])
    expect([answer.status, answer.json().code]).toEqual([503, 'unavailable'])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(await lying()).toEqual(before)
    expect(site.logs().some(({ event }) => event === 'scan_failed')).toBe(true)
  })

  it('without script says what is wrong with it and keeps what was typed', async () => {
    const path = `/join-us/${encodeURIComponent(slug)}`
    const fields: Record<string, string> = { ...application({ form: 'apply', 'q.proud': 'نصّي' }) }
    const { body, headers } = multipart([
      ...Object.entries(fields),
      ['q.city', 'yes'],
      ['q.works', 'GIF89a', 'a.gif'],
    ])
    const answer = await sendForm(site.port, { path, body, headers: { ...headers, ...someone() } })
    expect(answer.status).toBe(422)
    expect(answer.body).toContain('أرفق ملفًّا من الأنواع المذكورة عند السؤال.')
    expect(answer.body).toContain('نصّي')
    expect(answer.body).toMatch(/accept="\.pdf,\.png,\.jpg,\.jpeg"[^>]* name="q\.works"/)
    expect(answer.body).toContain('ملفّ PDF أو PNG أو JPEG، لا يزيد على ١٠ ميغابايت')
  })
})
