/**
 * The icons of `apps/site/public`, drawn from the symbol: on the page's field with its ink, and by night
 * on the deep ground where an icon can know of the night.
 */
import sharp from 'sharp'
import type { roles } from '../../packages/brand/src/inks.ts'
import type { Outline } from '../../packages/brand/src/wordmark.ts'

type Colours = Pick<typeof roles, 'field' | 'on-field' | 'deep' | 'on-deep' | 'accent'>
type Drawing = { symbol: Outline; colours: { [role in keyof Colours]: Record<Mode, string> } }
type Mode = 'light' | 'dark'

/** Name, edge in pixels, and how much of the edge the symbol's box takes. */
const pictures = [
  { name: 'icon-192.png', edge: 192, share: 0.78 },
  { name: 'icon-512.png', edge: 512, share: 0.78 },
  // Systems cut it to a circle or a drop; the middle 80 % are safe.
  { name: 'icon-maskable-512.png', edge: 512, share: 0.56 },
  // iOS rounds its corners.
  { name: 'apple-touch-icon.png', edge: 180, share: 0.72 },
]
const tabEdges = [16, 32, 48]
const tabShare = 0.84
const grid = 96

/** Every icon by its name. */
export async function drawIcons(drawing: Drawing): Promise<Map<string, Buffer>> {
  const icons = new Map<string, Buffer>()
  icons.set('favicon.svg', Buffer.from(nightAndDay(drawing)))
  for (const { name, edge, share } of pictures) icons.set(name, await png(drawing, edge, share))
  const tabs = await Promise.all(tabEdges.map((edge) => png(drawing, edge, tabShare)))
  return icons.set('favicon.ico', ico(tabs))
}

function nightAndDay({ symbol, colours }: Drawing): string {
  const day = [colours.field.light, colours['on-field'].light, colours.accent.light]
  const night = [colours.deep.light, colours['on-deep'].light, colours.accent.light]
  const fills = ([ground, ink, point]: string[]) =>
    `.g{fill:${ground}}.s{fill:${ink}}.p{fill:${point}}`
  const style = `<style>${fills(day)}@media(prefers-color-scheme:dark){${fills(night)}}</style>`
  return `${svg(symbol, grid, 0.78, style)}\n`
}

function png({ symbol, colours }: Drawing, edge: number, share: number): Promise<Buffer> {
  const { field, 'on-field': ink, accent } = colours
  const style = `<style>.g{fill:${field.light}}.s{fill:${ink.light}}.p{fill:${accent.light}}</style>`
  const drawn = sharp(Buffer.from(svg(symbol, edge, share, style)))
  return drawn.png({ palette: true, compressionLevel: 9, effort: 10 }).toBuffer()
}

function svg({ box, ink, point }: Outline, edge: number, share: number, style: string): string {
  const [left, top, width, height] = box
  const scale = (share * grid) / Math.max(width, height)
  const place = `translate(${grid / 2} ${grid / 2}) scale(${+scale.toFixed(5)}) translate(${-(left + width / 2)} ${-(top + height / 2)})`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}" viewBox="0 0 ${grid} ${grid}">`,
    `${style}<path class="g" d="M0 0h${grid}v${grid}H0z"/><g fill-rule="evenodd" transform="${place}">`,
    `<path class="s" d="${ink}"/><path class="p" d="${point}"/></g></svg>`,
  ].join('')
}

/** Windows' icon file with a PNG for each size: a header, an entry each, the pictures. */
function ico(pngs: Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pngs.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pngs.length, 4)
  let offset = head.length
  for (const [index, bytes] of pngs.entries()) {
    const entry = 6 + 16 * index
    head.writeUInt8(tabEdges[index] ?? 0, entry)
    head.writeUInt8(tabEdges[index] ?? 0, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(bytes.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += bytes.length
  }
  return Buffer.concat([head, ...pngs])
}

/** The pictures inside an icon file. */
export function picturesOf(icon: Buffer): Buffer[] {
  return Array.from({ length: icon.readUInt16LE(4) }, (_, index) => {
    const [size, offset] = [14, 18].map((at) => icon.readUInt32LE(at + 16 * index))
    return icon.subarray(offset, (offset ?? 0) + (size ?? 0))
  })
}
