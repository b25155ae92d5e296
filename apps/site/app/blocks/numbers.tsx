import { useWords } from '#app/locale/locale-context.tsx'
import styles from './card.module.css'

type NumbersProps = { sentence: string; figures: { value: number; label: string }[] }

/** The agency in one sentence, and its figures. */
export function Numbers({ sentence, figures }: NumbersProps) {
  const { format } = useWords()
  return (
    <>
      <p>{sentence}</p>
      <dl className={styles.numbers}>
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt className={styles.meta}>{label}</dt>
            <dd>{format.number(value)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
