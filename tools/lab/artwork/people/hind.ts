import { pigments } from '../pigments.data.ts'
import { half, path } from '../shapes.ts'
import { head, portrait } from './parts.ts'

const { fustuq, lazaward, zunjufr } = pigments
const shade = '#182f7c'
const scarf = 'M156 330A164 164 0 0 1 484 330V440A164 190 0 0 1 156 440Z'
const wrap = 'M156 440A164 190 0 0 0 484 440L540 640H430L320 600Z'
const brow = 'M226 304V288A94 98 0 0 1 414 288V304C384 250 256 250 226 304Z'

/** A wrapped scarf in lapis. */
export const hind = () =>
  portrait(
    fustuq,
    half(320, 730, 280, 180, zunjufr) +
      path(scarf, lazaward) +
      path(wrap, shade) +
      head('#c98a60') +
      path(brow, shade),
  )
