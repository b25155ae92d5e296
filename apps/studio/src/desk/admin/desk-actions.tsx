/** What one click does with a lead or an application, beside its fields. */
import type { UIFieldServerProps } from 'payload'
import { ActionButton } from '../../platform/admin/action-button.tsx'
import { allWords } from '../../platform/admin/codes/words-of-code.ts'
import styles from '../../platform/admin/office.module.css'
import { deskWords, languageOf } from '../../platform/admin/words.ts'

type Answer = {
  question?: string | null
  questionId?: string
  kind?: string
  answer?: string | null
}
type Data = {
  id?: string
  stage?: string
  spamReasons?: string[] | null
  cvName?: string | null
  answers?: Answer[] | null
  rejectionMailAt?: string | null
}

const maySpam = new Set(['new', 'contacted', 'received', 'screening'])

export function DeskActions({ data, i18n, payload, collectionSlug }: UIFieldServerProps) {
  const { id, stage = '', spamReasons, cvName, answers, rejectionMailAt }: Data = data ?? {}
  if (!id) return null
  const language = languageOf(i18n)
  const path = `${collectionSlug}/${id}`
  const isAhead = rejectionMailAt && Date.parse(rejectionMailAt) > Date.now()
  return (
    <div className={styles.actions}>
      {stage === 'spam' && (
        <>
          <h3>{deskWords.whyHere[language]}</h3>
          <ul>
            {allWords(spamReasons, { i18n, payload }).map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <ActionButton path={`${path}/release`} words={deskWords.release[language]} isPrimary />
        </>
      )}
      {cvName && (
        <a className={styles.plain} href={`/api/${path}/cv`}>
          {deskWords.download[language]}: <bdi>{cvName}</bdi>
        </a>
      )}
      {(answers ?? [])
        .filter(({ kind }) => kind === 'file')
        .map(({ questionId, question, answer }) => (
          <a
            key={questionId}
            className={styles.plain}
            href={`/api/${path}/files/${encodeURIComponent(questionId ?? '')}`}
          >
            {question}: <bdi>{answer}</bdi>
          </a>
        ))}
      {stage === 'rejected' && isAhead && (
        <ActionButton path={`${path}/cancel-rejection`} words={deskWords.callBack[language]} />
      )}
      {maySpam.has(stage) && (
        <ActionButton path={`${path}/spam`} words={deskWords.markSpam[language]} />
      )}
    </div>
  )
}
