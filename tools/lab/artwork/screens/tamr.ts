/** Bayt Tamr's shop and its checkout of one screen. */
import { write } from '../lettering.ts'
import { pigments } from '../pigments.data.ts'
import { all, disc, each, half, nuqta, rect, ring } from '../shapes.ts'
import { arabic, bold, browser, button, homeBar, phone, statusBar, table } from './devices.ts'

const { annab, waraq, ward, zafaran, zinjar, zunjufr } = pigments

export const tamrScreens = () =>
  table(
    ward,
    annab,
    browser([390, 150, 1130, 860], 'tamr.example', shop()) + phone(90, 210, checkout()),
    [1000, 580],
  )

const shop = () =>
  write('بيت التمر', 1066, 64, annab, { size: 30, weight: 900, anchor: 'right' }) +
  banner() +
  bold('تمرُ هذا الموسم', 1066, 428, 44) +
  all(boxes, box)

const banner = () =>
  rect(0, 100, 1106, 254, zinjar) +
  each(5, (i) => ring(300, 354, 230 - i * 44, 26, 180, 360, i % 2 ? ward : zafaran)) +
  write('يصلك قبل المغرب', 1066, 222, waraq, { size: 60, weight: 900, anchor: 'right' }) +
  write('إن طلبتَه قبل الظهر', 1066, 284, zafaran, { size: 30, weight: 500, anchor: 'right' })

const dates = (x: number, y: number) =>
  each(9, (i) => half(x + 60 + (i % 3) * 66, y + 46 + Math.floor(i / 3) * 52, 26, 0, annab))

const lattice = (x: number, y: number) =>
  each(9, (i) =>
    nuqta(
      x + 60 + (i % 3) * 66,
      y + 50 + Math.floor(i / 3) * 52,
      i % 2 ? 14 : 26,
      i % 2 ? waraq : annab,
    ),
  )

const rounds = (x: number, y: number) =>
  disc(x + 126, y + 104, 84, waraq) +
  disc(x + 126, y + 104, 56, zunjufr) +
  disc(x + 126, y + 104, 26, annab)

/** Name, price, paper of the box and what is drawn on it. */
const boxes = [
  ['سكّري', '٤٥ ر.س', zafaran, dates],
  ['عجوة', '٩٠ ر.س', ward, rounds],
  ['خلاص', '٣٨ ر.س', zunjufr, lattice],
] as const

const box = ([name, price, paper, art]: (typeof boxes)[number], index: number) => {
  const x = 754 - index * 312
  return (
    rect(x, 466, 312 - 24, 208, paper) +
    art(x + 18, 466) +
    write(name, x + 288, 722, annab, { size: 30, weight: 700, anchor: 'right' }) +
    write(price, x, 722, annab, { size: 26, weight: 500 }) +
    rect(x, 742, 288, 3, annab)
  )
}

const checkout = () =>
  statusBar(waraq) +
  bold('سلّتك', 376, 146, 52) +
  item(190, 'سكّري، علبتان', '٩٠ ر.س', zafaran) +
  item(300, 'خلاص، علبة', '٣٨ ر.س', zunjufr) +
  field(424, 'إلى', 'البيت') +
  field(526, 'متى', 'اليوم قبل المغرب') +
  arabic('المجموع', 376, 684, 26) +
  write('١٢٨ ر.س', 44, 686, annab, { size: 40, weight: 900 }) +
  button([44, 726, 332], 'ادفع', zunjufr, annab) +
  homeBar()

const item = (y: number, name: string, price: string, paper: string) =>
  rect(286, y, 90, 90, paper) +
  half(331, y + 40, 26, 0, annab) +
  write(name, 266, y + 40, annab, { size: 24, weight: 700, anchor: 'right' }) +
  write(price, 266, y + 78, annab, { size: 22, weight: 500, anchor: 'right' })

const field = (y: number, label: string, value: string) =>
  rect(44, y, 332, 84, '#eef0e2') +
  rect(44, y + 82, 332, 3, annab) +
  write(label, 360, y + 32, annab, { size: 18, weight: 500, anchor: 'right' }) +
  write(value, 360, y + 66, annab, { size: 26, weight: 700, anchor: 'right' })
