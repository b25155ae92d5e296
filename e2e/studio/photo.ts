/** Pictures of what a journey saw, for whoever judges it by eye: `E2E_PHOTOS=FOLDER`. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

const photos = process.env.E2E_PHOTOS
/** A picture of a page in both widths, where `E2E_PHOTOS` names a folder. */
export async function photo(page: Page, name: string): Promise<void> {
  if (!photos) return
  mkdirSync(photos, { recursive: true })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: join(photos, `${name}-${width}.png`), fullPage: true })
  }
}
