import { pigments } from '../pigments.data.ts'
import { path } from '../shapes.ts'
import { head, neck, portrait, shoulders } from './parts.ts'

const { fustuq, lazaward, midad } = pigments
const crown = 'M226 318V276A94 104 0 0 1 414 276V318C396 250 350 226 320 226S244 250 226 318Z'

/** Long hair, in front of the shoulders. */
export const reem = () =>
  portrait(
    lazaward,
    path('M160 330A160 160 0 0 1 480 330V640H160Z', midad) +
      shoulders(fustuq) +
      neck('#9f6a48') +
      head('#b97a55') +
      path(crown, midad) +
      path('M160 400C220 420 220 560 190 640H160Z', midad) +
      path('M480 400C420 420 420 560 450 640H480Z', midad),
  )
