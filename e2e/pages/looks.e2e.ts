/**
 * What pages look like, remembered as small pictures in `e2e/looks/`: a page that lost its styles, its
 * direction, a section or its colours no longer resembles them; another machine's way of smoothing
 * letters still does. `UPDATE_LOOKS=1 npm run e2e e2e/pages/looks` remembers anew.
 */
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, inject, it } from 'vitest'
import { atRest, closePage, leaveAsleep, openPage, openWholeBrowser } from '../browser.ts'
import { type Scene, scenesOf } from '../pages-of-interest.ts'
import { lookAround, withBrowser } from '../with-browser.ts'

const site = inject('siteUrl')
const folder = join(import.meta.dirname, '..', 'looks')
const chosen = ['home', 'web-applications', 'projects', 'contact', 'campaign', 'missing', 'privacy']
const views = [
  { locale: 'ar', mode: 'light', width: 1440 },
  { locale: 'ar', mode: 'dark', width: 390 },
  { locale: 'en', mode: 'dark', width: 1440 },
  { locale: 'en', mode: 'light', width: 390 },
] as const

/** A picture is remembered this wide, px; its height follows, up to the first `screens` screens. */
const rememberedWidth = 96
const screens = 3
/** Of 255, how far a picture may be from what is remembered: on average, and in its worst 8 × 8 px. */
const tolerance = { mean: 4, worst: 60 }

let browser: Browser
let scenes: Scene[]

withBrowser(async (opened) => {
  browser = opened
  scenes = await lookAround(browser, (page) => scenesOf(page, site, chosen))
}, openWholeBrowser)

type View = (typeof views)[number]

async function lookAt(scene: Scene, { locale, mode, width }: View): Promise<Buffer> {
  const height = width < 600 ? 844 : 900
  const page = await openPage(browser, {
    viewport: { width, height: height * screens },
    colorScheme: mode,
    reducedMotion: 'reduce',
    locale: locale === 'ar' ? 'ar-SA' : 'en-GB',
  })
  // Remembered as it is read: alive, it would show what only the browser knows.
  await leaveAsleep(page)
  await page.goto(site + scene.paths[locale])
  await atRest(page)
  await page.evaluate(drawn)
  const picture = await page.screenshot()
  await closePage(page)
  const small = sharp(picture).resize({ width: rememberedWidth }).removeAlpha().greyscale()
  return small.png({ colours: 32, compressionLevel: 9 }).toBuffer()
}

/** Settles when the fonts and all pictures in view are there, decoded, and painted. */
async function drawn(): Promise<void> {
  await document.fonts.ready
  const inView = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight
  const pictures = [...document.images].filter(
    (one) => one.currentSrc && inView(one.getBoundingClientRect()),
  )
  await Promise.all(pictures.map((one) => one.decode().catch(() => {})))
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
}

/** How far two pictures of one size are apart: the mean, and the mean of the worst block. */
async function distance(one: Buffer, other: Buffer): Promise<{ mean: number; worst: number }> {
  const [a, b] = await Promise.all(
    [one, other].map((picture) =>
      sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true }),
    ),
  )
  if (!a || !b || a.info.height !== b.info.height) return { mean: 255, worst: 255 }
  const blocks = new Map<number, number[]>()
  for (const [index, value] of a.data.entries()) {
    const row = Math.floor(index / rememberedWidth / 8)
    const block = row * rememberedWidth + Math.floor((index % rememberedWidth) / 8)
    const apart = Math.abs(value - (b.data[index] ?? 0))
    blocks.set(block, [...(blocks.get(block) ?? []), apart])
  }
  const means = [...blocks.values()].map((all) => all.reduce((sum, one) => sum + one) / all.length)
  return { mean: means.reduce((sum, one) => sum + one) / means.length, worst: Math.max(...means) }
}

describe('a page looks as it is remembered', () => {
  it.each(chosen)(
    '%s',
    async (name) => {
      const scene = scenes.find((one) => one.name === name)
      if (!scene) throw new Error(`There is no page ${name}.`)
      const changed: string[] = []
      for (const view of views) {
        const file = `${name}-${view.locale}-${view.mode}-${view.width}.png`
        const now = await lookAt(scene, view)
        const path = join(folder, file)
        if (process.env.UPDATE_LOOKS || !existsSync(path)) {
          if (!process.env.UPDATE_LOOKS) changed.push(`${file} is not remembered`)
          await writeFile(path, now)
          continue
        }
        const { mean, worst } = await distance(now, await sharp(path).png().toBuffer())
        if (mean > tolerance.mean || worst > tolerance.worst)
          changed.push(`${file} is ${mean.toFixed(1)} away, ${worst.toFixed(0)} at worst`)
      }
      expect(changed).toEqual([])
    },
    300_000,
  )
})
