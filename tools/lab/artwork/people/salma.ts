import { pigments } from '../pigments.data.ts'
import { half, path, ring } from '../shapes.ts'
import { head, portrait } from './parts.ts'

const { annab, ward, zunjufr } = pigments
const shade = '#c7371a'
const scarf = 'M150 330A170 170 0 0 1 490 330V470A170 170 0 0 1 150 470Z'
const brow = 'M226 304V288A94 98 0 0 1 414 288V304C384 246 256 246 226 304Z'

/** A vermilion headscarf. */
export const salma = () =>
  portrait(
    ward,
    half(320, 730, 280, 180, annab) +
      path(scarf, zunjufr) +
      ring(320, 470, 170, 40, 0, 180, shade) +
      head('#d79d73') +
      path(brow, shade),
  )
