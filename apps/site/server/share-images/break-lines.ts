/** Breaks words into a few lines of nearly the same width. */

export type Broken = { lines: string[]; width: number }

/**
 * The best way to break words into exactly `count` lines: the one whose widest line is narrowest.
 * Widths are in ems. Fewer words than lines give as many lines as words.
 */
export function breakLines(
  words: readonly { text: string; width: number }[],
  count: number,
  space: number,
): Broken {
  const lineWidth = (from: number, to: number) =>
    words.slice(from, to).reduce((sum, { width }) => sum + width, 0) + (to - from - 1) * space

  function best(from: number, lines: number): { breaks: number[]; width: number } {
    if (lines <= 1) return { breaks: [words.length], width: lineWidth(from, words.length) }
    let found = { breaks: [words.length], width: Number.POSITIVE_INFINITY }
    for (let to = from + 1; to <= words.length - lines + 1; to += 1) {
      const rest = best(to, lines - 1)
      const width = Math.max(lineWidth(from, to), rest.width)
      // Of equals the later break wins: a short last line carries the bar.
      if (width <= found.width) found = { breaks: [to, ...rest.breaks], width }
    }
    return found
  }

  const { breaks, width } = best(0, Math.min(count, words.length))
  const lines = breaks.map((to, index) =>
    words
      .slice(breaks[index - 1] ?? 0, to)
      .map(({ text }) => text)
      .join(' '),
  )
  return { lines, width }
}
