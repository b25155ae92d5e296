import { pigments } from '../pigments.data.ts'
import { disc, path } from '../shapes.ts'
import { head, neck, portrait, shoulders } from './parts.ts'

const { lazaward, midad, ward, zafaran } = pigments
const skin = '#e6b48d'
const bob = 'M168 330A152 152 0 0 1 472 330V450H168Z'
const fringe = 'M228 300V270A96 96 0 0 1 412 262C350 262 290 258 228 300Z'

/** A black bob and saffron earrings. */
export const laila = () =>
  portrait(
    ward,
    shoulders(lazaward) +
      path(bob, midad) +
      neck(skin) +
      head(skin) +
      path(fringe, midad) +
      disc(212, 420, 18, zafaran) +
      disc(428, 420, 18, zafaran),
  )
