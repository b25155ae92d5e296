/** The pattern of the house under a magnifying glass. */
import { octagonCell } from '../girih.ts'
import { pigments } from '../pigments.data.ts'
import { each, moved, path, stroke } from '../shapes.ts'
import { plate } from './plate.ts'

const { annab, fustuq, zunjufr } = pigments
const { size, major, heart, minor } = octagonCell(190, 58)

export const cell = () => plate(annab, tiled(strap()) + tiled(path(minor, zunjufr)))

/** Strapwork is one path stroked twice over a filled star. */
const strap = () =>
  path(major, '#5d1429', { stroke: fustuq, strokeWidth: 20 }) +
  stroke(major, annab, 11) +
  stroke(heart, fustuq, 3.5)

const tiled = (inner: string) =>
  each(5, (row) =>
    each(6, (column) => moved((column - 1) * size - 118, (row - 1) * size - 218, inner)),
  )
