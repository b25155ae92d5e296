import { pigments } from '../pigments.data.ts'
import { path, ring } from '../shapes.ts'
import { head, neck, portrait, shoulders } from './parts.ts'

const { lazaward, midad, waraq } = pigments
const skin = '#b97a4f'
const brow = 'M236 306A84 84 0 0 1 404 306L398 280H242Z'
const ghutra =
  'M160 330A160 160 0 0 1 480 330L500 560C440 610 404 540 412 330A92 76 0 0 0 228 330C236 540 200 610 140 560Z'
const fold = 'M412 330C404 470 420 560 470 570L500 560L480 330Z'

/** A white ghutra under its agal. */
export const majed = () =>
  portrait(
    lazaward,
    shoulders(waraq) +
      neck('#a86d45') +
      head(skin, 88) +
      ring(320, 330, 89, 22, 0, 180, midad) +
      path(brow, skin) +
      path(ghutra, waraq) +
      path(fold, '#e3e6d4') +
      ring(320, 338, 168, 20, 222, 318, midad) +
      ring(320, 338, 140, 16, 222, 318, midad),
  )
