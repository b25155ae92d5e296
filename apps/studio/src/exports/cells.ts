import { wallOf } from '@wajiha/contract/zoned-time'

/** What stands in a cell: words, a number, a moment, or nothing. */
export type Cell = string | number | Date | null

/** A line of a table that is being written. */
export type Row = readonly Cell[]

/** A table as it is read: one part of it at a time. */
export type Table = {
  /** Language of the headers and of the words that stand for codes. */
  locale: 'ar' | 'en'
  /** IANA name; moments are written as the clocks there show them. */
  timeZone: string
  headers: readonly string[]
  rows: AsyncIterable<Row>
}

/** `2026-11-21 09:30:00` as the clocks there show it. */
export const wallClockOf = (moment: Date, timeZone: string): string =>
  wallOf(moment, timeZone).replace('T', ' ')
