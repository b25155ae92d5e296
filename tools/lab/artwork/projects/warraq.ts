/** Warraq, a publisher: a book fanned open like a sun, standing on a pile of others. */
import { pigments } from '../pigments.data.ts'
import { all, each, hairs, nuqta, polygon, rect, ring, sector } from '../shapes.ts'
import { scene, sceneHeight, sceneWidth } from './scene.ts'

const { annab, waraq, ward, zafaran, zunjufr } = pigments
const cx = sceneWidth / 2
const spine = 730
const leaves = 16
const leafAngle = 180 / leaves

export const warraq = () =>
  scene(zafaran, compass() + each(leaves, leaf) + binding() + all(pile, book) + ribbon() + foot())

const compass = () =>
  hairs(
    [560, 620, 680].map((r) => [cx, spine, r] as const),
    annab,
    0.5,
  )

/** Every leaf is a sector with six lines of writing; the fore-edge alternates like a folded quire. */
const leaf = (index: number) => {
  const from = 180 + index * leafAngle
  const to = from + leafAngle
  const odd = index % 2 === 1
  const text = each(6, (i) =>
    ring(cx, spine, 232 + i * 36, 8, from + 2.2, to - (i ? 2.2 : 5), odd ? annab : zunjufr),
  )
  return (
    sector(cx, spine, 500, from, to, odd ? waraq : ward) +
    ring(cx, spine, 500, 40, from, to, odd ? zunjufr : annab) +
    text
  )
}

const binding = () =>
  sector(cx, spine, 180, 180, 360, annab) +
  sector(cx, spine, 120, 180, 360, zunjufr) +
  sector(cx, spine, 64, 180, 360, waraq) +
  rect(cx - 540, spine, 1080, 36, annab)

/** The books below: left edge, width, height, colour of the cloth, colour of its bands. */
const pile = [
  [330, 980, 96, waraq, zunjufr],
  [250, 1010, 124, ward, annab],
  [400, 940, 84, zunjufr, waraq],
] as const

const topOf = (index: number) =>
  spine + 36 + pile.slice(0, index).reduce((sum, [, , height]) => sum + height, 0)

const book = ([x, width, height, cloth, band]: (typeof pile)[number], index: number) => {
  const y = topOf(index)
  const middle = y + height / 2
  const bands = all([60, 90, width - 106, width - 76], (at) => rect(x + at, y, 16, height, band))
  const studs = each(5, (i) => nuqta(x + width / 2 + (i - 2) * 64, middle, 20, band))
  return rect(x, y, width, height, cloth) + bands + studs
}

const ribbon = () =>
  polygon(
    [
      [cx + 236, spine + 36],
      [cx + 292, spine + 36],
      [cx + 292, spine + 236],
      [cx + 264, spine + 208],
      [cx + 236, spine + 236],
    ],
    annab,
  )

const foot = () => {
  const y = topOf(pile.length)
  return rect(0, y, sceneWidth, sceneHeight - y, annab)
}
