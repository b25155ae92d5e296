/** Diwan: a coffee pot and its cups, from half discs. */
import { pigments } from '../pigments.data.ts'
import { all, disc, each, hairs, half, nuqta, path, polygon, rect, ring } from '../shapes.ts'
import { frieze, scene, sceneHeight, sceneWidth } from './scene.ts'

const { annab, waraq, ward, zafaran, zunjufr } = pigments
const cx = 820
const table = 1010

export const diwan = () => scene(zunjufr, moon() + pot() + lid() + necklace() + setTable())

const moon = () =>
  disc(cx, 540, 480, ward) +
  hairs(
    [
      [cx, 540, 420],
      [cx, 540, 360],
      [cx, 540, 300],
    ],
    annab,
    0.5,
  )

const spout = `M${cx - 90} 700C${cx - 270} 690 ${cx - 310} 500 ${cx - 450} 440L${cx - 400} 382C${cx - 250} 410 ${cx - 190} 470 ${cx - 80} 480Z`
const body = `M${cx - 92} 384H${cx + 92}L${cx + 124} 520A240 240 0 1 1 ${cx - 124} 520Z`

const pot = () =>
  ring(cx + 130, 590, 270, 46, -90, 74, annab) +
  rect(cx + 90, 320, 44, 46, annab) +
  path(spout, annab) +
  path(body, annab) +
  polygon(
    [
      [cx - 120, 930],
      [cx + 120, 930],
      [cx + 190, table],
      [cx - 190, table],
    ],
    annab,
  )

const lid = () =>
  rect(cx - 130, 350, 260, 36, zafaran) +
  half(cx, 351, 110, 180, annab) +
  rect(cx - 9, 168, 18, 90, annab) +
  nuqta(cx, 160, 40, zafaran)

const necklace = () =>
  ring(cx, 720, 186, 14, 0, 180, zafaran) +
  ring(cx, 720, 150, 14, 0, 180, zunjufr) +
  ring(cx, 720, 114, 14, 0, 180, ward) +
  each(7, (i) => nuqta(cx + (i - 3) * 60, 680, 22, i % 2 ? zafaran : zunjufr))

const cup = (x: number) =>
  half(x, table - 96, 84, 0, waraq) +
  rect(x - 36, table - 20, 72, 20, waraq) +
  ring(x, table - 96, 62, 10, 0, 180, zunjufr)

const setTable = () =>
  rect(0, table, sceneWidth, sceneHeight - table, annab) +
  all([110, 300, 1300, 1490], cup) +
  frieze(table + 66, 38, 0)
