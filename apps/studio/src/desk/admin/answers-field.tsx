'use client'
/** What an applicant answered to the questions of the job, to be read in one go. */
import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { languageOf } from '../../platform/admin/words.ts'
import { type Answer, sayAnswer } from '../../platform/fields/say-answer.ts'
import { say } from '../../platform/i18n/say.ts'
import styles from './desk.module.css'

const words = {
  title: say('أجوبة الأسئلة', 'Answers'),
  notMet: say('لا يحقّق الشرط', 'Does not meet the condition'),
}

export function AnswersField() {
  const language = languageOf(useTranslation().i18n)
  const answers: (Answer & { id?: string })[] = useDocumentInfo().initialData?.answers ?? []
  if (answers.length === 0) return null
  return (
    <section className={styles.answers} aria-label={words.title[language]}>
      <h3>{words.title[language]}</h3>
      <dl>
        {answers.map((one) => (
          // An answer stands below its question, whichever way that runs.
          <div key={one.id ?? one.question} dir="auto">
            <dt>{one.question}</dt>
            <dd>
              <bdi>{sayAnswer(one, language) || '—'}</bdi>
              {one.knocksOut && <strong> {words.notMet[language]}</strong>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
