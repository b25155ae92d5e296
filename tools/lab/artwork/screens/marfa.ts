/** Marfa's harbour board: three numbers, six berths, one line for now. */
import { write } from '../lettering.ts'
import { pigments } from '../pigments.data.ts'
import { all, each, half, line, nuqta, rect, ticks } from '../shapes.ts'
import { arabic, bold, browser, button, homeBar, phone, statusBar, table } from './devices.ts'

const { annab, fustuq, lazaward, midad, sama, waraq, zunjufr } = pigments

export const marfaScreens = () =>
  table(
    sama,
    lazaward,
    browser([70, 110, 1250, 930], 'marfa.example', board()) + phone(1130, 230, call(), lazaward),
    [640, 560],
  )

const board = () => heading() + all(numbers, number) + berths()

const heading = () =>
  rect(0, 0, 1226, 92, annab) +
  write('أرصفةُ اليوم', 1040, 60, fustuq, { size: 38, weight: 900, anchor: 'right' }) +
  each(4, (i) => half(60 + i * 40, 52, 18, 0, i === 3 ? zunjufr : fustuq))

const numbers = [
  ['٧', 'سفنٌ على الرصيف'],
  ['٤٢', 'حاويةً في الساعة'],
  ['٣', 'تنتظر دورها'],
] as const

const number = ([value, label]: (typeof numbers)[number], index: number) => {
  const x = 1040 - index * 340
  return (
    bold(value, x, 234, 128, index === 2 ? zunjufr : annab) +
    arabic(label, x, 288, 27) +
    rect(x - 300, 312, 300, 3, annab)
  )
}

/** Ships on each berth: how long from the start of the day, how many hours, colour. */
const stays = [
  [
    [0, 7, lazaward],
    [9, 6, annab],
  ],
  [[2, 11, annab]],
  [
    [0, 4, sama],
    [6, 10, lazaward],
  ],
  [[5, 8, zunjufr]],
  [
    [1, 6, annab],
    [8, 8, sama],
  ],
  [[3, 12, lazaward]],
] as const

const hour = 56
const dayStart = 960

const berths = () =>
  all(stays, berth) +
  ticks(dayStart - 16 * hour, 824, 81, hour / 5, annab, [8, 16, 2]) +
  rect(dayStart - 9.4 * hour - 3, 350, 6, 474, zunjufr) +
  nuqta(dayStart - 9.4 * hour, 350, 18, zunjufr)

const berth = (ships: (typeof stays)[number], index: number) => {
  const y = 382 + index * 74
  return (
    bold('١٢٣٤٥٦'.charAt(index), 1040, y + 40, 34) +
    line([dayStart - 16 * hour, y + 56], [dayStart, y + 56], annab, 1.5, { opacity: 0.35 }) +
    all(ships as readonly Stay[], ([from, hours, ink]) => ship(from, hours, ink, y))
  )
}

type Stay = readonly [from: number, hours: number, ink: string]

/** A hull whose bow points the way the day runs: to the left. */
const ship = (from: number, hours: number, ink: string, y: number) => {
  const stern = dayStart - from * hour
  const bow = stern - hours * hour + 8
  const hull = `${bow},${y} ${stern},${y} ${stern},${y + 46} ${bow + 46},${y + 46}`
  return `<polygon points="${hull}" fill="${ink}"/>`
}

const call = () =>
  statusBar(lazaward, waraq) +
  write('دورُك الآن', 376, 156, waraq, { size: 56, weight: 900, anchor: 'right' }) +
  write('الرصيف ٤، البوّابة الشماليّة', 376, 206, sama, {
    size: 24,
    weight: 500,
    anchor: 'right',
  }) +
  write('٤', 210, 500, waraq, { size: 300, weight: 900, anchor: 'middle' }) +
  each(6, (i) => half(10 + i * 80, 640, 40, 180, sama)) +
  each(5, (i) => half(50 + i * 80, 676, 40, 180, waraq)) +
  button([44, 726, 332], 'وصلتُ', zunjufr, midad) +
  homeBar(waraq)
