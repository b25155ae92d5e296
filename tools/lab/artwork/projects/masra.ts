/** Masra, transit: parallel tracks that only ever turn by half circles. */
import { pigments } from '../pigments.data.ts'
import { all, disc, each, nuqta, type Point, stroke } from '../shapes.ts'
import { scene } from './scene.ts'

const { fustuq, waraq, zinjar, zunjufr } = pigments
const tracks = 5
const thickness = 40
const axis = 350

/** Radius of a track's first turn; its second turn takes the radius of the opposite track. */
const radius = (track: number) => 35 + 70 * track

export const masra = () => scene(zinjar, each(tracks, track) + all(stations, station))

const ink = (track: number) => {
  if (track === 2) return zunjufr
  return track % 2 ? '#9cc48f' : fustuq
}

const track = (index: number) => {
  const [first, second] = [radius(index), radius(tracks - 1 - index)]
  const there = `M-40 ${axis - first}H1130A${first} ${first} 0 0 1 1130 ${axis + first}`
  const back = `H470A${second} ${second} 0 0 0 470 ${axis + first + 2 * second}H1640`
  return stroke(there + back, ink(index), thickness)
}

const stations: Point[] = [
  [300, axis - radius(2)],
  [900, axis + radius(2)],
  [1380, axis + 3 * radius(2)],
]

const station = ([x, y]: Point) => disc(x, y, 44, zinjar) + nuqta(x, y, 34, waraq)
