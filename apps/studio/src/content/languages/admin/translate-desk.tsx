'use client'
import { type Locale, locales } from '@wajiha/arabic'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { staysPublic } from '../../../platform/access/stays-public.ts'
import { AskBeforeLoss } from '../../../platform/admin/ask-before-loss.tsx'
import quiet from '../../../platform/admin/unseen.module.css'
import type { Language } from '../../../platform/admin/words.ts'
import { ScheduleDialog } from '../../schedule/schedule-dialog.tsx'
import { scheduleWords } from '../../schedule/words.ts'
import { doorOf } from '../place.ts'
import { summaryOf } from '../summary.ts'
import type { Translation, Unit } from '../units.ts'
import { languageWords as words } from '../words.ts'
import styles from './languages.module.css'
import { UnitRow } from './unit-row.tsx'
import { useTranslationWork } from './use-translation-work.ts'

type Props = { path: string; initial: Translation; language: Language }

/** Every field in both languages: typed, saved, confirmed, published. */
export function TranslateDesk({ path, initial, language }: Props) {
  const work = useTranslationWork(path, initial, language)
  const { translation, isBusy, isChanged } = work
  const [shown, show] = useState<Locale>('en')
  const [isToDo, setToDo] = useState(false)
  const [isScheduling, schedule] = useState(false)
  const stale = translation.units.filter(({ state }) => state === 'stale')
  const units = isToDo ? translation.units.filter(needsWork) : translation.units
  return (
    <div className={styles.desk} data-shown={shown}>
      <h1 className={quiet.unseen}>{words.title[language]}</h1>
      <AskBeforeLoss isUnsaved={isChanged} />
      <div className={styles.bar}>
        <p className={styles.summary} role="status">
          {summaryOf(translation.units)[language]}
        </p>
        <div className={styles.actions}>
          {stale.length > 0 && (
            <button
              type="button"
              className={styles.plain}
              disabled={isBusy}
              onClick={() => void work.confirm(stale.map((unit) => unit.path))}
            >
              {words.allStillRight[language]}
            </button>
          )}
          <button
            type="button"
            className={styles.plain}
            aria-pressed={isToDo}
            onClick={() => setToDo(!isToDo)}
          >
            {words.toDo[language]}
          </button>
          <button
            type="button"
            className={styles.primary}
            disabled={isBusy || !isChanged}
            onClick={() => void work.save()}
          >
            {words.save[language]}
          </button>
        </div>
      </div>
      <Publication
        work={work}
        language={language}
        isKept={staysPublic(path.replace(/^globals\//, ''))}
        schedule={() => schedule(true)}
      />
      <Exchange work={work} language={language} path={path} />
      <fieldset className={styles.tabs}>
        <legend className={quiet.unseen}>{words.shown[language]}</legend>
        {locales.map((locale) => (
          <button
            key={locale}
            type="button"
            aria-pressed={shown === locale}
            onClick={() => show(locale)}
          >
            {words[locale][language]}
          </button>
        ))}
      </fieldset>
      {units.length === 0 && <p className={styles.nothing}>{words.nothingToDo[language]}</p>}
      {units.map((unit) => (
        <UnitRow key={unit.path} unit={unit} work={work} language={language} document={path} />
      ))}
      {isScheduling &&
        createPortal(<ScheduleDialog close={() => schedule(false)} />, document.body)}
    </div>
  )
}

const needsWork = ({ state, isRequired, words: said }: Unit) =>
  state === 'stale' || (state === 'missing' && (isRequired || said.ar !== ''))

type PublicationProps = {
  work: ReturnType<typeof useTranslationWork>
  language: Language
  /** Never taken down. */
  isKept: boolean
  schedule: () => void
}

const choices: { name: Locale | 'both'; languages: readonly Locale[] }[] = [
  { name: 'ar', languages: ['ar'] },
  { name: 'en', languages: ['en'] },
  { name: 'both', languages: locales },
]

/** Each language by itself, and both together: all of them or none. */
function Publication({ work, language, isKept, schedule }: PublicationProps) {
  const { status } = work.translation
  const isLive = (locale: Locale) => status[locale] !== 'draft'
  return (
    <section className={styles.publication} aria-label={words.publication[language]}>
      {choices.map(({ name, languages }) => (
        <div key={name} className={styles.choice}>
          <strong>{words[name][language]}</strong>
          {name !== 'both' && (
            <span className={styles.state} data-standing={status[name]}>
              {words[status[name]][language]}
            </span>
          )}
          <button
            type="button"
            className={styles.plain}
            disabled={work.isBusy}
            aria-label={`${words.publish[language]}: ${words[name][language]}`}
            onClick={() => void work.setStatus(languages, 'published')}
          >
            {words.publish[language]}
          </button>
          {!isKept && languages.every(isLive) && (
            <button
              type="button"
              className={styles.plain}
              disabled={work.isBusy}
              aria-label={`${words.unpublish[language]}: ${words[name][language]}`}
              onClick={() => void work.setStatus(languages, 'draft')}
            >
              {words.unpublish[language]}
            </button>
          )}
        </div>
      ))}
      <button type="button" className={styles.plain} onClick={schedule}>
        {scheduleWords.schedule[language]}
      </button>
    </section>
  )
}

type ExchangeProps = Pick<Props, 'path' | 'language'> & { work: PublicationProps['work'] }

/** The document as a file for translators' tools, and the way back. */
function Exchange({ work, language, path }: ExchangeProps) {
  return (
    <section className={styles.exchange} aria-label={words.translators[language]}>
      <strong>{words.translators[language]}</strong>
      <a className={styles.link} href={`/api/${doorOf(path)}/xliff`} download>
        {words.exportFile[language]}
      </a>
      <label className={styles.upload}>
        <span>{words.importFile[language]}</span>
        <input
          type="file"
          accept=".xlf,.xliff"
          disabled={work.isBusy || work.isChanged}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void work.take(file)
            target.value = ''
          }}
        />
      </label>
    </section>
  )
}
