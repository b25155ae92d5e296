import type { Question } from '@wajiha/contract'
import { RichText } from './rich-text.tsx'

/** Questions that open without script. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return questions.map(({ question, answer }) => (
    <details key={question}>
      <summary>{question}</summary>
      <RichText blocks={answer} />
    </details>
  ))
}
