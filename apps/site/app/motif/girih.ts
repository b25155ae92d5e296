/**
 * The motif: Hankin's polygons in contact. From the middle of every edge of a tile two rays enter at
 * θ degrees and stop where neighbours meet. For a regular polygon of n sides and edge a: apothem
 * r = a / 2tan(π/n), corner R = a / 2sin(π/n), and the rays meet on the corner's bisector at
 * R·(1 − h/(r + h)) with h = (a/2)·tan θ. Pure functions; lengths are pixels.
 */
import { type Grid, smallStarTheta } from '@wajiha/brand/motif'

type Tile = { sides: number; edge: number; x?: number; y?: number; facing?: number }
type Point = readonly [x: number, y: number]

/** The repeat of a grid: one large star and heart at the origin, where they stand, and the small stars. */
export type Cell = {
  width: number
  height: number
  star: string
  heart: string
  centres: readonly Point[]
  small: string
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const tenths = (value: number) => Math.round(value * 10) / 10
const apothem = ({ sides, edge }: Tile) => edge / (2 * Math.tan(Math.PI / sides))

function innerRadius(tile: Tile, theta: number): number {
  const corner = tile.edge / (2 * Math.sin(Math.PI / tile.sides))
  const rise = (tile.edge / 2) * Math.tan(radians(theta))
  return corner * (1 - rise / (apothem(tile) + rise))
}

function polar({ x = 0, y = 0, facing = 0 }: Tile, radius: number, angle: number): string {
  const at = radians(facing) + angle
  return `${tenths(x + radius * Math.cos(at))} ${tenths(y + radius * Math.sin(at))}`
}

function innerPoint(tile: Tile, theta: number, index: number): string {
  return polar(tile, innerRadius(tile, theta), ((2 * index + 1) * Math.PI) / tile.sides)
}

/** Path data of the star inside one tile. */
export function star(tile: Tile, theta: number): string {
  const points = Array.from({ length: tile.sides }, (_, index) => {
    const middle = polar(tile, apothem(tile), (index * 2 * Math.PI) / tile.sides)
    return `${middle}L${innerPoint(tile, theta, index)}`
  })
  return `M${points.join('L')}Z`
}

/** Path data of the {n/k} star whose tips are the inner points of `star`. */
export function heart(tile: Tile, theta: number, k: number): string {
  return Array.from(
    { length: tile.sides },
    (_, index) =>
      `M${innerPoint(tile, theta, index)}L${innerPoint(tile, theta, (index + k) % tile.sides)}`,
  ).join('')
}

/** Path data of a free-standing star of `sides` rays in a circle of `radius`. */
export function rosette(sides: number, radius: number, theta: number): string {
  return star({ sides, edge: 2 * radius * Math.sin(Math.PI / sides) }, theta)
}

/** The repeat of a grid whose polygons have edges of `edge` px. */
export function cell(grid: Grid, edge: number, theta: number): Cell {
  return { 8: octagons, 6: hexagons, 12: dodecagons }[grid](edge, theta)
}

/** 4.8.8: octagons; the squares between them fall as nuqtas. */
function octagons(edge: number, theta: number): Cell {
  const size = edge * (1 + Math.SQRT2)
  const tile = { sides: 8, edge }
  const corners = [0, size].flatMap((y) => [0, size].map((x) => ({ x, y })))
  return {
    width: tenths(size),
    height: tenths(size),
    star: star(tile, theta),
    heart: heart(tile, theta, 3),
    centres: [[tenths(size / 2), tenths(size / 2)]],
    small: corners.map((at) => star({ sides: 4, edge, facing: 45, ...at }, theta)).join(''),
  }
}

/** 6.6.6: hexagons alone. */
function hexagons(edge: number, theta: number): Cell {
  const tile = { sides: 6, edge }
  const width = Math.sqrt(3) * edge
  const centres: Point[] = [
    [width / 2, edge],
    [0, 2.5 * edge],
    [width, 2.5 * edge],
    [0, -0.5 * edge],
    [width, -0.5 * edge],
    [width / 2, 4 * edge],
  ]
  return {
    width: tenths(width),
    height: 3 * edge,
    star: star(tile, theta),
    heart: heart(tile, theta, 2),
    centres: rounded(centres),
    small: '',
  }
}

/** 3.12.12: dodecagons with triangles between them. */
function dodecagons(edge: number, theta: number): Cell {
  const tile = { sides: 12, edge }
  const width = 2 * apothem(tile)
  const height = width * Math.sqrt(3)
  const drop = width / Math.sqrt(3)
  const triangles: [x: number, y: number, facing: number][] = [
    [0, drop, -90],
    [width, drop, -90],
    [width / 2, height / 2 + drop, -90],
    [width / 2, height / 2 - drop, 90],
    [0, height - drop, 90],
    [width, height - drop, 90],
  ]
  const opening = Math.min(theta, smallStarTheta)
  return {
    width: tenths(width),
    height: tenths(height),
    star: star(tile, theta),
    heart: heart(tile, theta, 5),
    centres: rounded([
      [0, 0],
      [width, 0],
      [width / 2, height / 2],
      [0, height],
      [width, height],
    ]),
    small: triangles
      .map(([x, y, facing]) => star({ sides: 3, edge, x, y, facing }, opening))
      .join(''),
  }
}

const rounded = (points: readonly Point[]): Point[] =>
  points.map(([x, y]) => [tenths(x), tenths(y)])
