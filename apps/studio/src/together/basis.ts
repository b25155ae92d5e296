/**
 * What a save began from, as the admin pages send it along: the earlier value of each field that the
 * person changed. Whatever a save does not list there, its sender left as it was.
 */
export const basisName = '_basis'

/** What a save answers when the words of others were taken into it. */
export const broughtName = '_brought'
export type Brought = { fields: string[]; labels: string[]; by?: string }

/** One thing that two people changed differently, in the words of the later one. */
export type Difference = {
  /** Names of fields; a row is `#` and its id. */
  path: string[]
  label: string
  mine: string
  theirs: string
  /** The other's value as it is stored. */
  value: unknown
}

export type Conflict = { differences: Difference[]; by?: string }
