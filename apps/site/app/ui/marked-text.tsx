import styles from './marked-text.module.css'
import { type Range, splitAtRanges } from './split-at-ranges.ts'

/** A text as it was written, with what was searched for marked in it. */
export function MarkedText({ text, ranges }: { text: string; ranges: readonly Range[] }) {
  return splitAtRanges(text, ranges).map(({ start, words, isMarked }) =>
    isMarked ? (
      <mark key={start} className={styles.mark}>
        {words}
      </mark>
    ) : (
      words
    ),
  )
}
