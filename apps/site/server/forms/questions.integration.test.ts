import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Submission } from '@wajiha/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleData } from '../../test/sample-content.ts'
import { sendJsonForm, sendPageForm } from '../../test/send-form.ts'
import { type StandInStudio, startStandInStudio } from '../../test/stand-in-studio.ts'
import { startTestSite, type TestSite } from '../../test/start-test-site.ts'

let studio: StandInStudio
let site: TestSite
let visitor = 0

beforeAll(async () => {
  studio = await startStandInStudio()
  site = await startTestSite(studio.apiBase, { trustProxy: ['127.0.0.1'] })
})
afterAll(async () => {
  await site?.remove()
  await studio?.stop()
})

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
