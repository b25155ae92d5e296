/** Riwaq's first page from its head to its foot, to be scrolled in a frame. */
import { rosette } from '../girih.ts'
import { write } from '../lettering.ts'
import { pigments } from '../pigments.data.ts'
import { portalSteps } from '../projects/riwaq.ts'
import { all, each, horseshoe, moved, nuqta, path, rect, sheet, ticks } from '../shapes.ts'
import { arabic, bold, button } from './devices.ts'

const { annab, midad, waraq, ward, zunjufr } = pigments

const width = 1200
const right = width - 80
const hallHeight = 620
const hallsTop = 830
const ticketTop = hallsTop + 3 * hallHeight
const footTop = ticketTop + 820
const height = footTop + 220

export const riwaqPage = () =>
  sheet(width, height, waraq, entrance() + hours() + all(halls, hall) + ticket() + foot())

const entrance = () => portal() + menu(40, annab) + headline()

const portal = () =>
  rect(0, 0, 520, 700, annab) +
  all(portalSteps, (colour, i) => horseshoe(260, 340 + i * 9, 236 * 0.842 ** i, 640, colour)) +
  moved(260, 424, path(rosette(16, 50, 58), annab) + nuqta(0, 0, 14, zunjufr)) +
  rect(0, 640, 520, 60, midad) +
  each(9, (i) => nuqta(36 + i * 56, 670, 17, i % 2 ? zunjufr : ward))

const menu = (y: number, ink: string) =>
  all(['الزيارة', 'المعارض', 'المتجر'], (word, i) =>
    write(word, right - i * 150, y + 34, ink, { size: 26, weight: 700, anchor: 'right' }),
  )

const headline = () =>
  bold('ادخل', right, 270, 124) +
  bold('من حيث الضوء', right, 406, 88) +
  button([right - 320, 520, 320], 'احجز تذكرتك')

/** The day as a ruler: from opening to closing, an hour each fifth tick. */
const hours = () =>
  ticks(80, 730, 53, 20, annab, [10, 22, 2.5]) +
  arabic('مفتوحٌ اليوم حتّى العاشرة مساءً', right, 800, 30) +
  nuqta(700, 741, 16, zunjufr)

const halls = [
  { name: 'المخطوط', paper: ward, ink: annab, arch: zunjufr },
  { name: 'الخزف', paper: '#f37f5b', ink: annab, arch: waraq },
  { name: 'النسيج', paper: '#6a1128', ink: waraq, arch: zunjufr },
] as const

/** Each hall has its own paper, and its arches grow towards its name. */
const hall = ({ name, paper, ink, arch }: (typeof halls)[number], index: number) =>
  moved(
    0,
    hallsTop + index * hallHeight,
    rect(0, 0, width, hallHeight, paper) +
      each(4, (i) => horseshoe(105 + i * 168, 400 - i * 42, 48 + i * 14, hallHeight, arch)) +
      star(105 + 3 * 168, 274, 62 + index * 4, paper) +
      write(name, right, 300, ink, { size: 104, weight: 900, anchor: 'right' }) +
      ticks(right - 260, 350, 14, 20, ink, [10, 22, 2.5]),
  )

const star = (x: number, y: number, theta: number, ink: string) =>
  moved(x, y, path(rosette(16, 54, theta), ink))

/** The code at the door is a star, and each ticket has its own opening. */
const ticket = () =>
  moved(
    0,
    ticketTop,
    rect(0, 0, width, 820, zunjufr) +
      write('تذكرتك', right, 210, midad, { size: 104, weight: 900, anchor: 'right' }) +
      bold('قاعة الخزف', right, 330, 48, midad) +
      arabic('الجمعة، ٤:٣٠', right, 396, 34) +
      arabic('زائران', right, 452, 30) +
      button([right - 400, 600, 400], 'أضفها إلى المحفظة', midad, ward) +
      rect(80, 90, 520, 640, waraq) +
      moved(340, 360, code()) +
      each(17, (i) => rect(100 + i * 30, 620, 16, 5, annab)) +
      nuqta(80, 622, 26, zunjufr) +
      nuqta(600, 622, 26, zunjufr),
  )

const code = () =>
  path(rosette(16, 200, 62), annab) +
  path(rosette(16, 142, 44), ward) +
  path(rosette(8, 86, 58), annab) +
  nuqta(0, 0, 26, zunjufr)

const foot = () =>
  rect(0, footTop, width, 220, annab) +
  menu(footTop + 70, ward) +
  each(9, (i) => nuqta(100 + i * 56, footTop + 100, 17, i % 2 ? zunjufr : ward))
