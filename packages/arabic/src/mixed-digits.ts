import { overlaps } from './contact-parts.ts'
import type { TextRange } from './highlight-ranges.ts'

/**
 * Numbers written in another digit system than the rest of a text: in `'من ٥ إلى 10 و٢٠'` the `10`. The
 * system of most numbers is the text's own; where two are level, the first one is.
 * Phones, links and digits attached to Latin letters (`H2O`, `2FA`) do not count.
 *
 * @param contacts Ranges to leave out, in order.
 */
export function mixedDigits(text: string, contacts: readonly TextRange[]): TextRange[] {
  const bySystem = new Map<string, TextRange[]>()
  for (const { 0: number, index } of text.matchAll(numberPattern)) {
    const range = { start: index, end: index + number.length }
    if (overlaps(range, contacts)) continue
    const system = systemOf(number)
    const ranges = bySystem.get(system)
    if (ranges) ranges.push(range)
    else bySystem.set(system, [range])
  }
  const [, ...others] = [...bySystem.values()].sort((one, other) => other.length - one.length)
  return others.flat()
}

const numberPattern =
  /(?<![A-Za-z\d_]|\d[.,])\d+(?:[.,]\d+)*(?![A-Za-z\d_])|[٠-٩]+(?:[٫٬.,][٠-٩]+)*|[۰-۹]+(?:[٫٬.,][۰-۹]+)*/g

function systemOf(number: string): string {
  if (/^[٠-٩]/.test(number)) return 'arabic-indic'
  return /^[۰-۹]/.test(number) ? 'persian' : 'latin'
}
