/** One octagon, three openings of the compass: the star is decided by the angle alone. */
import { heart, star } from '../girih.ts'
import { pigments } from '../pigments.data.ts'
import { all, hair, hairs, moved, nuqta, onCircle, path, ring, stroke } from '../shapes.ts'
import { figure } from './figure.ts'

const { annab, fustuq, zunjufr } = pigments
const edge = 166
const radius = edge / (2 * Math.sin(Math.PI / 8))
const octagon = { sides: 8, edge, cx: 0, cy: 0, facing: 0 }

/** Openings in degrees, narrowest first. */
const openings = [22, 45, 67.5]

export const theta = () =>
  figure(
    annab,
    all(openings, (angle, index) => moved(300 + index * 500, 320, rosette(angle))) +
      all(openings, (angle, index) => moved(300 + index * 500, 610, compass(angle))),
  )

const rosette = (angle: number) =>
  hairs([[0, 0, radius]], fustuq, 0.45, 2) +
  path(star(octagon, angle), '#5d1429', { stroke: fustuq, strokeWidth: 9 }) +
  stroke(heart(octagon, angle), fustuq, 2.5) +
  nuqta(0, 0, 14, zunjufr)

/** Two legs from one joint; the arc between them is the opening. */
const compass = (angle: number) => {
  const legs = [90 - angle / 2, 90 + angle / 2] as const
  const feet = legs.map((leg) => onCircle(0, 0, 190, leg))
  return (
    ring(0, 0, 116, 12, legs[0], legs[1], zunjufr) +
    all(feet, ([x, y]) => stroke(`M0 0L${x} ${y}`, fustuq, 9)) +
    all(feet, ([x, y]) => nuqta(x, y, 11, fustuq)) +
    hair(0, 0, 17, fustuq, 9, { fill: annab })
  )
}
