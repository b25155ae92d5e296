import { createHash } from 'node:crypto'
import type { FlattenedField } from 'payload'
import { leavesOf } from './leaves.ts'
import { wordsIn } from './words-in.ts'

/** By path; an empty text where nothing is written. */
export type Hashes = Record<string, string>

/** Enough to tell two wordings of one field apart. */
const kept = 12

export function hashOf(value: unknown): string {
  const words = wordsIn(value)
  return words && createHash('sha256').update(words).digest('base64url').slice(0, kept)
}

/** @param values a document read in one language. */
export const hashesOf = (fields: readonly FlattenedField[], values: object): Hashes =>
  Object.fromEntries(
    leavesOf(fields, { ...values }).map(({ path, value }) => [path, hashOf(value)]),
  )
