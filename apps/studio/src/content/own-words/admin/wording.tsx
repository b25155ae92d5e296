'use client'
/** One word of the site in one language: what is built in, and what the agency says in its place. */
import { useTranslation } from '@payloadcms/ui'
import { directionOf, type Locale } from '@wajiha/arabic'
import { builtWords } from '@wajiha/contract/built-words'
import type { Message } from '@wajiha/contract/in-own-words'
import { mistakeInWording } from '@wajiha/contract/own-words'
import { useId } from 'react'
import { languageOf } from '../../../platform/admin/words.ts'
import { formNames, languageNames, sayMistake, ownWordsSaid as words } from '../words.ts'
import styles from './own-words.module.css'

type Asked = {
  of: string
  locale: Locale
  own: Message | undefined
  isReadOnly: boolean
  say: (wording: Message | undefined) => void
}

export function Wording({ of, locale, own, isReadOnly, say }: Asked) {
  const language = languageOf(useTranslation().i18n)
  const built = builtWords[locale][of] ?? ''
  const mistake = own === undefined ? undefined : mistakeInWording(built, own)
  const noteId = useId()
  const described = { noteId: mistake && noteId, isReadOnly, locale }
  return (
    <fieldset className={styles.wording}>
      <legend>{languageNames[locale][language]}</legend>
      {typeof built === 'string' ? (
        <Sentence
          {...described}
          label={words.own[language]}
          built={built}
          own={typeof own === 'string' ? own : ''}
          say={say}
        />
      ) : (
        Object.entries(built).map(([form, text]) => (
          <Sentence
            key={form}
            {...described}
            label={formNames[form]?.[language] ?? form}
            built={text}
            own={typeof own === 'object' ? (own[form] ?? '') : ''}
            say={(said) => say({ ...built, ...(typeof own === 'object' ? own : {}), [form]: said })}
          />
        ))
      )}
      {mistake && (
        <p id={noteId} className={styles.refused}>
          {sayMistake(mistake, language)}
        </p>
      )}
      {own !== undefined && !isReadOnly && (
        <button type="button" className={styles.reset} onClick={() => say(undefined)}>
          {words.reset[language]}
        </button>
      )}
    </fieldset>
  )
}

type Said = {
  label: string
  locale: Locale
  built: string
  own: string
  noteId: string | undefined
  isReadOnly: boolean
  say: (wording: string) => void
}

function Sentence({ label, locale, built, own, noteId, isReadOnly, say }: Said) {
  const id = useId()
  return (
    <div className={styles.sentence}>
      <p id={`${id}-built`} lang={locale} dir={directionOf(locale)}>
        <bdi dir={directionOf(locale)}>{built}</bdi>
      </p>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        lang={locale}
        dir={directionOf(locale)}
        rows={1}
        value={own}
        readOnly={isReadOnly}
        aria-invalid={noteId !== undefined}
        aria-describedby={noteId ? `${id}-built ${noteId}` : `${id}-built`}
        onChange={({ target }) => say(target.value)}
      />
    </div>
  )
}
