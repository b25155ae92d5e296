import type { Question } from '@wajiha/contract'
import styles from './questions.module.css'
import { RichText } from './rich-text.tsx'

/** Questions that open without script. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.question}>
          <summary>{question}</summary>
          <div className={styles.answer}>
            <RichText blocks={answer} />
          </div>
        </details>
      ))}
    </div>
  )
}
