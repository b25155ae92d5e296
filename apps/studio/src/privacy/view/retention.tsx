/** What is kept for how long, what is due, and when it last went. */

import type { Payload } from 'payload'
import { readSettings } from '../../attribution/settings.ts'
import { Link } from '../../platform/admin/link.tsx'
import type { Language } from '../../platform/admin/words.ts'
import { type KindState, readState } from '../retention/state.ts'
import { AllowButton } from './allow-button.tsx'
import styles from './privacy.module.css'
import { dayIn, numberIn, spanIn } from './say-figures.ts'
import { privacyWords as words } from './words.ts'

export async function Retention({ payload, language }: { payload: Payload; language: Language }) {
  const states = await readState(payload)
  const { timeZone } = (await readSettings(payload)).conversion
  const heads = [words.kind, words.span, words.held, words.due, words.last, words.removed]
  return (
    <section className={styles.part} aria-labelledby="privacy-retention">
      <h2 id="privacy-retention">{words.retention[language]}</h2>
      <p>
        {words.retentionLead[language]}{' '}
        <Link href="/admin/globals/privacy">{words.settings[language]}</Link>
      </p>
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head.en} scope="col">
                  {head[language]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {states.map((state) => (
              <Row key={state.key} state={state} language={language} timeZone={timeZone} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

type RowProps = { state: KindState; language: Language; timeZone: string }

function Row({ state, language, timeZone }: RowProps) {
  const { last } = state
  return (
    <tr data-refused={last?.isRefused ? '' : undefined}>
      <th scope="row">{state.label[language]}</th>
      <td>{spanIn(state.span, language)}</td>
      <td>{numberIn(state.total, language)}</td>
      <td>{numberIn(state.due, language)}</td>
      <td>{last ? dayIn(last.at, language, timeZone) : words.never[language]}</td>
      <td>
        {last?.isRefused ? (
          <>
            {words.refused[language]} <AllowButton kind={state.key} language={language} />
          </>
        ) : (
          last && numberIn(last.count, language)
        )}
      </td>
    </tr>
  )
}
