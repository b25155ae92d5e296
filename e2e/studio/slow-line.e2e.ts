/** Somebody on a slow line, or in a hurry, writes on while the studio is still saving: all of it stays, and is saved. */
import type { Page, Request } from 'playwright-core'
import { afterAll, expect, inject, it } from 'vitest'
import { letGo } from '../browser.ts'
import { type Office, patienceMs, untilAlive } from '../office.ts'
import { withOffice } from '../with-browser.ts'
import { askStudio } from './every-view.ts'

const studio = inject('studioUrl')
const written = {
  name: 'الصوت والصورة',
  lead: 'ما يُسمع يُرى.',
  summary: 'فيلمٌ قصيرٌ لكلّ فكرة.',
  key: 'sound-and-picture',
  opening__theta: '40',
}
const grid = { says: 'ذو الاثني عشر ضلعًا', means: '12' }
const { opening__theta, ...words } = written
const draft = { ...words, opening: { grid: grid.means, theta: Number(opening__theta) } }

let office: Office
let id = ''

withOffice((signedIn) => {
  office = signedIn
})
afterAll(async () => {
  if (id) await office.send(`services/${id}`, 'DELETE')
})

it('keeps what was written in several fields while a save was under way', async () => {
  const { page } = office
  if (id) await office.send(`services/${id}`, 'DELETE')
  id = await office.begin('services', '#field-name')
  const saves = await holdSaves(page)
  await page.fill('#field-name', written.name)
  const first = await saves.next()

  await page.locator('#field-opening__grid .rs__control').click()
  await page.locator('.rs__option', { hasText: grid.says }).click()
  for (const [name, words] of Object.entries(written)) await page.fill(`#field-${name}`, words)
  first.answer()
  // What the first brought back is in the form by the time the second leaves, and is drawn a moment later.
  const second = await saves.next()
  await page.waitForTimeout(1_000)
  expect(await readForm(page)).toEqual({ ...written, grid: grid.says })

  saves.letAll()
  second.answer()
  await expect
    .poll(() => askStudio(page, `services/${id}?draft=true&depth=0&locale=ar`), {
      timeout: patienceMs,
      interval: 500,
    })
    .toMatchObject(draft)
  expect(await readForm(page)).toEqual({ ...written, grid: grid.says })
})

it.each<[string, (page: Page, words: string) => Promise<void>]>([
  [
    'goes on by the menu',
    (page, words) => write(page, words, '.nav__link[href$="/collections/jobs"]'),
  ],
  ['goes to another address', (page, words) => write(page, words, undefined)],
  [
    'closes the tab',
    async (page, words) => {
      await page.fill('#field-summary', words)
      await letGo(page.close())
    },
  ],
])('saves the last words of somebody who %s at once', async (how, leave) => {
  const page = await office.page.context().newPage()
  await page.goto(`${studio}/admin/collections/services/${id}?locale=ar`)
  await page.locator('#field-summary:enabled').waitFor()
  await leave(page, `${written.summary} ${how}`)
  await expect
    .poll(() => askStudio(office.page, `services/${id}?draft=true&depth=0&locale=ar`), {
      timeout: patienceMs,
      interval: 500,
    })
    .toMatchObject({ ...draft, summary: `${written.summary} ${how}` })
  await letGo(page.close())
})

it('saves by itself, once there is a line again, what was written without one', async () => {
  const page = await office.page.context().newPage()
  await page.goto(`${studio}/admin/collections/services/${id}?locale=ar`)
  await page.locator('#field-summary:enabled').waitFor()
  const words = `${written.summary} بلا خطّ`
  // The other page of this person stays on its line.
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
  await page.fill('#field-summary', words)
  await page.getByText('الاستوديو لا يُجيب').first().waitFor()
  await page.unroute('**/api/**')
  await page.getByText('عاد الاتّصال').first().waitFor()
  await expect
    .poll(() => askStudio(office.page, `services/${id}?draft=true&depth=0&locale=ar`), {
      timeout: patienceMs,
      interval: 500,
    })
    .toMatchObject({ summary: words })
  await letGo(page.close())
})

it('leaves a row open that was opened while an answer was under way', async () => {
  const page = await office.page.context().newPage()
  await page.goto(`${studio}/admin/collections/services/${id}?locale=ar`)
  await untilAlive(page.locator('#action-save'))
  const points = page.locator('#field-points')
  await points.locator('.array-field__add-row').click()
  const point = points.locator('textarea')
  await point.waitFor()
  const answers = await holdBack(page, /\/admin\/collections\/services/, tellsOfFold)
  const toggle = points.locator('.collapsible__toggle')
  await toggle.click()
  await page.fill('#field-name', `${written.name} معًا`)
  const asked = await answers.next()
  await toggle.click()
  await point.waitFor()
  answers.letAll()
  asked.answer()
  await page.waitForTimeout(1_000)
  expect(await point.isVisible()).toBe(true)
  // A page that is closed before it has saved says its last words, beside which its document would be deleted.
  await expect
    .poll(() => askStudio(office.page, `services/${id}?draft=true&depth=0&locale=ar`), {
      timeout: patienceMs,
      interval: 500,
    })
    .toMatchObject({ name: `${written.name} معًا`, points: [{}] })
  await letGo(page.close())
})

/** Writes a summary and leaves within the same moment: by a link, or for the start page. */
const write = (page: Page, words: string, link: string | undefined) =>
  page.evaluate(
    ({ words, link }) => {
      const field = document.querySelector('#field-summary')
      if (!field) throw new Error('There is no summary to write')
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(
        field,
        words,
      )
      field.dispatchEvent(new Event('input', { bubbles: true }))
      if (link) document.querySelector<HTMLElement>(link)?.click()
      else location.assign('/admin')
    },
    { words, link },
  )

async function readForm(page: Page): Promise<Record<string, string>> {
  const names = Object.keys(written)
  const values = await Promise.all(names.map((name) => page.inputValue(`#field-${name}`)))
  const chosen = page.locator('#field-opening__grid .rs__single-value')
  return {
    ...Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])),
    grid: (await chosen.textContent()) ?? '',
  }
}

type Held = { answer: () => void }

/** The studio has each save at once; its answers are held back, one by one. */
const holdSaves = (page: Page) => holdBack(page, /autosave=true/)

const tellsOfFold = (request: Request) => request.postData()?.includes('"collapsed":true') === true

async function holdBack(page: Page, address: RegExp, isHeld = (_: Request) => true) {
  const saves: PromiseWithResolvers<Held>[] = []
  const numbered = (index: number) => {
    while (saves.length <= index) saves.push(Promise.withResolvers<Held>())
    return saves[index]
  }
  let [come, asked, isFree] = [0, 0, false]
  await page.route(address, async (route) => {
    if (!isHeld(route.request())) return route.continue()
    const response = await route.fetch()
    const gate = Promise.withResolvers<void>()
    numbered(come++)?.resolve({ answer: gate.resolve })
    if (!isFree) await gate.promise
    await route.fulfill({ response })
  })
  return {
    /** The next save, once it has left with what stood in the form then. */
    next: () => numbered(asked++)?.promise as Promise<Held>,
    /** Holds back none that is still to come. */
    letAll() {
      isFree = true
    },
  }
}
