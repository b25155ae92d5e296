import type { BlockOf } from '@wajiha/contract'
import { Questions } from '#app/blocks/questions.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import styles from './questions-block.module.css'

/** Questions inside a text, under a heading of their own. */
export function QuestionsBlock({ title, questions }: BlockOf<'questions'>) {
  const { t } = useWords()
  return (
    <section className={styles.questions}>
      <h2>{title ?? t('blogs', 'questions')}</h2>
      <Questions questions={questions} />
    </section>
  )
}
