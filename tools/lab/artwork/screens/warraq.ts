/** Warraq's shop and a page read in its app. */
import { write } from '../lettering.ts'
import { pigments } from '../pigments.data.ts'
import { all, disc, each, half, horseshoe, nuqta, rect, ring, ticks } from '../shapes.ts'
import { arabic, bold, browser, button, homeBar, phone, statusBar, table } from './devices.ts'

const { annab, waraq, ward, zafaran, zunjufr } = pigments

export const warraqScreens = () =>
  table(
    zafaran,
    annab,
    browser([390, 150, 1130, 860], 'warraq.example', shop()) + phone(90, 210, reading()),
    [1000, 580],
  )

const shop = () =>
  write('ورّاق', 1066, 68, annab, { size: 36, weight: 900, anchor: 'right' }) +
  all(['الجديد', 'الأقسام', 'رفّي'], (word, i) =>
    write(word, 860 - i * 130, 66, annab, { size: 22, weight: 700, anchor: 'right' }),
  ) +
  rect(160, 96, 906, 3, annab) +
  bookOfTheWeek() +
  all(shelf, cover)

const bookOfTheWeek = () =>
  rect(786, 130, 280, 380, annab) +
  disc(926, 296, 96, zafaran) +
  disc(958, 272, 82, annab) +
  nuqta(962, 276, 22, zunjufr) +
  write('ليلُ النسّاخ', 926, 450, waraq, { size: 34, weight: 900, anchor: 'middle' }) +
  bold('ليلُ النسّاخ', 746, 208, 66) +
  arabic('روايةٌ من مئتي صفحة', 746, 262, 28) +
  arabic('اقرأ الفصل الأوّل قبل أن تشتري', 746, 310, 28) +
  button([486, 362, 260], 'اقرأ الفصل', zunjufr, annab) +
  write('٣٩ ر.س', 446, 410, annab, { size: 40, weight: 900, anchor: 'right' })

const moon = (x: number, y: number) =>
  disc(x + 82, y + 100, 50, annab) + disc(x + 98, y + 88, 42, ward)
const waves = (x: number, y: number) =>
  each(3, (i) => ring(x + 82, y + 160, 74 - i * 22, 12, 180, 360, waraq))
const seeds = (x: number, y: number) =>
  each(6, (i) => nuqta(x + 52 + (i % 2) * 60, y + 56 + Math.floor(i / 2) * 52, 20, zunjufr))
const bowls = (x: number, y: number) => each(3, (i) => half(x + 82, y + 34 + i * 56, 50, 0, annab))
const portal = (x: number, y: number) => horseshoe(x + 82, y + 104, 52, y + 190, annab)

/** Cloth and drawing of the books on the shelf. */
const shelf = [
  [ward, moon],
  [zunjufr, waves],
  [annab, seeds],
  [zafaran, bowls],
  ['#eef0e2', portal],
] as const

const cover = ([cloth, art]: (typeof shelf)[number], index: number) => {
  const x = 902 - index * 186
  return rect(x, 556, 164, 220, cloth) + art(x, 556)
}

const lines = [
  'كان الورّاقُ يفتح دكّانه',
  'قبل الفجر، ويقرأ ما نُسخ',
  'بالأمس قبل أن يبيعه.',
  'فإن وجد فيه سطرًا لم',
  'يفهمه، ردّه إلى الناسخ',
  'ومعه كوبُ شاي.',
] as const

const reading = () =>
  statusBar(waraq) +
  arabic('الفصل الأوّل', 376, 124, 22) +
  bold('الدكّان', 376, 190, 54) +
  all(lines, (text, i) =>
    write(text, 376, 264 + i * 62, annab, { size: 30, anchor: 'right', weight: 500 }),
  ) +
  rect(44, 660, 332, 2, annab, { opacity: 0.4 }) +
  ticks(44, 700, 24, 14.4, annab, [12, 24, 2.5]) +
  nuqta(44 + 19 * 14.4, 700, 15, zunjufr) +
  arabic('بقيت ١٦٠ صفحة', 376, 772, 24) +
  homeBar()
