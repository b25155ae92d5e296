/**
 * A colour of a stylesheet as sRGB, where no stylesheet reaches. Lightning CSS reads every notation of
 * CSS Color 4 and says what browsers without it are given; what sRGB cannot show is brought inside it.
 */
import { transform } from 'lightningcss'
import { Sentence } from '../sentence.ts'

/** Chrome 80, which knew hexadecimal colours alone; one byte a part of the version. */
const before = { chrome: 80 << 16 }

/**
 * `oklch(0.906 0.095 117)` → `#dbe9a0`; eight digits where the colour lets light through.
 *
 * @param name Which token it is, for the sentence.
 * @throws {Sentence} It is no colour.
 */
export function srgb(colour: string, name: string): string {
  const channels = firstColourIn(simplified(colour))
  if (!channels)
    throw new Sentence(
      `tokens.css: ${name} is “${colour}”, which is no colour; write oklch(0.9 0.1 117), #dbe9a0, rgb(…) or hsl(…), or two of them in light-dark().`,
    )
  const shown = channels.at(3) === 255 ? channels.slice(0, 3) : channels
  return `#${shown.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function simplified(colour: string): Buffer {
  try {
    const code = Buffer.from(`a{color:${colour}}`)
    return Buffer.from(transform({ filename: 'tokens.css', code, targets: before }).code)
  } catch {
    return Buffer.from('')
  }
}

/** Red, green, blue and opacity, 0 to 255. The colour that comes first is the one in sRGB. */
function firstColourIn(code: Buffer): number[] | undefined {
  const found: number[][] = []
  transform({
    filename: 'tokens.css',
    code,
    visitor: {
      Color(colour) {
        if (typeof colour === 'object' && colour.type === 'rgb')
          found.push([colour.r, colour.g, colour.b, Math.round(colour.alpha * 255)])
        return colour
      },
    },
  })
  return found[0]
}
