/** A picture on its way to the site: pasted, published with its words, and cut around what must be seen. */
import type { Page } from 'playwright-core'
import { afterAll, expect, inject, it } from 'vitest'
import { type Office, untilAlive, untilVisible } from '../office.ts'
import { withOffice } from '../with-browser.ts'

const [site, studio] = [inject('siteUrl'), inject('studioUrl')]
const words = 'رسّامة تخطّ على ورق'
let office: Office
let author = ''
let photo = ''

withOffice((signedIn) => {
  office = signedIn
})
// Nobody else's journey meets her.
afterAll(async () => {
  if (author) await ask('DELETE', `authors/${author}`)
})

/** The session's own REST, from within the page. */
const ask = (method: string, path: string, body?: object) =>
  office.page.evaluate(
    async ([method, path, sent]) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`/api/${path}`, {
        method,
        headers,
        ...(sent ? { body: sent } : {}),
      })
      return (await answer.json()) as { doc: { id: string; slug: string } }
    },
    [method, path, body ? JSON.stringify(body) : ''] as const,
  )

/** A photo from the clipboard, pasted wherever the page has the focus. */
const paste = (page: Page) =>
  page.evaluate(async () => {
    const canvas = new OffscreenCanvas(640, 960)
    canvas.getContext('2d')?.fillRect(0, 0, 320, 960)
    const clipboardData = new DataTransfer()
    const type = 'image/png'
    clipboardData.items.add(new File([await canvas.convertToBlob({ type })], 'لوحة.png', { type }))
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  })

/** Does something until the studio has taken a save of it. */
async function saved(path: string, act: () => Promise<unknown>) {
  const { page } = office
  const answered = page.waitForResponse(
    (answer) =>
      ['POST', 'PATCH'].includes(answer.request().method()) &&
      answer.ok() &&
      // Payload also asks for lists by a POST, which says so.
      !answer.request().headers()['x-payload-http-method-override'] &&
      new URL(answer.url()).pathname === `/api/${path}` &&
      !answer.url().includes('autosave=true'),
  )
  await act()
  return (await answered).json() as Promise<{ doc: { id: string; slug: string } }>
}

it('comes from the clipboard, gets its words where it is published, and is cut where its person says', async () => {
  const { page } = office
  await page.goto(`${studio}/admin/collections/media?locale=ar`)
  await untilAlive(page.getByRole('button', { name: 'شبكة' }))
  await paste(page)
  const pasted = await saved('media', () =>
    page.getByRole('button', { name: 'حفظ', exact: true }).click(),
  )
  photo = pasted.doc.id
  const made = await ask('POST', 'authors?locale=ar&draft=true', { name: 'رسّامة اللوحات', photo })
  author = made.doc.id

  await page.goto(`${studio}/admin/collections/authors/${author}?locale=ar`)
  const publish = page.locator('#action-save')
  await untilAlive(publish)
  await publish.click()
  const dialog = page.getByRole('dialog', { name: 'قبل النشر: ما في هذه الصور؟' })
  const go = dialog.getByRole('button', { name: 'احفظ وتابع النشر' })
  await go.click()
  await dialog.getByText('اكتب ما في الصورة، أو علّمها للزينة.').waitFor()
  await dialog.getByRole('textbox', { name: 'ما في الصورة، بالعربيّة' }).fill(words)
  const { doc } = await saved(`authors/${author}`, () => go.click())
  const herPage = `${site}/authors/${encodeURIComponent(doc.slug)}`
  await untilVisible(herPage, `alt="${words}"`)

  await page.goto(`${studio}/admin/collections/media/${photo}?locale=ar`)
  // The place for it has another size before the picture is seen.
  await page.locator('[data-focus-stage] img').evaluate((seen: HTMLImageElement) => seen.decode())
  await page.locator('[data-focus-stage]').click({ position: { x: 10, y: 10 } })
  await expect
    .poll(() => page.getByRole('slider', { name: 'من الأعلى' }).inputValue())
    .toMatch(/^[0-9]$/)
  await saved(`media/${photo}`, () => page.locator('#action-save').click())
  await untilVisible(herPage, 's_320x320&amp;p_00/media/')
})

it('is taken beside a file that is not, and how many were saved is said in Arabic', async () => {
  const { page } = office
  await page.goto(`${studio}/admin/collections/media?locale=ar`)
  await untilAlive(page.getByRole('button', { name: 'شبكة' }))
  await page.evaluate(async () => {
    const clipboardData = new DataTransfer()
    const type = 'image/png'
    const canvas = new OffscreenCanvas(40, 60)
    canvas.getContext('2d')?.fillRect(0, 0, 20, 60)
    const picture = await canvas.convertToBlob({ type })
    clipboardData.items.add(new File(['<svg/>'], 'شعار.svg', { type: 'image/svg+xml' }))
    clipboardData.items.add(new File([picture], 'ورقة.png', { type }))
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  })
  await page.getByText(/^\u2068شعار\.svg\u2069: /).waitFor()
  const { doc } = await saved('media', () =>
    page.getByRole('button', { name: 'حفظ', exact: true }).click(),
  )
  await page.getByText('عدد ما حُفظ من الملفّات: 1').waitFor()
  await office.removePicture(doc.id)
})
