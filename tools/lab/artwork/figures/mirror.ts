/** The same screen in both directions: what follows the line turns, the vermilion parts stay. */
import { pigments } from '../pigments.data.ts'
import {
  all,
  disc,
  each,
  group,
  hoop,
  line,
  moved,
  nuqta,
  polygon,
  rect,
  stroke,
} from '../shapes.ts'
import { figure } from './figure.ts'

const { annab, midad, waraq, ward, zunjufr } = pigments
const width = 620
const height = 700

export const mirror = () => figure(ward, screen(110, false) + axis() + screen(870, true))

const axis = () => line([800, 0], [800, 900], annab, 3) + nuqta(800, 450, 34, zunjufr)

const screen = (x: number, turned: boolean) => {
  const flip = { transform: turned ? `translate(${width} 0) scale(-1 1)` : 'translate(0 0)' }
  const frame = rect(0, 0, width, height, midad, { rx: 24 }) + rect(14, 14, 592, 672, waraq)
  return moved(x, 100, frame + group(turning(), flip) + staying(turned))
}

/** Arrow, headings, list, progress: they begin where reading begins. */
const turning = () =>
  stroke('M104 62H54M74 40L52 62L74 84', annab, 8) +
  rect(54, 126, 330, 34, annab) +
  rect(54, 178, 220, 34, annab) +
  all([0, 1], (i) => row(276 + i * 92)) +
  progress()

const row = (y: number) =>
  nuqta(74, y + 24, 20, annab) + rect(116, y, 260, 18, annab) + rect(116, y + 32, 180, 14, ward)

const progress = () =>
  rect(54, 628, 512, 6, ward) +
  rect(54, 626, 310, 10, annab) +
  nuqta(364, 631, 18, annab) +
  each(17, (i) => rect(54 + i * 32 - 1, 654, 2, i % 4 ? 8 : 16, annab))

/** Clock, play and tick keep their own direction; only their place follows the page. */
const staying = (turned: boolean) => {
  const place = (x: number) => (turned ? width - x : x)
  return clock(place(512), 110) + play(place(110), 532) + check(place(512), 340)
}

const clock = (x: number, y: number) =>
  hoop(x, y, 54, 10, zunjufr) + stroke(`M${x} ${y - 32}V${y}H${x + 26}`, zunjufr, 10)

const play = (x: number, y: number) =>
  disc(x, y, 56, zunjufr) +
  polygon(
    [
      [x - 16, y - 28],
      [x + 32, y],
      [x - 16, y + 28],
    ],
    waraq,
  )

const check = (x: number, y: number) => stroke(`M${x - 40} ${y}l28 28l56 -56`, zunjufr, 14)
