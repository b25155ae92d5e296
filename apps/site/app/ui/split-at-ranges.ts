/** `[start, end)` in UTF-16 units of a text. */
export type Range = readonly [start: number, end: number]

type Piece = { start: number; words: string; isMarked: boolean }

/**
 * A text in pieces, marked and not, in its own order; joined they are the text again. Ranges that
 * are empty, overlap an earlier one or leave the text are cut to what is left of them.
 *
 * @example splitAtRanges('الكشيدةُ زمن', [[0, 8]]) // «الكشيدةُ» marked, then « زمن»
 */
export function splitAtRanges(text: string, ranges: readonly Range[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  const take = (end: number, isMarked: boolean) => {
    if (end > at) pieces.push({ start: at, words: text.slice(at, end), isMarked })
    at = Math.max(at, end)
  }
  for (const [start, end] of ranges.toSorted(([one], [other]) => one - other)) {
    take(Math.min(start, text.length), false)
    take(Math.min(end, text.length), true)
  }
  take(text.length, false)
  return pieces
}
