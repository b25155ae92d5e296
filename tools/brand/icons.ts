/**
 * The icons of both apps, drawn from the symbol: the site's on the page's field with its ink, the studio's
 * on the deep ground, so that nobody takes one for the other; where an icon can know of the night, each
 * has the other's colours then.
 */
import sharp from 'sharp'
import type { roles } from '../../packages/brand/src/inks.ts'
import type { Outline } from '../../packages/brand/src/wordmark.ts'

type Colours = Pick<typeof roles, 'field' | 'on-field' | 'deep' | 'on-deep' | 'accent'>
type Drawing = { symbol: Outline; colours: { [role in keyof Colours]: Record<Mode, string> } }
type Mode = 'light' | 'dark'
export type App = 'site' | 'studio'

/** The roles of ground and ink by day. */
const dyes = {
  site: ['field', 'on-field'],
  studio: ['deep', 'on-deep'],
} as const
const others = { site: 'studio', studio: 'site' } as const

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
export async function drawIcons(drawing: Drawing, app: App = 'site'): Promise<Map<string, Buffer>> {
  const { symbol, colours } = drawing
  const day = fills(colours, app)
  const night = `@media(prefers-color-scheme:dark){${fills(colours, others[app])}}`
  const draw = (edge: number, share: number) => png(svg(symbol, edge, share, day))
  const icons = new Map<string, Buffer>()
  icons.set('favicon.svg', Buffer.from(`${svg(symbol, grid, 0.78, day + night)}\n`))
  for (const { name, edge, share } of pictures) icons.set(name, await draw(edge, share))
  const tabs = await Promise.all(tabEdges.map((edge) => draw(edge, tabShare)))
  return icons.set('favicon.ico', ico(tabs))
}

function fills(colours: Drawing['colours'], app: App): string {
  const [ground, ink] = dyes[app]
  const { accent } = colours
  return `.g{fill:${colours[ground].light}}.s{fill:${colours[ink].light}}.p{fill:${accent.light}}`
}

const png = (drawn: string): Promise<Buffer> =>
  sharp(Buffer.from(drawn)).png({ palette: true, compressionLevel: 9, effort: 10 }).toBuffer()

function svg({ box, ink, point }: Outline, edge: number, share: number, style: string): string {
  const [left, top, width, height] = box
  const scale = (share * grid) / Math.max(width, height)
  const place = `translate(${grid / 2} ${grid / 2}) scale(${+scale.toFixed(5)}) translate(${-(left + width / 2)} ${-(top + height / 2)})`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}" viewBox="0 0 ${grid} ${grid}">`,
    `<style>${style}</style><path class="g" d="M0 0h${grid}v${grid}H0z"/><g fill-rule="evenodd" transform="${place}">`,
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
