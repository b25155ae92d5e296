/** The Nabd app: a time, an appointment, a turn. */
import { write } from '../lettering.ts'
import { pigments } from '../pigments.data.ts'
import { all, disc, each, line, nuqta, onCircle, rect, stroke } from '../shapes.ts'
import { arabic, bold, button, homeBar, phone, statusBar, table } from './devices.ts'

const { annab, fustuq, midad, waraq, ward, zunjufr } = pigments

export const nabdScreens = () =>
  table(
    fustuq,
    annab,
    phone(120, 220, times()) + phone(1060, 220, turn(), annab) + phone(590, 120, booked(), ward),
  )

const days = [
  ['الأحد', '٦'],
  ['الاثنين', '٧'],
  ['الثلاثاء', '٨'],
] as const

const slots = ['٩:٠٠', '٩:٣٠', '١٠:٠٠', '١٠:٣٠', '١١:٠٠', '١٢:٣٠', '١:٠٠', '٤:٠٠'] as const
const chosen = 2

const times = () =>
  statusBar(waraq) +
  bold('متى يناسبك؟', 376, 146, 46) +
  all(days, day) +
  all(slots, slot) +
  button([44, 744, 332], 'احجز', zunjufr, midad) +
  homeBar()

const day = ([name, date]: (typeof days)[number], index: number) => {
  const x = 272 - index * 114
  const on = index === 1
  const ink = on ? fustuq : annab
  return (
    rect(x, 184, 104, 116, on ? annab : '#eef0e2') +
    write(name, x + 52, 222, ink, { size: 20, weight: 500, anchor: 'middle' }) +
    write(date, x + 52, 276, ink, { size: 44, weight: 900, anchor: 'middle' })
  )
}

const slot = (time: string, index: number) => {
  const [x, y] = [215 - (index % 2) * 171, 330 + Math.floor(index / 2) * 98]
  const on = index === chosen
  return (
    rect(x, y, 161, 82, on ? annab : '#eef0e2') +
    write(time, x + 80, y + 53, on ? fustuq : annab, { size: 32, weight: 700, anchor: 'middle' }) +
    (on ? nuqta(x + 140, y + 20, 10, zunjufr) : '')
  )
}

const booked = () =>
  statusBar(ward) +
  arabic('موعدُك محجوز', 376, 136, 28) +
  bold('الاثنين، ١٠:٠٠', 376, 204, 48) +
  clock() +
  bold('عيادةُ القلب', 376, 664, 36) +
  arabic('الطابق الثاني، الغرفة ٥', 376, 704, 24) +
  button([44, 730, 332], 'غيّر الموعد') +
  homeBar()

const clock = () =>
  disc(210, 420, 170, annab) +
  disc(210, 420, 146, waraq) +
  each(12, (i) => {
    const [x, y] = onCircle(210, 420, 116, i * 30 - 90)
    return nuqta(x, y, i === 10 ? 20 : 9, i === 10 ? zunjufr : annab)
  }) +
  line([210, 420], onCircle(210, 420, 66, 210), annab, 14) +
  line([210, 420], [210, 330], annab, 14) +
  disc(210, 420, 17, annab)

const beat = 'l30 -30l46 60l30 -30'

const turn = () =>
  statusBar(annab, fustuq) +
  write('قبلك', 376, 150, fustuq, { size: 34, weight: 500, anchor: 'right' }) +
  write('اثنان', 376, 246, fustuq, { size: 100, weight: 900, anchor: 'right' }) +
  all([0, 1, 2] as const, (i) => disc(326 - i * 116, 400, 48, i === 2 ? zunjufr : fustuq)) +
  stroke(`M-20 560h70${beat}h60${beat}h100`, zunjufr, 9) +
  write('اجلس حيث تحبّ', 376, 668, fustuq, { size: 36, weight: 900, anchor: 'right' }) +
  write('نناديك قبل دورك بدقيقتين', 376, 712, fustuq, { size: 24, weight: 500, anchor: 'right' }) +
  button([44, 744, 332], 'سأتأخّر قليلًا', fustuq, annab) +
  homeBar(fustuq)
