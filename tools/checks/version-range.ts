/** Ranges as advisories write them: `<3.44.0`, `>=16.0.0 <16.2.5`, several parted by `||`, `*` for all. */
import { compareVersions } from '../check-floors.ts'

export function isInRange(version: string, ranges: string): boolean {
  return ranges.split('||').some((range) =>
    range
      .trim()
      .split(/\s+/)
      .every((part) => holds(version, part)),
  )
}

function holds(version: string, part: string): boolean {
  if (part === '*' || part === '') return true
  const [, sign = '=', bound = ''] = /^(<=|>=|<|>|=)?\s*v?(\d\S*)$/.exec(part) ?? []
  if (!bound) throw new Error(`“${part}” is no part of a range that is known.`)
  const order = compareVersions(version, bound)
  return (
    { '<': order < 0, '<=': order <= 0, '>': order > 0, '>=': order >= 0, '=': order === 0 }[
      sign
    ] ?? false
  )
}
