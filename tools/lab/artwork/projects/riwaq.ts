/** Riwaq, a museum: one horseshoe portal, seven steps of one ratio, a rosette in the light. */
import { rosette } from '../girih.ts'
import { pigments } from '../pigments.data.ts'
import { all, each, hairs, horseshoe, moved, nuqta, path, rect } from '../shapes.ts'
import { scene, sceneHeight, sceneWidth } from './scene.ts'

const { annab, midad, waraq, ward, zunjufr } = pigments
const cx = sceneWidth / 2
const cy = 560
const floor = 1064

/** From the wall to the light. */
export const portalSteps = ['#6a1128', '#94182a', '#c02c27', zunjufr, '#f37f5b', ward, waraq]

export const riwaq = () =>
  scene(annab, all(portalSteps, step) + light() + tiles() + beads(-1) + beads(1) + compass())

const step = (colour: string, index: number) =>
  horseshoe(cx, cy + index * 14, 640 * 0.842 ** index - 60, floor, colour)

const light = () => moved(cx, cy + 84, path(rosette(16, 128, 58), annab) + nuqta(0, 0, 34, zunjufr))

const tiles = () =>
  rect(0, floor, sceneWidth, sceneHeight - floor, midad) +
  each(17, (i) => nuqta(i * 100, floor + 68, 44, i % 2 ? zunjufr : ward))

const beads = (side: -1 | 1) =>
  each(10, (i) => nuqta(cx + side * 712, 76 + i * 100, 26, i % 2 ? ward : zunjufr))

const compass = () =>
  hairs(
    [
      [cx, cy, 640],
      [cx, cy, 700],
    ],
    ward,
    0.5,
  )
