/**
 * The symbol as outlines: a bowl and its nuqta, the ب that the name begins with. `npm run brand` draws
 * every icon from it. The box is what an icon keeps free around: its middle becomes the icon's middle.
 */
import type { Outline } from './wordmark.ts'

export const symbol: Outline = {
  box: [0, 8, 96, 96],
  ink: 'M84 30A36 36 0 0 1 12 30L27 30A21 21 0 0 0 69 30Z',
  point: 'm48 70 12.5 12.5L48 95 35.5 82.5Z',
}
