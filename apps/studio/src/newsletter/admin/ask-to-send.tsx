'use client'
/** Before an issue leaves: to how many, now or when, and that it does not come back. */
import { useConfig } from '@payloadcms/ui'
import { agencyTimeZone } from '@wajiha/contract/zoned-time'
import { useState } from 'react'
import { firstTime, momentAt } from '../../content/schedule/first-time.ts'
import type { Language } from '../../platform/admin/words.ts'
import { cityOf } from '../../platform/i18n/city-of.ts'
import { figuresIn } from '../../platform/i18n/figures.ts'
import type { Standing } from '../answer-standing.ts'
import styles from './newsletter.module.css'
import { sendingWords as words } from './words.ts'

type Props = {
  languages: Standing['languages']
  language: Language
  isBusy: boolean
  send: (at?: Date) => unknown
  close: () => void
}

export function AskToSend({ languages, language, isBusy, send, close }: Props) {
  const zone = useConfig().config.admin.timezones?.defaultTimezone || agencyTimeZone
  const [time, setTime] = useState(() => firstTime(Date.now(), zone))
  const count = figuresIn(language)
  return (
    <div className={styles.ask}>
      <p>
        <b>{words.sure[language]}</b>
      </p>
      <ul>
        {languages.map(({ locale, readers, hasWords }) => (
          <li key={locale}>
            {words[locale][language]}: {hasWords ? count.format(readers) : words.noWords[language]}
          </li>
        ))}
      </ul>
      <p>{words.cannotUndo[language]}</p>
      <div className={styles.buttons}>
        <button type="button" className={styles.primary} disabled={isBusy} onClick={() => send()}>
          {words.sendNow[language]}
        </button>
        <button type="button" className={styles.plain} onClick={close}>
          {words.cancel[language]}
        </button>
      </div>
      <div className={styles.buttons}>
        <label>
          <span>
            {words.when[language]} ({words.zone[language]} <bdi>{cityOf(zone, language)}</bdi>)
          </span>
          <input
            type="datetime-local"
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
        </label>
        <button
          type="button"
          className={styles.plain}
          disabled={isBusy || !momentAt(time, zone)}
          onClick={() => send(momentAt(time, zone))}
        >
          {words.schedule[language]}
        </button>
      </div>
    </div>
  )
}
