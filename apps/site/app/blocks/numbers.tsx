import styles from './numbers.module.css'

/** The agency in one sentence of numbers; what stands between `*` is set strong. */
export function Numbers({ sentence }: { sentence: string }) {
  return (
    <p className={styles.tally}>
      {sentence.split('*').map((part, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
        index % 2 === 1 ? <b key={index}>{joined(part)}</b> : part,
      )}
    </p>
  )
}

/** A number is not torn from what it counts. */
const joined = (part: string) => part.replace(/^(\S+) (\S+)$/, '$1\u00a0$2')
