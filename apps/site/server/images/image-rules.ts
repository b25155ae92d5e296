/**
 * The closed lists: every size, quality, format, fit and ground that the endpoint makes. They bound
 * how many derivatives a picture can have, and so what a stranger can make us do.
 */
import { findCandidates } from '#app/ui/core/image-candidates.ts'
import { declaredBoxes, declaredSizes, densities, screens } from '#app/ui/core/image-sizes.ts'

/** Pixels, more than any original has: asks for the picture in its own size. */
const whole = 4000

const declaredWidths = declaredSizes.flatMap((sizes) =>
  findCandidates({ sizes }).candidates.flatMap(({ width }) => width ?? []),
)
const boxes = declaredBoxes.flatMap((box) => {
  const [width = 0, height] = box.split('x').map(Number)
  return densities.map((density) => [width * density, height && height * density] as const)
})

/** Pixels that `w_` and `h_` may ask for. */
export const sides: ReadonlySet<number> = new Set([
  ...Object.values(screens).flatMap((width) => densities.map((density) => width * density)),
  ...declaredWidths,
  ...boxes.flatMap(([width, height]) => [width, ...(height ? [height] : [])]),
  whole,
])

/** What `s_` may ask for, as `WIDTHxHEIGHT`. */
export const boxSizes: ReadonlySet<string> = new Set([
  ...boxes.flatMap(([width, height]) => (height ? `${width}x${height}` : [])),
  `${whole}x${whole}`,
])

export const qualities: ReadonlySet<number> = new Set([50, 60, 70, 80, 90])

/** Names of formats, as written, and what they mean here. */
export const formats = {
  webp: 'webp',
  avif: 'avif',
  jpeg: 'jpeg',
  jpg: 'jpeg',
  png: 'png',
  gif: 'gif',
  svg: 'svg',
  auto: 'auto',
} as const

/** Formats that the grammar knows and this endpoint does not make. */
export const unmadeFormats: ReadonlySet<string> = new Set(['tiff', 'heif', 'heic'])

export const fits = ['cover', 'contain', 'fill', 'inside', 'outside'] as const

/** Which part of a cut picture stays, in quarters of the way; the middle is not said. */
export const positions: ReadonlySet<string> = new Set(
  [0, 1, 2, 3, 4]
    .flatMap((x) => [0, 1, 2, 3, 4].map((y) => `${x}${y}`))
    .filter((one) => one !== '22'),
)

/** Grounds to pad with: the corners of the colour cube. */
export const grounds: ReadonlySet<string> = new Set(
  ['00', 'ff'].flatMap((r) => ['00', 'ff'].flatMap((g) => ['00', 'ff'].map((b) => r + g + b))),
)

/** Limits of the work itself. */
export const workLimits = {
  /** Pixels of an original, width times height. */
  pixels: 40_000_000,
  /** Bytes of an original. */
  bytes: 15_000_000,
  /** Bytes of a drawing in SVG. */
  drawingBytes: 500_000,
  /** Seconds by the clock on the wall that one picture may take; a picture of the house must come on a busy server, too. */
  seconds: 3,
  ownSeconds: 20,
  /** Jobs at once, and how many may wait for their turn. */
  jobs: 2,
  waiting: 32,
} as const
