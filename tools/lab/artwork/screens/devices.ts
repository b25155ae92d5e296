/** The phones and browser windows in which products are shown. */
import { type Hand, write } from '../lettering.ts'
import { pigments } from '../pigments.data.ts'
import { disc, each, group, hairs, moved, rect, sheet } from '../shapes.ts'

const { annab, fustuq, midad, waraq } = pigments

const tableWidth = 1600
const tableHeight = 1180

/** The dyed table the devices lie on, with its construction lines round (cx, cy). */
export const table = (
  ground: string,
  lines: string,
  inner: string,
  [cx, cy]: readonly [number, number] = [800, 640],
) =>
  sheet(
    tableWidth,
    tableHeight,
    ground,
    hairs(
      [300, 420, 540, 660, 780, 900].map((r) => [cx, cy, r] as const),
      lines,
      0.45,
      2,
    ) + inner,
    '<clipPath id="screen"><rect x="12" y="12" width="396" height="856" rx="34"/></clipPath>',
  )

/** A phone of 420 × 880; its screen spans 12–408 by 12–868. */
export const phone = (x: number, y: number, inner: string, ground: string = waraq) =>
  moved(
    x,
    y,
    rect(0, 0, 420, 880, midad, { rx: 44 }) +
      group(rect(12, 12, 396, 856, ground) + inner, { clipPath: 'url(#screen)' }),
  )

/** The hour and the battery, over a strip of `ground`. */
export const statusBar = (ground: string, ink: string = annab) =>
  rect(12, 12, 396, 60, ground) +
  write('9:41', 44, 50, ink, { size: 20, weight: 700 }) +
  rect(346, 34, 30, 15, ink, { rx: 3 })

export const homeBar = (ink: string = annab) => rect(150, 836, 120, 6, ink)

/** A browser window; the page inside starts at 0, 0 and is `width` − 24 wide. */
export const browser = (
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
  address: string,
  page: string,
  ground: string = waraq,
) => {
  const clip = `page-${address.replace('.', '-')}`
  const [inside, tall] = [width - 24, height - 68]
  return moved(
    x,
    y,
    `<clipPath id="${clip}"><rect width="${inside}" height="${tall}" rx="8"/></clipPath>` +
      rect(0, 0, width, height, midad, { rx: 20 }) +
      each(3, (i) => disc(34 + i * 26, 28, 7, fustuq, { opacity: 0.5 })) +
      write(address, width / 2, 35, fustuq, { size: 21, weight: 500, anchor: 'middle' }) +
      group(rect(0, 0, inside, tall, ground) + page, {
        transform: 'translate(12 56)',
        clipPath: `url(#${clip})`,
      }),
  )
}

/** Arabic text that ends (on the left) where it must: x is its right edge. */
export const arabic = (text: string, x: number, y: number, size: number, hand: Hand = {}) =>
  write(text, x, y, annab, { size, weight: 500, anchor: 'right', ...hand })

export const bold = (text: string, x: number, y: number, size: number, ink: string = annab) =>
  write(text, x, y, ink, { size, weight: 900, anchor: 'right' })

/** A full-width button with its word in the middle. */
export const button = (
  [x, y, width]: readonly [x: number, y: number, width: number],
  label: string,
  ground: string = annab,
  ink: string = fustuq,
) =>
  rect(x, y, width, 72, ground) +
  write(label, x + width / 2, y + 46, ink, { size: 28, weight: 700, anchor: 'middle' })
