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

/** What the recruiter asks, as a script saves it that may name no language; the page asks it as soon as the studio has heard. */
async function ask(questions: object[], query = '') {
  const id = await office.find('jobs', 'slug', job.slug, 'ar')
  const said = await office.send(`jobs/${id}${query}`, 'PATCH', { questions, _status: 'published' })
  const { doc } = JSON.parse(said) as { doc?: { questions: { id: string }[] } }
  expect(doc, said).toBeDefined()
  return doc?.questions ?? []
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

describe('an applicant who chooses', () => {
  it('finds the choice again in the other language, and it is the one that arrives', async () => {
    const asked = { kind: 'single', required: true }
    const inArabic = { question: 'أين تعمل؟', choices: ['في المكتب', 'عن بُعد'] }
    const inEnglish = { question: 'Where do you work?', choices: ['At the office', 'Remotely'] }
    const [{ id } = { id: '' }] = await ask([{ ...asked, ...inArabic }])
    await ask([{ ...asked, ...inEnglish, id }], '?locale=en')
    await untilVisible(site + job.path, inArabic.question)
    const page = await openPage(browser, { locale: 'ar' })
    const form = await openForm(page)
    const chosen = (whole: typeof form) => whole.locator('select[name^="q."] option:checked')
    await form.locator('select[name^="q."]').selectOption({ label: 'عن بُعد' })
    await page.locator('header [hreflang=en]').first().click()
    await page.waitForURL(/\/en\/join-us\//, { waitUntil: 'commit' })
    const again = await aliveForm(page, 'apply')
    await again.getByText(inEnglish.question).waitFor()
    await expect.poll(() => chosen(again).textContent()).toBe('Remotely')
    await page.reload()
    await wake(page)
    await expect.poll(() => chosen(again).textContent()).toBe('Remotely')
    const email = 'rima.chooses@example.com'
    await again.locator('[name=name]').fill('Rima')
    await again.locator('[name=email]').fill(email)
    await again.locator('[name=links]').fill('https://rima.example')
    await again.locator('[name=consentPrivacy]').check()
    await again.locator('[type=submit]').click()
    await page.waitForURL(/\/en\/thank-you\?for=application$/, { waitUntil: 'commit' })
    const [application] = await applicationsOf(email)
    expect(application?.answers).toMatchObject([
      { question: inEnglish.question, answer: 'Remotely' },
    ])
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
