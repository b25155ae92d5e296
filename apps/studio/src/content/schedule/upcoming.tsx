'use client'
import styles from '../../platform/admin/dialog.module.css'
import type { Language } from '../../platform/admin/words.ts'
/** What waits for its time in this document. */
import { momentsIn } from '../../platform/i18n/figures.ts'
import { scheduleWords as words } from './words.ts'

export type Waiting = {
  id: number | string
  waitUntil: Date | string
  input: { type: 'publish' | 'unpublish'; locale?: string }
}

type Props = {
  waiting: Waiting[] | undefined
  remove: (id: number | string) => void
  language: Language
  zone: string
}

export function Upcoming({ waiting, remove, language, zone }: Props) {
  const format = momentsIn(language, {
    timeZone: zone,
    dateStyle: 'full',
    timeStyle: 'short',
  })
  const names = new Intl.DisplayNames([language], { type: 'language' })
  const tongue = (locale?: string) => (locale ? names.of(locale) : words.all[language])
  return (
    <section>
      <h3>{words.upcoming[language]}</h3>
      {waiting?.length === 0 && <p>{words.none[language]}</p>}
      <ul>
        {waiting?.map(({ id, waitUntil, input }) => (
          <li key={id} className={styles.buttons}>
            <span>
              {words[input.type][language]} · {tongue(input.locale)} ·{' '}
              <bdi>{format.format(new Date(waitUntil))}</bdi>
            </span>
            <button type="button" className={styles.plain} onClick={() => remove(id)}>
              {words.remove[language]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
