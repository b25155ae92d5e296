import { aPdf } from '@wajiha/contract/test/a-pdf'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { openBrowser, openPage, wake } from './browser.ts'
import { type Gate, openGate } from './gate.ts'
import { type Office, signIn, untilVisible } from './office.ts'
import { aliveForm } from './writing.ts'

const site = inject('siteUrl')
const job = { slug: 'تصميم-المنتجات', path: '' }
const question = 'أرفق معرض أعمالك'
const megabyte = 1_000_000
let browser: Browser
let office: Office
let gate: Gate

beforeAll(async () => {
  browser = await openBrowser()
  office = await signIn(browser, inject('studioUrl'), inject('administrator'))
  const { jobs } = await payloadOf('/join-us')
  job.slug = jobs[0]?.slug ?? ''
  job.path = `/join-us/${encodeURIComponent(job.slug)}`
  await ask([{ question, kind: 'file', accepts: ['pdf', 'image'], required: true }])
  await untilVisible(site + job.path, question)
  gate = await openGate(
    ({ method, url }) => method === 'POST' && !!url?.endsWith('/apply'),
    megabyte,
  )
})
afterEach(() => office.closeOthers())
afterAll(async () => {
  // Other journeys look at this job as the demo has it.
  await ask([])
  await vi.waitFor(async () => expect(await textOf(site + job.path)).not.toContain(question), {
    timeout: 60_000,
    interval: 100,
  })
  await browser.close()
  await gate.close()
})

const payloadOf = async (path: string) =>
  (await fetch(`${site}${path}/_payload.json`)).json() as Promise<{ jobs: { slug: string }[] }>

/** What the recruiter asks; the page asks it as soon as the studio has heard. */
async function ask(questions: object[]) {
  const id = await office.find('jobs', 'slug', job.slug, 'ar')
  const status = await office.page.evaluate(
    async ([url, body]) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(url, { method: 'PATCH', headers, body })).status
    },
    [`/api/jobs/${id}?locale=ar`, JSON.stringify({ questions, _status: 'published' })] as const,
  )
  expect(status).toBe(200)
}

const textOf = async (url: string) => (await fetch(url)).text()

const pdf = (name: string, size: number) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(aPdf('س'.repeat(size / 2))),
})

async function openForm(page: Page) {
  await page.goto(site + job.path)
  await wake(page)
  return aliveForm(page, 'apply')
}

/** Some of it has left, and the page says how much; all of it cannot have arrived. */
async function isOnItsWay(page: Page) {
  await page.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) > 0)
  expect(await page.locator('form[enctype]').getAttribute('aria-busy')).toBe('true')
  expect(decodeURI(new URL(page.url()).pathname)).toBe(decodeURI(job.path))
}

describe('an applicant who sends files', () => {
  it('sees them leave, is interrupted, and is received once with all of them', async () => {
    const page = await openPage(browser, { locale: 'ar', proxy: gate.proxy })
    const form = await openForm(page)
    const email = 'rima.uploads@example.com'
    await form.locator('[name=name]').fill('ريما الشهري')
    await form.locator('[name=email]').fill(email)
    await form.locator('[name=cv]').setInputFiles(pdf('السيرة الذاتيّة.pdf', 9 * megabyte))
    await form.locator('[name=consentPrivacy]').check()
    const works = form.locator('input[name^="q."]')
    expect(await works.getAttribute('accept')).toBe('.pdf,.png,.jpg,.jpeg')

    // Without what is required, and with another kind, nothing leaves and nothing is lost.
    await form.locator('[type=submit]').click()
    await page.locator('[role=alert]').getByText('أجب عن هذا السؤال').waitFor()
    await works.setInputFiles({ ...pdf('أعمالي.txt', 10), mimeType: 'text/plain' })
    await form.locator('[type=submit]').click()
    await page.locator('[role=alert]').getByText('أرفق ملفًّا من الأنواع المذكورة').waitFor()
    expect(await form.locator('[name=name]').inputValue()).toBe('ريما الشهري')

    await works.setInputFiles(pdf('معرض الأعمال.pdf', 9 * megabyte))
    await form.locator('[type=submit]').click()
    const first = await gate.next()
    await isOnItsWay(page)
    first.cut()
    const second = await gate.next()
    await isOnItsWay(page)
    gate.open()
    second.release()
    await page.waitForURL(/\/thank-you\?for=application$/, { waitUntil: 'commit' })

    const received = await applicationsOf(email)
    expect(received).toHaveLength(1)
    const [application] = received
    expect(application?.cvName).toBe('السيرة الذاتيّة.pdf')
    expect(application?.answers).toMatchObject([{ question, answer: 'معرض الأعمال.pdf' }])
    const asked = application?.answers[0]?.questionId ?? ''
    for (const file of ['cv', `files/${asked}`])
      expect(await answerOf(`/api/applications/${application?.id}/${file}`)).toEqual({
        size: pdf('', 9 * megabyte).buffer.length,
        policy: "sandbox; default-src 'none'",
        keeping: expect.stringContaining('no-store'),
      })
    const studio = inject('studioUrl')
    await office.page.goto(`${studio}/admin/collections/applications/${application?.id}`)
    await office.page.getByRole('link', { name: `${question}: معرض الأعمال.pdf` }).waitFor()
  })
})

type Application = {
  id: string
  cvName: string
  answers: { question: string; answer: string; questionId: string }[]
}

/** What the desk holds of somebody, once it holds anything. */
async function applicationsOf(email: string): Promise<Application[]> {
  const url = `/api/applications?where[email][equals]=${email}&depth=0`
  const ask = () =>
    office.page.evaluate(
      async (path) => (await fetch(path)).json() as Promise<{ docs: unknown[] }>,
      url,
    )
  await expect.poll(async () => (await ask()).docs.length, { timeout: 60_000 }).toBeGreaterThan(0)
  return (await ask()).docs as Application[]
}

/** How large the file is that a recruiter gets at an address, in bytes. */
const answerOf = (path: string) =>
  office.page.evaluate(async (url) => {
    const answer = await fetch(url)
    return {
      size: (await answer.arrayBuffer()).byteLength,
      policy: answer.headers.get('content-security-policy'),
      keeping: answer.headers.get('cache-control'),
    }
  }, path)
