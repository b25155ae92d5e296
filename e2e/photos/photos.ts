/**
 * `npm run photos [address]`: every page and state of a running site, in both languages, light and
 * dark, at 390 and 1440 px, into `photos/`, and a contact sheet of each page beside them.
 */
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { openPage, openWholeBrowser } from '../browser.ts'
import { type Scene, scenesOf } from '../pages-of-interest.ts'
import {
  contactSheet,
  type Look,
  looks,
  nameOf,
  openFolder,
  photosFolder,
  takePicture,
  viewportOf,
} from './picture.ts'

async function photograph(
  browser: Browser,
  site: string,
  scene: Scene,
  look: Look,
): Promise<string[]> {
  const { locale, mode, width } = look
  const page = await openPage(browser, {
    viewport: viewportOf(look),
    colorScheme: mode,
    locale: locale === 'ar' ? 'ar-SA' : 'en-GB',
    reducedMotion: 'reduce',
  })
  try {
    await page.goto(site + scene.paths[locale], { waitUntil: 'load' })
    await page.mouse.move(30, 30)
    // Pages that sleep are woken by a press.
    await page.keyboard.press('Shift')
    await page.waitForTimeout(600)
    await scene.pose?.(page)
    await seeAll(page)
    await takePicture(page, join(photosFolder, nameOf(scene.name, look)), width)
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    const complaints = page.complaints.filter((text) => !/status of 4\d\d/.test(text))
    return sideways > 0 ? [...complaints, `${sideways} px sideways`] : complaints
  } finally {
    await page.context().close()
  }
}

/** Scrolls through the page, so that pictures below the fold are there. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise((done) => setTimeout(done, 40))
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    // A picture that is never in view is never fetched, and its decoding would never end.
    const patience = new Promise((done) => setTimeout(done, 3_000))
    await Promise.race([
      patience,
      Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))),
    ])
  })
}

const [address = `http://localhost:${process.env.PORT ?? 3000}`, ...wanted] = process.argv.slice(2)
const site = address.replace(/\/$/, '')
if (!(await fetch(`${site}/`).catch(() => undefined))?.ok) {
  console.error(`No site answers at ${site}. Start it with npm start, or give its address.`)
  process.exit(1)
}
openFolder(photosFolder)
const browser = await openWholeBrowser()
const finder = await openPage(browser)
const scenes = await scenesOf(finder, site, wanted)
let troubles = 0
for (const scene of scenes) {
  for (const look of looks)
    for (const trouble of await photograph(browser, site, scene, look)) {
      troubles += 1
      console.error(`${nameOf(scene.name, look)}: ${trouble}`)
    }
  await contactSheet(photosFolder, scene.name)
  console.log(`${scene.name}: ${looks.length} pictures`)
}
await browser.close()
console.log(
  `${scenes.length * looks.length} pictures and ${scenes.length} sheets in photos/, ${troubles} troubles`,
)
process.exit(troubles === 0 ? 0 : 1)
