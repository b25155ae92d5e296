import type { BlockOf } from '@wajiha/contract'
import { Questions } from '#app/blocks/questions.tsx'
import styles from './questions-block.module.css'

/** Questions inside a text, under a heading of their own. */
export function QuestionsBlock({ title, questions }: BlockOf<'questions'>) {
  return (
    <section className={styles.questions}>
      {title && <h2>{title}</h2>}
      <Questions questions={questions} />
    </section>
  )
}
