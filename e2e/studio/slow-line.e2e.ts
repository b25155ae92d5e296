/** Somebody on a slow line goes on writing while the studio is still saving: all of it stays, and is saved. */
import type { Page } from 'playwright-core'
import { afterAll, expect, inject, it } from 'vitest'
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
  await page.goto(`${studio}/admin/collections/services/create?locale=ar`)
  await untilAlive(page.locator('#field-name'))
  await page.waitForURL(/services\/[\da-f-]{36}/)
  id = /services\/([\da-f-]{36})/.exec(page.url())?.[1] ?? ''
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
  const { opening__theta, ...words } = written
  await expect
    .poll(() => askStudio(page, `services/${id}?draft=true&depth=0&locale=ar`), {
      timeout: patienceMs,
      interval: 500,
    })
    .toMatchObject({ ...words, opening: { grid: grid.means, theta: Number(opening__theta) } })
  expect(await readForm(page)).toEqual({ ...written, grid: grid.says })
})

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
async function holdSaves(page: Page) {
  const saves: PromiseWithResolvers<Held>[] = []
  const numbered = (index: number) => {
    while (saves.length <= index) saves.push(Promise.withResolvers<Held>())
    return saves[index]
  }
  let [come, asked, isFree] = [0, 0, false]
  await page.route(/autosave=true/, async (route) => {
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
