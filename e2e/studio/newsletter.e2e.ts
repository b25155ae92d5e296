/** An issue of the newsletter in the real studio: written from the month's articles, looked at, tried, sent, read. */
import { afterAll, expect, inject, it } from 'vitest'
import { type Office, untilAlive, untilVisible } from '../office.ts'
import { withOffice } from '../with-browser.ts'

const [site, studio] = [inject('siteUrl'), inject('studioUrl')]
const subject = 'نشرةٌ من يد المحرّرة'
const article = 'مقالةٌ لهذا الشهر وحده'
let office: Office
const made: string[] = []

withOffice((signedIn) => {
  office = signedIn
})
// Nobody else's journey meets them.
afterAll(async () => {
  for (const path of made) await ask('DELETE', path)
})

type Answer = {
  doc: { id: string }
  docs: { id: string; slug: string; state: string; kind: string; subject: string }[]
}

/** The session's own REST, from within the page. */
const ask = (method: string, path: string, body?: object) =>
  office.page.evaluate(
    async ([method, path, sent]) => {
      const headers = { 'content-type': 'application/json' }
      const options = { method, headers, ...(sent ? { body: sent } : {}) }
      return (await (await fetch(`/api/${path}`, options)).json()) as Answer
    },
    [method, path, body ? JSON.stringify(body) : ''] as const,
  )

async function publishArticle(): Promise<void> {
  const [author] = (await ask('GET', 'authors?limit=1&depth=0')).docs
  const { doc } = await ask('POST', 'posts?locale=ar&depth=0', {
    title: article,
    excerpt: 'كُتبت اليوم.',
    authors: [author?.id],
    body: {
      root: {
        type: 'root',
        version: 1,
        direction: null,
        format: '',
        indent: 0,
        children: [
          {
            type: 'paragraph',
            version: 1,
            direction: null,
            format: '',
            indent: 0,
            children: [
              {
                type: 'text',
                text: article,
                version: 1,
                detail: 0,
                format: 0,
                mode: 'normal',
                style: '',
              },
            ],
          },
        ],
      },
    },
    _status: 'published',
  })
  made.push(`posts/${doc.id}`)
}

const tab = (name: string) =>
  office.page.locator('.tabs-field__tab-button', { hasText: name }).click()
const press = (name: string) => office.page.getByRole('button', { name, exact: true }).click()

it('an issue is written from this month’s articles, seen as mail, tried, sent, and read on the site', async () => {
  const { page } = office
  await publishArticle()
  await page.goto(`${studio}/admin/collections/newsletter-issues/create?locale=ar`)
  await untilAlive(page.locator('#field-subject'))
  await page.fill('#field-subject', subject)
  await press('أضف مقالات هذا الشهر')
  // What lies below the screen is drawn when it comes into sight.
  await page.locator('[id^="blocks-row-"]').last().scrollIntoViewIfNeeded()
  await page.getByText(article).first().waitFor()
  await page.locator('#action-save').click()
  await page.waitForURL(/newsletter-issues\/[0-9a-f-]{36}/)
  const [, id = ''] = /newsletter-issues\/([0-9a-f-]{36})/.exec(page.url()) ?? []
  made.unshift(`newsletter-issues/${id}`)

  await tab('كما تصل')
  const mail = page.frameLocator('iframe[title="بالعربيّة"]')
  await mail.getByText(article).first().waitFor()
  await page.frameLocator('iframe[title="بالإنجليزيّة"]').getByText('no subject').waitFor()
  await press('ليلًا')
  await press('هاتف')
  const frame = page.locator('iframe[title="بالعربيّة"]')
  await expect.poll(async () => (await frame.boundingBox())?.width).toBeLessThanOrEqual(375)
  await press('نصّ بلا تنسيق')
  await mail.getByText('/newsletter/').first().waitFor()

  await tab('الإرسال والأرقام')
  await page.getByText('لا عنوان ولا نصّ: لا يُرسل إلى هؤلاء شيء.').waitFor()
  await press('أرسل تجربةً إلى بريدي')
  await page.getByText('خرجت التجربة إلى').waitFor()
  const { docs } = await ask('GET', 'outbox?where[kind][equals]=newsletter&depth=0')
  expect(docs.map((one) => one.subject)).toEqual([subject])
  await press('أرسل إلى المشتركين…')
  await page.getByText('ما خرج لا يعود').waitFor()
  await press('أرسله الآن')
  await expect
    .poll(
      async () => (await ask('GET', `newsletter-issues?where[id][equals]=${id}`)).docs[0]?.state,
      {
        timeout: 60_000,
      },
    )
    .toBe('sent')
  await tab('الإرسال والأرقام')
  await page.getByText('أُرسل إلى الجميع.').waitFor()
  const [issue] = (await ask('GET', `newsletter-issues?where[id][equals]=${id}&depth=0`)).docs
  await untilVisible(`${site}/newsletter/${issue?.slug}`, article)
  await untilVisible(`${site}/newsletter`, subject)
}, 180_000)
