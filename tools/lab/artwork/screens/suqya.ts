/** The Suqya app: the days left, the order, the way of the van. */
import { write } from '../lettering.ts'
import { pigments } from '../pigments.data.ts'
import { all, disc, drop, each, group, nuqta, rect, stroke, ticks } from '../shapes.ts'
import { arabic, bold, button, homeBar, phone, statusBar, table } from './devices.ts'

const { annab, fustuq, lazaward, midad, sama, waraq, ward, zunjufr } = pigments

export const suqyaScreens = () =>
  table(
    lazaward,
    sama,
    phone(120, 220, order()) +
      phone(1060, 220, tracking(), sama) +
      phone(590, 120, today(), fustuq),
  )

const today = () =>
  statusBar(fustuq) +
  arabic('مساء الخير يا هند', 376, 130, 26) +
  bold('يكفيك الماء', 376, 186, 46) +
  bold('أربعة أيام', 376, 244, 46) +
  drop(210, 500, 150, lazaward) +
  drop(210, 500, 118, sama) +
  drop(210, 500, 86, waraq) +
  write('٤', 210, 540, annab, { size: 110, weight: 900, anchor: 'middle' }) +
  button([44, 720, 332], 'اطلب الآن') +
  homeBar()

/** What can be ordered, for how much, and the paper behind it. */
const bottles = [
  ['قارورة ١٩ لترًا', '١٢ ر.س', sama],
  ['كرتون ٣٣٠ مل', '١٨ ر.س', ward],
  ['كرتون ٢٠٠ مل', '١٦ ر.س', fustuq],
] as const

const order = () =>
  statusBar(waraq) +
  bold('طلب جديد', 376, 140, 42) +
  all(bottles, bottle) +
  arabic('المجموع', 376, 716, 24) +
  write('٤٨ ر.س', 44, 716, annab, { size: 30, weight: 900 }) +
  button([44, 744, 332], 'أكّد الطلب', zunjufr, midad)

const bottle = ([name, price, paper]: (typeof bottles)[number], index: number) => {
  const y = 190 + index * 158
  const chosen = index === 0
  const ink = (on: string) => (chosen ? on : annab)
  return (
    rect(44, y, 332, 138, chosen ? annab : '#eef0e2') +
    rect(256, y, 120, 138, paper) +
    disc(316, y + 80, 34, lazaward) +
    rect(304, y + 22, 24, 40, lazaward) +
    write(name, 236, y + 56, ink(waraq), { size: 23, weight: 700, anchor: 'right' }) +
    write(price, 236, y + 104, ink(fustuq), { size: 23, weight: 500, anchor: 'right' }) +
    (chosen ? nuqta(74, y + 69, 16, zunjufr) : '')
  )
}

const street = 'M116 560V340A60 60 0 0 1 176 280H250A60 60 0 0 0 310 220V150'

const tracking = () =>
  group(
    each(9, (i) => rect(12, 110 + i * 72, 396, 26, waraq)),
    { opacity: 0.7 },
  ) +
  group(
    each(6, (i) => rect(30 + i * 76, 12, 20, 640, waraq)),
    { opacity: 0.7 },
  ) +
  stroke(street, lazaward, 16) +
  nuqta(310, 150, 30, zunjufr) +
  disc(116, 560, 24, annab) +
  disc(116, 560, 10, fustuq) +
  statusBar('none') +
  rect(12, 640, 396, 228, waraq) +
  arabic('يصلك خلال', 376, 700, 26) +
  bold('١٢ دقيقة', 376, 764, 56) +
  ticks(44, 800, 25, 13.7, annab) +
  nuqta(150, 800, 13, zunjufr)
