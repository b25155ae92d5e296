/** The Masra app: where to, which way, how long. */
import { write } from '../lettering.ts'
import { pigments } from '../pigments.data.ts'
import { all, disc, each, hair, nuqta, rect, ring, stroke } from '../shapes.ts'
import { arabic, bold, button, homeBar, phone, statusBar, table } from './devices.ts'

const { annab, fustuq, midad, waraq, zinjar, zunjufr } = pigments
const leaf = '#9cc48f'

export const masraScreens = () =>
  table(
    zinjar,
    fustuq,
    phone(120, 220, journey(), zinjar) +
      phone(1060, 220, arrival(), fustuq) +
      phone(590, 120, question()),
  )

/** A place, and how many minutes it is away. */
const places = [
  ['البيت', '١٨', zinjar],
  ['العمل', '٢٤', zunjufr],
  ['المكتبة', '٣١', leaf],
] as const

const question = () =>
  statusBar(waraq) +
  bold('إلى أين؟', 376, 170, 64) +
  rect(44, 210, 332, 84, '#eef0e2') +
  rect(44, 291, 332, 4, annab) +
  arabic('محطّة أو شارع', 356, 262, 26) +
  hair(80, 248, 14, annab, 5) +
  stroke('M90 258L102 270', annab, 6) +
  all(places, place) +
  button([44, 724, 332], 'انطلق', zinjar, fustuq) +
  homeBar()

const place = ([name, minutes, ink]: (typeof places)[number], index: number) => {
  const y = 338 + index * 120
  return (
    rect(276, y, 100, 100, ink) +
    ring(326, y + 78, 34, 14, 180, 360, waraq) +
    write(name, 250, y + 62, annab, { size: 32, weight: 700, anchor: 'right' }) +
    write(minutes, 44, y + 52, annab, { size: 40, weight: 900 }) +
    write('دقيقة', 44, y + 86, annab, { size: 20, weight: 500 }) +
    rect(44, y + 108, 332, 2, annab, { opacity: 0.3 })
  )
}

/** The lines of the journey turn by half circles only; the vermilion one is yours. */
const journey = () =>
  each(4, track) +
  nuqta(90, 150, 26, waraq) +
  nuqta(330, 200, 26, waraq) +
  disc(210, 400, 22, zinjar) +
  disc(210, 400, 12, waraq) +
  statusBar('none', waraq) +
  summary()

const track = (index: number) => {
  const r = 60 * (index + 1)
  const way = `M${210 - r} -20V280A${r} ${r} 0 0 0 ${210 + r} 280V-20`
  return stroke(way, index === 1 ? zunjufr : leaf, 34)
}

const summary = () =>
  rect(12, 560, 396, 308, waraq) +
  bold('٢٤ دقيقة', 376, 640, 56) +
  arabic('تبديلٌ واحد، في ميدان الورق', 376, 690, 24) +
  button([44, 726, 332], 'ابدأ الرحلة', zunjufr, midad) +
  homeBar()

const arrival = () =>
  statusBar(fustuq) +
  arabic('قطارُك بعد', 376, 140, 30) +
  disc(210, 390, 150, zinjar) +
  ring(210, 390, 150, 32, -90, 130, zunjufr) +
  each(12, minute) +
  write('٣', 210, 448, waraq, { size: 160, weight: 900, anchor: 'middle' }) +
  bold('دقائق', 376, 650, 52) +
  arabic('الرصيف ٢، العربةُ الأولى', 376, 700, 26) +
  button([44, 726, 332], 'نبّهني قبل محطّتي') +
  homeBar()

const minute = (index: number) => {
  const angle = (index * Math.PI) / 6
  return nuqta(210 + 174 * Math.cos(angle), 390 + 174 * Math.sin(angle), 8, annab)
}
