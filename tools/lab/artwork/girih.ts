/**
 * The motif: Hankin's polygons in contact. From the middle of every edge of a tile two rays enter at
 * θ degrees and stop where neighbours meet. θ between 22 and 76 draws every star of the house.
 */
import { round } from './shapes.ts'

interface Tile {
  readonly sides: number
  readonly edge: number
  readonly cx: number
  readonly cy: number
  /** Direction of the first edge's normal, in degrees. */
  readonly facing: number
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const apothem = ({ sides, edge }: Tile) => edge / (2 * Math.tan(Math.PI / sides))

/** How far from the centre the rays of a tile meet, on the bisector of its corner. */
const innerRadius = (tile: Tile, theta: number) => {
  const corner = tile.edge / (2 * Math.sin(Math.PI / tile.sides))
  const rise = (tile.edge / 2) * Math.tan(radians(theta))
  return corner * (1 - rise / (apothem(tile) + rise))
}

const polar = ({ cx, cy }: Tile, radius: number, angle: number) =>
  `${round(cx + radius * Math.cos(angle))} ${round(cy + radius * Math.sin(angle))}`

const innerPoint = (tile: Tile, theta: number, index: number) =>
  polar(
    tile,
    innerRadius(tile, theta),
    radians(tile.facing) + ((2 * index + 1) * Math.PI) / tile.sides,
  )

/** Path data of the star inside one tile. */
export const star = (tile: Tile, theta: number) => {
  const step = (2 * Math.PI) / tile.sides
  const corners = Array.from({ length: tile.sides }, (_, i) => {
    const middle = polar(tile, apothem(tile), radians(tile.facing) + i * step)
    return `${middle}L${innerPoint(tile, theta, i)}`
  })
  return `M${corners.join('L')}Z`
}

/** Path data of the {n/k} star whose tips are the inner points of `star`. */
export const heart = (tile: Tile, theta: number, k = 3) =>
  Array.from(
    { length: tile.sides },
    (_, i) => `M${innerPoint(tile, theta, i)}L${innerPoint(tile, theta, (i + k) % tile.sides)}`,
  ).join('')

/** The repeat of the eightfold grid (4.8.8): an octagon and the four nuqtas at its corners. */
export const octagonCell = (edge: number, theta: number) => {
  const size = edge * (1 + Math.SQRT2)
  const octagon = { sides: 8, edge, cx: size / 2, cy: size / 2, facing: 0 }
  const corners = [0, size].flatMap((cy) => [0, size].map((cx) => ({ cx, cy })))
  return {
    size,
    major: star(octagon, theta),
    heart: heart(octagon, theta),
    minor: corners.map((at) => star({ sides: 4, edge, facing: 45, ...at }, theta)).join(''),
  }
}

/** A free-standing star of `sides` rays in a circle of radius `radius`. */
export const rosette = (sides: number, radius: number, theta: number) =>
  star({ sides, edge: 2 * radius * Math.sin(Math.PI / sides), cx: 0, cy: 0, facing: 0 }, theta)
