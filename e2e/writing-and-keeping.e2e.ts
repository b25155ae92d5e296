/**
 * Writing in the real studio, by its buttons and by its API: nothing is published unasked, nothing that
 * was written is lost.
 */
import { afterEach, describe, expect, inject, it } from 'vitest'
import { type Office, untilVisible } from './office.ts'
import { withOffice } from './with-browser.ts'

const site = inject('siteUrl')
const studio = inject('studioUrl')

let office: Office

withOffice((signedIn) => {
  office = signedIn
})

type InLanguages = { ar: string; en: string }
type Doc = { id: string; title: InLanguages; slug: InLanguages; _status: InLanguages } & Record<
  string,
  unknown
>

/** The session's own REST, from within the page. */
async function rest<Value>(path: string, method = 'GET', body?: object): Promise<Value> {
  const [status, value] = await office.page.evaluate(
    async ([url, how, sent]) => {
      const answer = await fetch(url, {
        method: how,
        headers: { 'content-type': 'application/json' },
        ...(sent ? { body: sent } : {}),
      })
      return [answer.status, await answer.json()] as [number, Value]
    },
    [`/api/${path}`, method, body ? JSON.stringify(body) : ''] as const,
  )
  if (status >= 400) throw new Error(`${path}: ${status} ${JSON.stringify(value)}`)
  return value
}

/** What a test made goes with it. */
const made: string[] = []

afterEach(async () => {
  for (const path of made.splice(0)) await rest(path, 'DELETE')
})

async function create(collection: string, data: object): Promise<string> {
  const { doc } = await rest<{ doc: { id: string } }>(`${collection}?locale=ar`, 'POST', data)
  made.push(`${collection}/${doc.id}`)
  return doc.id
}

const draftOf = (collection: string, id: string) =>
  rest<Doc>(`${collection}/${id}?locale=all&draft=true&depth=0`)

async function live(collection: string): Promise<Doc> {
  const { docs } = await rest<{ docs: Doc[] }>(
    `${collection}?locale=all&depth=0&limit=1&sort=createdAt`,
  )
  if (!docs[0]) throw new Error(`The demo has no ${collection}`)
  expect(docs[0]._status).toEqual({ ar: 'published', en: 'published' })
  return docs[0]
}

const statusAt = async (path: string) =>
  (await fetch(`${site}${path}`, { redirect: 'manual' })).status

async function isNowhere(folder: string, slug: InLanguages) {
  expect(await statusAt(`/${folder}/${encodeURIComponent(slug.ar)}`)).toBe(404)
  expect(await statusAt(`/en/${folder}/${encodeURIComponent(slug.en)}`)).toBe(404)
}

function isNamedInEach({ title, slug, _status }: Doc) {
  expect(_status).toEqual({ ar: 'draft', en: 'draft' })
  expect(title.ar).toMatch(/^نسخة (\d+ )?من /)
  expect(title.en).toMatch(/ \(copy( \d+)?\)$/)
  expect(slug.ar).toMatch(/^نسخة-(\d+-)?من-\S+$/)
  expect(slug.en).toMatch(/^[a-z0-9-]+-copy(-\d+)?$/)
}

describe('a copy of what is live in both languages', () => {
  it('by the button is a draft in both, named and addressed in the way of each', async () => {
    const { page } = office
    const { id } = await live('posts')
    await office.open('posts', id, 'ar')
    await page.locator('.doc-controls__popup button').first().click()
    await page.locator('#action-duplicate').click()
    await page.waitForURL(
      (url) => /\/posts\/[0-9a-f-]{36}/.test(url.pathname) && !url.pathname.includes(id),
    )
    const copy = await draftOf('posts', /posts\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '')
    made.push(`posts/${copy.id}`)
    isNamedInEach(copy)
    await isNowhere('blogs', copy.slug)
  })

  it('by the API is the same', async () => {
    const { id } = await live('projects')
    const { doc } = await rest<{ doc: { id: string } }>(
      `projects/${id}/duplicate?locale=en`,
      'POST',
      {},
    )
    made.push(`projects/${doc.id}`)
    const copy = await draftOf('projects', doc.id)
    isNamedInEach(copy)
    await isNowhere('our-projects', copy.slug)
  })
})

/** Published in Arabic, then in English, then changed in Arabic. */
async function article(arabic: string, english: string): Promise<string> {
  const { excerpt, body, authors } = await live('posts')
  const words = (locale: 'ar' | 'en') => ({
    excerpt: (excerpt as InLanguages)[locale],
    body: (body as InLanguages)[locale],
  })
  const first = { ...words('ar'), authors, title: arabic, slug: '', _status: 'published' }
  const id = await create('posts', first)
  const second = { ...words('en'), title: english, slug: '', _status: 'published' }
  await rest(`posts/${id}?locale=en`, 'PATCH', second)
  await rest(`posts/${id}?locale=ar`, 'PATCH', {
    title: `${arabic} المعدَّل`,
    _status: 'published',
  })
  await untilVisible(`${site}/blogs/${encodeURIComponent(arabic)}`, 'المعدَّل')
  return id
}

describe('a version from before the English side', () => {
  async function oldest(id: string): Promise<string> {
    const query = `where[parent][equals]=${id}&sort=updatedAt&limit=1&depth=0`
    const { docs } = await rest<{ docs: { id: string }[] }>(`posts/versions?${query}`)
    return docs[0]?.id ?? ''
  }

  async function stayed(id: string, arabic: string, english: string) {
    expect(await statusAt(`/en/blogs/${english.toLowerCase()}`)).toBe(200)
    const page = await (await fetch(`${site}/blogs/${encodeURIComponent(arabic)}`)).text()
    expect(page).toContain('المعدَّل')
    const draft = await draftOf('posts', id)
    expect(draft.title).toEqual({ ar: arabic, en: english })
    expect(draft._status).toEqual({ ar: 'draft', en: 'published' })
  }

  it('by the button says what it does, brings the Arabic back as a draft and leaves English live', async () => {
    const { page } = office
    const id = await article('المصباح', 'Lantern')
    await page.goto(
      `${studio}/admin/collections/posts/${id}/versions/${await oldest(id)}?locale=ar`,
    )
    await page.locator('.restore-language').click()
    const question = page.locator('.confirmation-modal:visible')
    await question.getByText('لا يتغيّر شيء ممّا يراه الزوّار حتّى تنشرها').waitFor()
    expect(await question.textContent()).toContain('أمّا الإنجليزيّة فتبقى كما هي')
    expect(await page.locator('.restore-version:visible').count()).toBe(0)
    await question.locator('#confirm-action').click()
    await page.getByText('عادت العربيّة مسوّدةً').waitFor()
    await page.waitForURL((url) => url.pathname.endsWith(id))
    await stayed(id, 'المصباح', 'Lantern')
  })

  it('by the API, asked as Payload’s own button asks, does the same', async () => {
    const id = await article('الفتيل', 'Wick')
    await rest(`posts/versions/${await oldest(id)}?draft=false`, 'POST')
    await stayed(id, 'الفتيل', 'Wick')
  })
})

const myName = async () => (await rest<{ user: { name: string } }>('users/me')).user.name

describe('the list of versions', () => {
  it('says which one is live in each language, by the clock of the agency', async () => {
    const { page } = office
    const id = await article('المشكاة', 'Niche')
    await page.goto(`${studio}/admin/collections/posts/${id}/versions?locale=ar`)
    const rows = page.locator('main, .table').locator('tbody tr')
    await rows.first().waitFor()
    expect(await rows.first().locator('td').allTextContents()).toEqual([
      expect.stringMatching(/20\d\d/),
      await myName(),
      'المنشورة الآن',
      'المنشورة الآن',
    ])
    expect(await rows.last().locator('td').nth(2).textContent()).toBe('نُشرت سابقًا')
    const hour = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Riyadh',
      hour: '2-digit',
      minute: '2-digit',
    })
    const query = `where[parent][equals]=${id}&sort=-updatedAt&limit=1&depth=0`
    const { docs } = await rest<{ docs: { updatedAt: string }[] }>(`posts/versions?${query}`)
    const shown = hour.format(new Date(docs[0]?.updatedAt ?? 0))
    expect(await rows.first().textContent()).toContain(shown)
    await rows.first().locator('a').click()
    await page.locator('.restore-language').waitFor()
    await page
      .locator('[data-written-by]')
      .getByText(await myName())
      .waitFor()
    await page.locator('.app-header, .step-nav').getByText(shown).first().waitFor()
  })
})

describe('what is published ahead of its time', () => {
  const inMinutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString()

  it('an article waits, the studio says so, and it comes by itself', async () => {
    const { page } = office
    const { excerpt, body, authors } = await live('posts')
    const title = 'موعده غدًا'
    const words = { excerpt: (excerpt as InLanguages).ar, body: (body as InLanguages).ar }
    const own = { ...words, title, slug: '', authors, publishedAt: inMinutes(60) }
    const id = await create('posts', { ...own, _status: 'published' })
    const path = `/blogs/${encodeURIComponent('موعده-غدا')}`
    expect(await statusAt(path)).toBe(404)
    expect(await (await fetch(`${site}/blogs/_payload.json`)).text()).not.toContain(title)
    await office.open('posts', id, 'ar')
    await page.getByText('منشور وينتظر موعده').waitFor()
    await page.goto(`${studio}/admin/collections/posts?locale=ar&sort=-createdAt`)
    await page.locator('tr', { hasText: title }).getByText('ينتظر موعده').waitFor()
    const soon = { publishedAt: inMinutes(0.4), _status: 'published' }
    await rest(`posts/${id}?locale=ar`, 'PATCH', soon)
    expect(await statusAt(path)).toBe(404)
    await untilVisible(site + path, title)
    await untilVisible(`${site}/blogs/_payload.json`, title)
  })

  it('a campaign has no page before its start', async () => {
    const questions = [{ question: 'متى؟', answer: ((await live('posts')).body as InLanguages).ar }]
    const own = { promise: 'حملة الغد', lead: 'غدًا.', slug: 'tomorrow', paper: 'sama' }
    const rest = { formTitle: 'اكتب لنا', questions, startsAt: inMinutes(60), _status: 'published' }
    await create('campaigns', { ...own, ...rest })
    expect(await statusAt('/campaign/tomorrow')).toBe(404)
  })
})
