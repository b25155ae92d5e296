/** Draws a card as PNG, 1200 × 630. */
import { type ShareCard, shareSize } from '#app/seo/share-image.ts'
import { workLimits } from '../images/image-rules.ts'
import { readyFonts } from './fonts.ts'
import { frameOf } from './frame.ts'
import { inscriptionCard } from './inscription-card.ts'
import { createMeasure } from './measure.ts'
import { titleCard } from './title-card.ts'

/** Rejects when a font is missing or the drawing takes longer than its time. */
export async function drawCard(card: ShareCard): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  await readyFonts(sharp)
  const frame = frameOf(card)
  const measure = createMeasure(sharp)
  const parts = await (card.lines.length > 0 ? inscriptionCard : titleCard)(frame, measure)
  const { width, height } = shareSize
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${frame.ground}"/>${parts}</svg>`
  // Flat colours: a palette keeps their edges smooth in a tenth of the bytes.
  return sharp(Buffer.from(svg))
    .timeout({ seconds: workLimits.ownSeconds })
    .png({ palette: true, colours: 128, effort: 7 })
    .toBuffer()
}
