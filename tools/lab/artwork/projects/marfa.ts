/** Marfa, a port: a quay of containers, one crane at 45 degrees, water in scallops. */
import { pigments } from '../pigments.data.ts'
import {
  all,
  disc,
  each,
  hair,
  hairs,
  line,
  type Point,
  polygon,
  rect,
  stroke,
  turn,
} from '../shapes.ts'
import { scene, sceneWidth } from './scene.ts'

const { annab, lazaward, midad, sama, waraq, zunjufr } = pigments
const boxWidth = 178
const boxHeight = 96
const quay = 880

/** How many containers stand on each other, along the quay. */
const stacks = [3, 5, 2, 4, 1, 2]
const colours = [zunjufr, annab, waraq, lazaward] as const

export const marfa = () =>
  scene(sama, sun() + all(stacks, stack) + crane() + load() + water() + edge())

const sun = () =>
  disc(1120, 470, 270, waraq) +
  hairs(
    [
      [1120, 470, 330],
      [1120, 470, 390],
    ],
    lazaward,
    0.5,
  )

const container = (x: number, y: number, colour: string) => {
  const rib = colour === waraq ? annab : midad
  const ribs = each(8, (i) => {
    const at = x + ((i + 1) * boxWidth) / 9
    return line([at, y + 14], [at, y + boxHeight - 14], rib, 2.5, { opacity: 0.3 })
  })
  return rect(x, y, boxWidth, boxHeight, colour) + ribs
}

const stack = (height: number, column: number) =>
  each(height, (i) =>
    container(
      50 + column * (boxWidth + 8),
      quay - (i + 1) * (boxHeight + 6),
      turn(colours, column * 3 + i),
    ),
  )

const roof: Point[] = [
  [1250, 190],
  [1381, 60],
  [1512, 190],
  [1470, 190],
  [1381, 104],
  [1292, 190],
]

const crane = () =>
  rect(1270, 190, 36, 700, annab) +
  rect(1456, 190, 36, 700, annab) +
  rect(330, 190, 1270, 44, annab) +
  polygon(roof, annab) +
  each(4, (i) => stroke(`M1300 ${250 + i * 160}L1460 ${410 + i * 160}`, annab, 16))

const load = () =>
  rect(507, 230, 9, 190, annab) + rect(476, 212, 70, 40, midad) + container(422, 420, zunjufr)

const water = () => each(3, (row) => each(12, (column) => wave(row, column - 1)))

const wave = (row: number, column: number) => {
  const x = column * 160 + (row % 2) * 80 + 80
  const y = 1012 + row * 96
  const ripple = (r: number) => hair(x, y, r, sama, 3.5, { opacity: 0.6 })
  return disc(x, y, 96, row === 1 ? '#2b52b8' : lazaward) + ripple(68) + ripple(40)
}

const edge = () => rect(0, 878, sceneWidth, 38, midad)
