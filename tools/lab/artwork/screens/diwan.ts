/** Diwan's counter for a city's requests, and one request on its way. */
import { write } from '../lettering.ts'
import { pigments } from '../pigments.data.ts'
import { all, disc, each, half, nuqta, polygon, rect, ring, ticks } from '../shapes.ts'
import { arabic, bold, browser, homeBar, phone, statusBar, table } from './devices.ts'

const { annab, waraq, ward, zafaran, zunjufr } = pigments

export const diwanScreens = () =>
  table(
    zunjufr,
    annab,
    browser([80, 150, 1130, 860], 'diwan.example', counter()) + phone(1100, 210, request(), ward),
    [600, 580],
  )

const counter = () =>
  write('ديوان', 960, 68, annab, { size: 36, weight: 900, anchor: 'right' }) +
  rect(40, 96, 920, 3, annab) +
  bold('بمَ نخدمك اليوم؟', 960, 218, 76) +
  rect(40, 262, 920, 92, '#eef0e2') +
  rect(40, 350, 920, 5, annab) +
  arabic('اكتب حاجتك كما تقولها', 930, 320, 30) +
  nuqta(90, 308, 20, zunjufr) +
  all(services, service)

const house = () =>
  polygon(
    [
      [0, -50],
      [50, 0],
      [50, 50],
      [-50, 50],
      [-50, 0],
    ],
    annab,
  ) + half(0, 50, 22, 180, zafaran)

const shop = () =>
  rect(-50, -30, 100, 80, annab) +
  each(4, (i) => half(-38 + i * 25, -30, 13, 0, i % 2 ? waraq : zunjufr)) +
  rect(-16, 8, 32, 42, ward)

const tree = () => disc(0, -12, 42, annab) + rect(-7, 10, 14, 42, annab) + nuqta(0, -12, 14, waraq)

const road = () =>
  polygon(
    [
      [-18, -50],
      [18, -50],
      [54, 50],
      [-54, 50],
    ],
    annab,
  ) + each(3, (i) => rect(-4, -40 + i * 32, 8, 18, waraq))

/** What people most often come for: its name, its paper, its sign. */
const services = [
  ['رخصةُ بناء', zafaran, house],
  ['سجلُّ متجر', ward, shop],
  ['حدائقُ الحيّ', '#eef0e2', tree],
  ['بلاغُ طريق', zunjufr, road],
] as const

const service = ([name, paper, sign]: (typeof services)[number], index: number) => {
  const x = 740 - index * 233.3
  return (
    rect(x, 400, 220, 340, paper) +
    `<g transform="translate(${x + 110} 520) scale(1.25)">${sign()}</g>` +
    write(name, x + 200, 700, annab, { size: 30, weight: 900, anchor: 'right' })
  )
}

const steps = ['وصل طلبك', 'قرأه الموظّف', 'ينتظر التوقيع', 'جاهزٌ للاستلام'] as const
const current = 2

const request = () =>
  statusBar(ward) +
  arabic('رخصةُ بناء', 376, 132, 26) +
  bold('يكتمل غدًا', 376, 196, 54) +
  ticks(44, 232, 24, 14.4, annab, [10, 20, 2.5]) +
  nuqta(44 + 6 * 14.4, 232, 14, zunjufr) +
  rect(346, 310, 8, 300, annab) +
  all(steps, step) +
  cup() +
  homeBar(ward)

const step = (name: string, index: number) => {
  const y = 310 + index * 100
  const done = index < current
  const mark =
    index === current
      ? nuqta(350, y, 28, zunjufr)
      : disc(350, y, 20, done ? annab : waraq, { stroke: annab, strokeWidth: 6 })
  const weight = index === current ? 900 : 500
  return mark + write(name, 304, y + 10, annab, { size: 28, weight, anchor: 'right' })
}

/** The coffee is on the house. */
const cup = () =>
  rect(12, 784, 396, 84, annab) +
  half(104, 728, 46, 0, waraq) +
  rect(84, 774, 40, 10, waraq) +
  ring(104, 728, 32, 7, 0, 180, zunjufr) +
  nuqta(104, 692, 12, annab)
