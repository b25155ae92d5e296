/** Makes the brand's typeface known to the drawing library. */
import { existsSync } from 'node:fs'
import { access } from 'node:fs/promises'
import { drawnFonts } from '@wajiha/brand/drawn-fonts'
import type sharpType from 'sharp'

type Sharp = typeof sharpType

let ready: Promise<void> | undefined

/** Makes the typeface known to the drawing library, once. Rejects when a file cannot be read. */
export function readyFonts(sharp: Sharp): Promise<void> {
  ready ??= register(sharp)
  return ready
}

async function register(sharp: Sharp): Promise<void> {
  // A machine without any font settings is told that this is as it should be.
  if (!existsSync('/etc/fonts/fonts.conf') && process.platform === 'linux')
    process.env.FONTCONFIG_FILE ??= drawnFonts.settings
  for (const fontfile of drawnFonts.files) {
    // The library would draw in whatever font it finds instead.
    await access(fontfile)
    await sharp({ text: { text: '.', font: drawnFonts.family, fontfile } }).metadata()
  }
}
