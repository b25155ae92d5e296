/** Forty pieces of script through every field of every form: kept as plain words, and shown as such. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Submission } from '@wajiha/contract'
import { type FieldName, formFields, formNames } from '@wajiha/contract/forms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendJsonForm, sendPageForm } from '../../test/send-form.ts'
import { type StandInStudio, startStandInStudio } from '../../test/stand-in-studio.ts'
import { startTestSite, type TestSite } from '../../test/start-test-site.ts'

const tags = [
  'script',
  'img',
  'svg',
  'iframe',
  'body',
  'input',
  'details',
  'video',
  'math',
  'object',
]
const scripts = [
  ...tags.map((tag) => `<${tag} src=x onerror=alert(1)>`),
  ...tags.map((tag) => `"><${tag} onload='alert(1)'></${tag}>`),
  '</script><script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',
  '<!--<script>',
  "';alert(1)//",
  '";alert(1)//',
  '`#{alert(1)}`',
  '{{constructor.constructor("alert(1)")()}}',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<scr<script>ipt>alert(1)',
  '\\u003cscript\\u003e',
  '<a href="javascript:alert(1)">x</a>',
  '<style>@import"//e.test"</style>',
  ']]><script>1',
  '<ſcript>alert(1)</ſcript>',
  '＜script＞alert(1)＜/script＞',
  '<x onclick=alert(1)>',
  '\u2028alert(1)',
]

let studio: StandInStudio
let site: TestSite
let sent = 0

beforeAll(async () => {
  studio = await startStandInStudio()
  site = await startTestSite(studio.apiBase, { trustProxy: ['127.0.0.1'] })
})

afterAll(async () => {
  await site.remove()
  await studio.stop()
})

const someone = () => {
  sent += 1
  return { 'x-forwarded-for': `${20 + (sent >> 8)}.${sent & 255}.9.9` }
}
const right = { name: 'سارة', email: 'sara@example.com', consentPrivacy: 'on', card: 'salma' }

function stored(): Submission[] {
  const database = new DatabaseSync(join(site.dataDir, 'inbox', 'inbox.sqlite'), { readOnly: true })
  const rows = database.prepare('SELECT payload FROM submissions').all() as { payload: string }[]
  database.close()
  return rows.map(({ payload }) => JSON.parse(payload) as Submission)
}

describe('pieces of script', () => {
  it('are forty', () => {
    expect(new Set(scripts).size).toBe(40)
  })

  it('are refused, or kept as the words they are, in every field of every form', async () => {
    let kept = 0
    for (const form of formNames)
      for (const field of formFields[form].asks as readonly FieldName[])
        for (const script of scripts) {
          const links = form === 'apply' ? { links: 'a.example' } : {}
          const body = { ...right, ...links, [field]: script }
          const answer = await sendJsonForm(site.port, form, body, someone())
          expect([202, 422], `${form}.${field} ${script}`).toContain(answer.status)
          expect(answer.headers['content-type']).toMatch(/json/)
          // A refusal says codes and repeats nothing.
          if (answer.status === 422) expect(answer.body).not.toContain('alert')
          else kept += 1
        }
    expect(kept).toBeGreaterThan(100)
    const words = new Set(scripts.map((script) => script.replace('\u2028', '')))
    const messages = stored().flatMap(({ answers: { message } }) => (message ? [message] : []))
    expect(messages.length).toBeGreaterThan(100)
    for (const message of messages) expect(words).toContain(message)
  }, 600_000)

  it('stand in the page of a form without script as words alone', async () => {
    for (const script of scripts) {
      const typed = { form: 'contact', name: '1', email: 'x', message: script }
      const { status, body } = await sendPageForm(site.port, '/contact', typed, someone())
      expect(status).toBe(422)
      // Neither in the field nor in the data of the page does it stand as markup.
      if (script.includes('<')) expect(body.includes(script), script).toBe(false)
    }
  }, 300_000)
})
