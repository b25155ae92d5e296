/** Nabd, a clinic's appointments: a stethoscope whose bell is a clock. */
import { pigments } from '../pigments.data.ts'
import { all, disc, each, hairs, line, nuqta, onCircle, rect, stroke } from '../shapes.ts'
import { scene, sceneHeight, sceneWidth } from './scene.ts'

const { annab, fustuq, waraq, ward, zunjufr } = pigments
const cx = 1130
const cy = 700
const ground = 1090

export const nabd = () => scene(fustuq, moon() + tubes() + bell() + hands() + pulse())

const moon = () =>
  disc(cx, cy - 130, 440, ward) +
  hairs(
    [500, 560].map((r) => [cx, cy - 130, r] as const),
    annab,
    0.45,
  )

const ears = 'M390 84L300 174V430A150 150 0 0 0 600 430V174L510 84'
const tube = 'M450 570V850A150 150 0 0 0 750 850V350A190 190 0 0 1 1130 350V440'

const tubes = () =>
  stroke(tube, annab, 48) +
  stroke(ears, annab, 48, { strokeLinejoin: 'miter' }) +
  nuqta(390, 84, 52, zunjufr) +
  nuqta(510, 84, 52, zunjufr) +
  rect(414, 556, 72, 120, zunjufr) +
  rect(1094, 330, 72, 90, zunjufr)

const bell = () =>
  disc(cx, cy, 300, annab) + disc(cx, cy, 258, waraq) + each(12, hour) + disc(cx, cy, 150, ward)

/** The hours are nuqtas; the appointment is the vermilion one. */
const hour = (index: number) => {
  const booked = index === 10
  const [x, y] = onCircle(cx, cy, 206, index * 30 - 90)
  return nuqta(x, y, booked ? 40 : 20, booked ? zunjufr : annab)
}

const hands = () =>
  all([210, -90] as const, (angle) =>
    line([cx, cy], onCircle(cx, cy, angle === -90 ? 150 : 120, angle), annab, 22),
  ) + disc(cx, cy, 30, annab)

const beat = 'l48 -48l72 96l48 -48'

const pulse = () =>
  rect(0, ground, sceneWidth, sceneHeight - ground, annab) +
  stroke(`M-40 1145${`h120${beat}`.repeat(6)}h120`, fustuq, 10)
