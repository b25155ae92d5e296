/** The name of the agency: بركار in square Kufic, and Birkar with a nuqta for the dot of its i. */
import { widthOf, write } from './lettering.ts'
import { group, moved, nuqta, path, sheet } from './shapes.ts'

const stem = 16
const xHeight = 46
const ascender = 104
const kafLength = 150
const gap = 13
const bowl = 33

const ra = (x: number) => {
  const inner = bowl - stem
  const outside = `M${-x} ${-xHeight}V0A${bowl} ${bowl} 0 0 1 ${-(x + bowl)} ${bowl}h-4V${inner}h4`
  return `${outside}A${inner} ${inner} 0 0 0 ${-(x + stem)} 0V${-xHeight}Z`
}

const ba = (end: number) => `M0 ${-xHeight}V0H${-end}V${-stem}H${-stem}V${-xHeight}Z`

const kafStart = stem + 25 + stem + gap + 8
const arm = kafStart + xHeight / 2 + (ascender - xHeight) + 4
const alif = Math.max(arm + 24, kafStart + kafLength)

/** The kaf and the alif in one outline, from its bowl round the alif and back along the arm. */
const kafAlif = () => {
  const outer = xHeight / 2
  const inner = outer - stem
  const turn = kafStart + outer
  const top = arm - (ascender - (xHeight - stem))
  const slant = stem * Math.SQRT2
  return [
    `M${-turn} ${-xHeight}A${outer} ${outer} 0 0 1 ${-turn} 0H${-alif}V${-ascender}`,
    `H${-(alif - stem)}V${-stem}H${-turn}A${inner} ${inner} 0 0 0 ${-turn} ${-(xHeight - stem)}`,
    `H${-arm}L${-top} ${-ascender}H${-(top - slant)}L${-(arm - slant - stem)} ${-xHeight}Z`,
  ].join('')
}

const width = alif + gap + bowl + 4
const dotRadius = 13.5
const dotHeight = 29

/** بركار: the ba, its ra, the kaf with its alif, and the last ra. The baseline is y = 0. */
const kufic = (ink: string, dot: string) =>
  path(ba(stem + 25) + ra(stem + 25) + kafAlif() + ra(alif + gap), ink) +
  nuqta(-(stem / 2 + 7), dotHeight, dotRadius, dot)

export const arabicLogo = (ink: string, dot: string) =>
  sheet(width, ascender + dotHeight + dotRadius, undefined, moved(width, ascender, kufic(ink, dot)))

export const englishLogo = (ink: string, dot: string) => {
  const hand = { size: 150, weight: 800 } as const
  const em = hand.size / 1000
  const dotless = widthOf('B', hand) - 8 * em
  const rest = dotless + widthOf('ı', hand) - 6 * em
  const letters =
    write('B', 0, 0, ink, hand) +
    write('ı', dotless, 0, ink, hand) +
    write('rkar', rest, 0, ink, hand)
  const point = nuqta(dotless + widthOf('ı', hand) / 2, -hand.size * 0.665, hand.size * 0.098, dot)
  return sheet(
    rest + widthOf('rkar', hand),
    132,
    undefined,
    group(letters + point, { transform: 'translate(0 122)' }),
  )
}
