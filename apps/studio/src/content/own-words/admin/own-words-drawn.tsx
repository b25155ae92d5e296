'use client'
/** Every word of the site's interface in both languages, found by what it says, with the agency's own beside it. */
import { FieldDescription, useField, useTranslation } from '@payloadcms/ui'
import { locales } from '@wajiha/arabic'
import type { JSONFieldClientComponent } from 'payload'
import { useDeferredValue, useId, useState } from 'react'
import { languageOf } from '../../../platform/admin/words.ts'
import { figuresIn } from '../../../platform/i18n/figures.ts'
import { findWords, type Wordings, withWording } from '../find-words.ts'
import { ownWordsSaid as words } from '../words.ts'
import styles from './own-words.module.css'
import { Wording } from './wording.tsx'

/** How many are drawn at first, and more with each press. */
const step = 20

const OwnWordsDrawn: JSONFieldClientComponent = ({ path, readOnly, field }) => {
  const language = languageOf(useTranslation().i18n)
  const { value, setValue, showError, errorMessage } = useField<Wordings>({ path })
  const own = value ?? {}
  const [question, ask] = useState('')
  const [isOwnAlone, showOwnAlone] = useState(false)
  const [most, setMost] = useState(step)
  const keys = findWords(useDeferredValue(question), own, isOwnAlone)
  const id = useId()
  return (
    <div className={`field-type ${styles.field}`}>
      <FieldDescription description={field.admin?.description ?? ''} path={path} />
      {showError && (
        <p className={styles.refused} role="alert">
          {errorMessage}
        </p>
      )}
      <div className={styles.tools}>
        <label className={styles.find}>
          {words.find[language]}
          <input
            type="search"
            value={question}
            onChange={({ target }) => {
              ask(target.value)
              setMost(step)
            }}
          />
        </label>
        <label className={styles.alone} htmlFor={id}>
          <input
            id={id}
            type="checkbox"
            checked={isOwnAlone}
            onChange={({ target }) => showOwnAlone(target.checked)}
          />
          {words.onlyOwn[language]}
        </label>
        <p role="status">
          {words.found[language]}: {figuresIn(language).format(keys.length)}
        </p>
      </div>
      {keys.length === 0 && (
        <p>{(isOwnAlone && !question ? words.noneOwn : words.none)[language]}</p>
      )}
      <ul className={styles.words}>
        {keys.slice(0, most).map((key) => (
          <li key={key} data-word={key}>
            <code dir="ltr">{key}</code>
            <div className={styles.pair}>
              {locales.map((locale) => (
                <Wording
                  key={locale}
                  of={key}
                  locale={locale}
                  own={own[locale]?.[key]}
                  isReadOnly={readOnly === true}
                  say={(wording) => setValue(withWording(own, { locale, key, wording }))}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
      {keys.length > most && (
        <button type="button" className={styles.more} onClick={() => setMost(most + step)}>
          {words.more[language]}
        </button>
      )}
    </div>
  )
}

export default OwnWordsDrawn
