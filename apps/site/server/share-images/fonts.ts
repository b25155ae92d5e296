/**
 * The brand's typeface for drawn pictures: Estedad (SIL OFL) at weights 600 and 800, and the hyphen of
 * Vazirmatn (SIL OFL), as Estedad's is as long as a dash. Cut from `@fontsource-variable/estedad` 5.3.0
 * and `@fontsource-variable/vazirmatn` 5.3.0 with `subset-font` 2.9.0, as the drawing library reads no
 * woff2. No font of the machine is needed.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type sharpType from 'sharp'

type Sharp = typeof sharpType

const folder = join(import.meta.dirname, '..', '..', 'app', 'brand', 'fonts')
const files = ['estedad-arabic', 'estedad-latin', 'hyphen'].flatMap((name) =>
  [600, 800].map((weight) => join(folder, `${name}-${weight}.ttf`)),
)

export const fontFamily = 'Estedad'
export const hyphenFamily = 'Vazirmatn'

let ready: Promise<void> | undefined

/** Makes the typeface known to the drawing library, once. Rejects when a file cannot be read. */
export function readyFonts(sharp: Sharp): Promise<void> {
  ready ??= register(sharp)
  return ready
}

async function register(sharp: Sharp): Promise<void> {
  // A machine without any font settings is told that this is as it should be.
  if (!existsSync('/etc/fonts/fonts.conf') && process.platform === 'linux')
    process.env.FONTCONFIG_FILE ??= join(folder, 'fonts.conf')
  for (const fontfile of files)
    await sharp({ text: { text: '.', font: fontFamily, fontfile } }).metadata()
}
