/** Which sizes of a picture a page offers to the browser, by the rules of BEHAVIOURS 10.5. */
import { densities as bothDensities, screens } from './image-sizes.ts'

/** One size to choose from. `descriptor` is `640w` or `2x`. */
export type Candidate = { width?: number; height?: number; descriptor: string }

type Candidates = {
  /** Ascending and without repetition; the first of densities, the last of widths is `src`. */
  candidates: Candidate[]
  src: Candidate
  /** The `sizes` attribute; missing where candidates differ by density. */
  sizes?: string
}

type Wanted = {
  /** CSS pixels; with both, the picture is cut to the box. */
  width?: number
  height?: number
  /** `sm:100vw md:300px`, or the same pairs separated by commas. */
  sizes?: string
  densities?: readonly number[]
}

/** Candidates of one picture; with `sizes` by width, else one for each density. */
export function findCandidates({ width, height, sizes, densities = bothDensities }: Wanted) {
  const entries = readSizes(sizes)
  return entries.length > 0
    ? byWidth(entries, densities, width && height ? height / width : undefined)
    : byDensity(width, height, densities)
}

function byDensity(
  width: number | undefined,
  height: number | undefined,
  densities: readonly number[],
): Candidates {
  const candidates = densities
    .toSorted((a, b) => a - b)
    .map((density) => ({
      ...(width ? { width: width * density } : {}),
      ...(height ? { height: height * density } : {}),
      descriptor: `${density}x`,
    }))
  return { candidates, src: candidates[0] ?? { descriptor: '1x' } }
}

function byWidth(entries: Entry[], densities: readonly number[], ratio?: number): Candidates {
  const widths = entries.flatMap(({ pixels }) => densities.map((density) => pixels * density))
  const candidates = [...new Set(widths)]
    .sort((a, b) => a - b)
    .map((width) => ({
      width,
      ...(ratio ? { height: Math.round(width * ratio) } : {}),
      descriptor: `${width}w`,
    }))
  const sizes = entries.map(({ size }, index) => {
    const next = entries[index + 1]
    return next ? `(max-width: ${next.screen}px) ${size}` : size
  })
  return {
    candidates,
    src: candidates.at(-1) ?? { descriptor: '1x' },
    sizes: sizes.join(', '),
  }
}

type Entry = { screen: number; size: string; pixels: number }

/** Pairs by ascending screen; what is neither `vw` nor pixels is left out. */
function readSizes(text = ''): Entry[] {
  const entries = text.split(/[\s,]+/).flatMap((pair): Entry[] => {
    const [, name, number, unit = 'px'] = /^(?:(\w+):)?(\d+(?:\.\d+)?)(vw|px)?$/.exec(pair) ?? []
    const screen = name === undefined ? 0 : screenWidth(name)
    if (!number || screen === undefined) return []
    // A share of no named screen is a share of the smallest.
    const share = (Number(number) / 100) * (screen || screens.xs)
    const pixels = Math.round(unit === 'vw' ? share : Number(number))
    return pixels > 0 ? [{ screen, size: number + unit, pixels }] : []
  })
  return entries.sort((a, b) => a.screen - b.screen)
}

function screenWidth(name: string): number | undefined {
  if (/^\d+$/.test(name)) return Number(name)
  return Object.hasOwn(screens, name) ? screens[name as keyof typeof screens] : undefined
}
