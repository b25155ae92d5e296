/**
 * The class names of CSS modules in a build: six characters instead of a sentence, as they stand in
 * every page, in the styles and in the script that comes first.
 */
import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/** About 36⁵ names after the first letter: a clash among a few hundred is unlikely, and refused. */
const nameLength = 6

const taken = new Map<string, string>()

/** @throws {Error} when two classes would get one name. */
export function scopedName(name: string, file: string): string {
  const key = `${relative(import.meta.dirname, file.replace(/\?.*$/, ''))}#${name}`
  const hash = BigInt(`0x${createHash('sha256').update(key).digest('hex').slice(0, 16)}`)
  const short = `c${hash.toString(36)}`.slice(0, nameLength)
  const other = taken.get(short)
  if (other !== undefined && other !== key)
    throw new Error(`The classes ${other} and ${key} both become ${short}; rename one of them.`)
  taken.set(short, key)
  return short
}
