import { pigments } from '../pigments.data.ts'
import { path, rect, ring } from '../shapes.ts'
import { head, neck, portrait, shoulders } from './parts.ts'

const { annab, lazaward, midad, waraq, zafaran } = pigments
const skin = '#dca67c'
const hair = 'M226 286C226 170 414 170 414 286C400 230 300 250 226 286Z'
const collar = 'M268 470L320 540L372 470L390 500L320 590L250 500Z'

const glasses = () =>
  ring(280, 310, 36, 9, 0, 359.9, midad) +
  ring(360, 310, 36, 9, 0, 359.9, midad) +
  rect(312, 304, 16, 9, midad)

/** Round glasses. */
export const omar = () =>
  portrait(
    zafaran,
    shoulders(lazaward) +
      neck(skin) +
      head(skin, 94) +
      path(hair, annab) +
      glasses() +
      path(collar, waraq),
  )
