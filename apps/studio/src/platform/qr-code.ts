/**
 * A link's QR code, drawn here: for print as SVG, for everything else as PNG (CAMP-05). Level Q of error
 * correction, so that a folded or stained code is still read, and four modules of light around it.
 * Source of both: ISO/IEC 18004, sections 5.3.8 and 7.5.
 */
import encodeQR from 'qr'
import sharp from 'sharp'

/** Rows of modules with their quiet zone; `true` is dark. */
export type Modules = readonly (readonly boolean[])[]

export const quietZone = 4
const pngModule = 24

/** @throws {Error} where the text is longer than a code may hold, about 1,600 bytes. */
export const modulesOf = (text: string): Modules =>
  encodeQR(text, 'raw', { ecc: 'quartile', border: quietZone })

/** One path of dark runs on light ground, in units of modules; any printer scales it. */
export function qrSvg(modules: Modules, title: string): string {
  const size = modules.length
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<title>${title.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</title>` +
    `<path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path d="${darkPath(modules)}"/></svg>`
  )
}

/** All dark modules as one path. */
export const darkPath = (modules: Modules): string =>
  modules.flatMap((row, y) => runsOf(row).map(([x, w]) => `M${x} ${y}h${w}v1h-${w}z`)).join('')

/** Where dark runs begin in a row, and how long they are. */
function runsOf(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = []
  row.forEach((isDark, x) => {
    const last = runs.at(-1)
    if (isDark && last && row[x - 1]) last[1] += 1
    else if (isDark) runs.push([x, 1])
  })
  return runs
}

/** 24 pixels a module, about a thousand in all: sharp on a poster of twenty centimetres. */
export async function qrPng(modules: Modules): Promise<Buffer> {
  const size = modules.length
  const pixels = Buffer.from(modules.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))))
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * pngModule, size * pngModule, { kernel: 'nearest' })
    .toColourspace('b-w')
    .png({ palette: true, colours: 2 })
    .toBuffer()
}
