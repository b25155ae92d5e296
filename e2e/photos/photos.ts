/**
 * `npm run photos [address]`: every page and state of a running site, in both languages, light and
 * dark, at 390 and 1440 px, into `photos/`, and a contact sheet of each page beside them.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { root } from '../../tools/root.ts'
import { openBrowser, openPage } from '../browser.ts'
import { type Scene, scenesOf } from '../pages-of-interest.ts'

const folder = join(root, 'photos')
const widths = [390, 1440] as const
const modes = ['light', 'dark'] as const
const locales = ['ar', 'en'] as const

/** Longest side of a picture, px: longer pages are cut, as no viewer shows them. */
const longest = 16_000

type Shot = { scene: Scene; locale: 'ar' | 'en'; mode: 'light' | 'dark'; width: number }

const nameOf = ({ scene, locale, mode, width }: Shot) =>
  `${scene.name}-${locale}-${mode}-${width}.png`

async function photograph(browser: Browser, site: string, shot: Shot): Promise<string[]> {
  const { scene, locale, mode, width } = shot
  const page = await openPage(browser, {
    viewport: { width, height: width < 600 ? 844 : 900 },
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
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    const clip = { x: 0, y: 0, width, height: Math.min(height, longest) }
    const isSheet = await page.evaluate(() => document.querySelector('dialog[open]') !== null)
    const path = join(folder, nameOf(shot))
    await page.screenshot(isSheet ? { path } : { path, clip, fullPage: true })
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
async function seeAll(page: import('playwright-core').Page): Promise<void> {
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

/** The eight pictures of a page side by side, each 360 px wide. */
async function contactSheet(scene: Scene): Promise<void> {
  const shots = locales.flatMap((locale) =>
    modes.flatMap((mode) => widths.map((width) => ({ scene, locale, mode, width }))),
  )
  const pictures = await Promise.all(
    shots.map((shot) =>
      sharp(join(folder, nameOf(shot)))
        .resize({ width: 360 })
        .toBuffer({ resolveWithObject: true }),
    ),
  )
  const height = Math.min(longest, Math.max(...pictures.map(({ info }) => info.height)))
  const cells = await Promise.all(
    pictures.map(async ({ data, info }, index) => ({
      input: await sharp(data)
        .extract({ left: 0, top: 0, width: 360, height: Math.min(info.height, height) })
        .toBuffer(),
      left: index * 380,
      top: 0,
    })),
  )
  const canvas = { width: shots.length * 380, height, channels: 3 as const, background: '#777777' }
  await sharp({ create: canvas })
    .composite(cells)
    .png()
    .toFile(join(folder, `sheet-${scene.name}.png`))
}

const [address = `http://localhost:${process.env.PORT ?? 3000}`, ...wanted] = process.argv.slice(2)
const site = address.replace(/\/$/, '')
if (!(await fetch(`${site}/`).catch(() => undefined))?.ok) {
  console.error(`No site answers at ${site}. Start it with npm start, or give its address.`)
  process.exit(1)
}
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const browser = await openBrowser()
const finder = await openPage(browser)
const scenes = await scenesOf(finder, site, wanted)
let troubles = 0
for (const scene of scenes) {
  for (const locale of locales)
    for (const mode of modes)
      for (const width of widths) {
        const shot = { scene, locale, mode, width }
        for (const trouble of await photograph(browser, site, shot)) {
          troubles += 1
          console.error(`${nameOf(shot)}: ${trouble}`)
        }
      }
  await contactSheet(scene)
  console.log(`${scene.name}: 8 pictures`)
}
await browser.close()
console.log(
  `${scenes.length * 8} pictures and ${scenes.length} sheets in photos/, ${troubles} troubles`,
)
process.exit(troubles === 0 ? 0 : 1)
