/** Riwaq's site and its ticket on a phone. */
import { rosette } from '../girih.ts'
import { write } from '../lettering.ts'
import { pigments } from '../pigments.data.ts'
import { portalSteps } from '../projects/riwaq.ts'
import { all, each, horseshoe, moved, nuqta, path, rect, ticks } from '../shapes.ts'
import { arabic, bold, browser, button, homeBar, phone, statusBar, table } from './devices.ts'

const { annab, midad, waraq, ward, zunjufr } = pigments

export const riwaqScreens = () =>
  table(
    annab,
    ward,
    browser([80, 150, 1130, 860], 'riwaq.example', home()) + phone(1100, 210, ticket(), zunjufr),
    [560, 560],
  )

const home = () => gallery() + menu() + headline() + rooms()

/** The portal of the cover, drawn again for a smaller wall. */
const gallery = () =>
  rect(0, 0, 430, 540, annab) +
  all(portalSteps, (colour, i) => horseshoe(215, 270 + i * 7, 200 * 0.842 ** i, 500, colour)) +
  moved(215, 336, path(rosette(16, 40, 58), annab) + nuqta(0, 0, 11, zunjufr)) +
  rect(0, 500, 430, 40, midad) +
  each(8, (i) => nuqta(26 + i * 54, 520, 14, i % 2 ? zunjufr : ward))

const menu = () =>
  all(['الزيارة', 'المعارض', 'المتجر'], (word, i) =>
    write(word, 960 - i * 130, 56, annab, { size: 22, weight: 700, anchor: 'right' }),
  )

const headline = () =>
  bold('ادخل', 960, 210, 92) +
  bold('من حيث الضوء', 960, 320, 76) +
  arabic('مفتوحٌ اليوم حتّى العاشرة مساءً', 960, 388, 26) +
  button([680, 430, 280], 'احجز تذكرتك')

const halls = [
  ['المخطوط', ward],
  ['الخزف', '#f37f5b'],
  ['النسيج', '#6a1128'],
] as const

const rooms = () =>
  ticks(40, 574, 47, 20, annab, [8, 16, 2]) +
  all(halls, ([name, paper], i) => {
    const x = 660 - i * 310
    const light = paper === '#6a1128'
    return (
      rect(x, 620, 300, 172, paper) +
      horseshoe(x + 70, 706, 46, 792, light ? zunjufr : annab) +
      write(name, x + 272, 718, light ? waraq : annab, { size: 34, weight: 900, anchor: 'right' })
    )
  })

const ticket = () =>
  statusBar(zunjufr, midad) +
  write('تذكرتك', 376, 146, midad, { size: 52, weight: 900, anchor: 'right' }) +
  rect(44, 186, 332, 520, waraq) +
  code() +
  nuqta(44, 520, 22, zunjufr) +
  nuqta(376, 520, 22, zunjufr) +
  each(12, (i) => rect(78 + i * 23, 518, 12, 4, annab)) +
  bold('قاعة الخزف', 350, 584, 36) +
  arabic('الجمعة، ٤:٣٠', 350, 634, 28) +
  arabic('زائران', 350, 676, 24) +
  button([44, 732, 332], 'أضفها إلى المحفظة', midad, ward) +
  homeBar(midad)

/** The code at the door is a star, and each ticket has its own opening. */
const code = () =>
  moved(
    210,
    350,
    path(rosette(16, 130, 62), annab) +
      path(rosette(16, 92, 44), ward) +
      path(rosette(8, 56, 58), annab) +
      nuqta(0, 0, 18, zunjufr),
  )
