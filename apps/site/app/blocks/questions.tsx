import type { Question } from '@wajiha/contract'
import styles from './questions.module.css'
import { RichText } from './rich-text.tsx'

type QuestionsProps = {
  questions: readonly Question[]
  /** Whether the first is open from the start, and shows that they open. */
  opensFirst?: boolean
}

/** Questions that open without script. */
export function Questions({ questions, opensFirst = false }: QuestionsProps) {
  return (
    <div>
      {questions.map(({ question, answer }, index) => (
        <details key={question} className={styles.question} open={opensFirst && index === 0}>
          <summary>{question}</summary>
          <div className={styles.answer}>
            <RichText blocks={answer} />
          </div>
        </details>
      ))}
    </div>
  )
}
