/** What photographs of the site and of the studio share: folder, names, widths, and the sheet of eight. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { root } from '../../tools/root.ts'

export const photosFolder = join(root, 'photos')

/** Longest side of a picture, px: longer pages are cut, as no viewer shows them. */
export const longest = 16_000

export type Look = { locale: 'ar' | 'en'; mode: 'light' | 'dark'; width: number }

/** The eight ways in which each page is looked at, in the order in which they stand on a sheet. */
export const looks: Look[] = (['ar', 'en'] as const).flatMap((locale) =>
  (['light', 'dark'] as const).flatMap((mode) =>
    [390, 1440].map((width) => ({ locale, mode, width })),
  ),
)

/** Arabic by night on a phone → `ar-dark-390`. */
export const lookName = ({ locale, mode, width }: Look) => `${locale}-${mode}-${width}`

export const nameOf = (scene: string, look: Look) => `${scene}-${lookName(look)}.png`

export const viewportOf = ({ width }: Look) => ({ width, height: width < 600 ? 844 : 900 })

/** An empty folder for pictures: those of the last time go, folders in it stay. */
export function openFolder(folder: string): string {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (name.endsWith('.png')) rmSync(join(folder, name))
  return folder
}

/** The whole page, or what is seen of it where something lies over it. */
export async function takePicture(page: Page, path: string, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const clip = { x: 0, y: 0, width, height: Math.min(height, longest) }
  const isSheet = await page.evaluate(() => document.querySelector('dialog[open]') !== null)
  await page.screenshot(isSheet ? { path } : { path, clip, fullPage: true })
}

/** The pictures of a page side by side, each 360 px wide. */
export async function contactSheet(folder: string, scene: string, taken = looks): Promise<void> {
  const pictures = await Promise.all(
    taken.map((look) =>
      sharp(join(folder, nameOf(scene, look)))
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
  const canvas = { width: taken.length * 380, height, channels: 3 as const, background: '#777777' }
  await sharp({ create: canvas })
    .composite(cells)
    .png()
    .toFile(join(folder, `sheet-${scene}.png`))
}
