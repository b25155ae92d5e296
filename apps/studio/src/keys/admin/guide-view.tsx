/** The page that describes the API to whoever connects a system: every operation with its scope and an example. */
import { type Operation, operations, publicApiPath } from '@wajiha/contract/public-api'
import type { AdminViewServerProps } from 'payload'
import { PageFrame } from '../../platform/admin/page-frame.tsx'
import { type Language, languageOf } from '../../platform/admin/words.ts'
import { readEnv } from '../../platform/env.ts'
import { curlExample } from '../curl-example.ts'
import { operationWords, guideWords as words } from '../guide-words.ts'
import { scopeWords } from '../words.ts'
import styles from './guide.module.css'
import { Refusals } from './refusals.tsx'
import { KeyWays } from './ways.tsx'

export function GuideView(view: AdminViewServerProps) {
  const language = languageOf(view.initPageResult.req.i18n)
  return (
    <PageFrame
      view={view}
      title={words.title}
      act="connectSystems"
      links={<KeyWays current="guide" language={language} />}
    >
      {async () => <Guide language={language} />}
    </PageFrame>
  )
}

function Guide({ language }: { language: Language }) {
  const base = `${readEnv().siteOrigin}${publicApiPath}`.replace(/\/$/, '')
  return (
    <div className={styles.guide}>
      <p>{words.intro[language]}</p>
      <p>
        {words.address[language]}:{' '}
        <code dir="ltr" className={styles.address}>
          {base}
        </code>
        <br />
        {words.document[language]}:{' '}
        <code dir="ltr" className={styles.address}>
          {base}/openapi.json
        </code>
      </p>
      {operations.map((operation) => (
        <Described key={operation.id} operation={operation} base={base} language={language} />
      ))}
      <Refusals language={language} />
    </div>
  )
}

type Props = { operation: Operation; base: string; language: Language }

function Described({ operation, base, language }: Props) {
  const { id, method, path, scope, query } = operation
  const names = Object.keys(query?.shape ?? {})
  const [ar, en] = scopeWords[scope]
  const title = operationWords[id]?.[language]
  return (
    <section className={styles.operation} aria-label={title}>
      <h2>{title}</h2>
      <code dir="ltr" className={styles.address}>
        {method.toUpperCase()} {publicApiPath}
        {path}
      </code>
      <p>
        {words.scope[language]}: <code dir="ltr">{scope}</code> – {{ ar, en }[language]}
      </p>
      {names.length > 0 && (
        <p>
          {words.query[language]}: <code dir="ltr">{names.join(' · ')}</code>
        </p>
      )}
      {method === 'post' && <p>{words.repeat[language]}</p>}
      <pre dir="ltr">
        <code>{curlExample(operation, base)}</code>
      </pre>
    </section>
  )
}
