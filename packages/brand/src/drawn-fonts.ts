/**
 * The brand's typeface for drawn pictures, for servers: Estedad (SIL OFL) at weights 600 and 800, and
 * the hyphen of Vazirmatn (SIL OFL), as Estedad's is as long as a dash. Cut from
 * `@fontsource-variable/estedad` 5.3.0 and `@fontsource-variable/vazirmatn` 5.3.0 with `subset-font`
 * 2.9.0, as the drawing library reads no woff2. No font of the machine is needed.
 */
import { join } from 'node:path'

const folder = join(import.meta.dirname, '..', 'fonts')

export const drawnFonts = {
  /** The names that the files give themselves. */
  family: 'Estedad',
  hyphenFamily: 'Vazirmatn',
  /** Absolute. */
  files: ['sans-arabic', 'sans-latin', 'sans-hyphen'].flatMap((name) =>
    [600, 800].map((weight) => join(folder, `${name}-${weight}.ttf`)),
  ),
  /** For machines without any font settings. */
  settings: join(folder, 'fonts.conf'),
} as const
