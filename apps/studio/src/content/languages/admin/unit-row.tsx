'use client'
import { defaultLocale, directionOf, type Locale, locales } from '@wajiha/arabic'
import { useId } from 'react'
import type { Language } from '../../../platform/admin/words.ts'
import { figuresIn } from '../../../platform/i18n/figures.ts'
import type { Unit } from '../units.ts'
import { languageWords as words } from '../words.ts'
import styles from './languages.module.css'
import { LintNotes } from './lint-notes.tsx'
import { keyOf, type useTranslationWork } from './use-translation-work.ts'

type Work = ReturnType<typeof useTranslationWork>
type Props = { unit: Unit; work: Work; language: Language; document: string }

/** The linter reads what everything is written in first. */
const sourceLocale = defaultLocale

const stateWords = {
  current: words.current,
  stale: words.stale,
  missing: words.missingUnit,
} as const

/** One field: its source, its translation, and whether the two belong together. */
export function UnitRow({ unit, work, language, document }: Props) {
  const { path, label, state } = unit
  const id = useId()
  return (
    <section className={styles.unit} data-state={state} data-path={path} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{label}</h2>
        <span className={styles.state} data-standing={state}>
          {stateWords[state][language]}
        </span>
        {state === 'stale' && (
          <button
            type="button"
            className={styles.plain}
            disabled={work.isBusy}
            onClick={() => void work.confirm([path])}
          >
            {words.stillRight[language]}
          </button>
        )}
      </div>
      <div className={styles.sides}>
        {locales.map((locale) => (
          <Side
            key={locale}
            unit={unit}
            work={work}
            language={language}
            locale={locale}
            document={document}
          />
        ))}
      </div>
    </section>
  )
}

function Side({ unit, work, language, locale, document }: Props & { locale: Locale }) {
  const { path, kind, label } = unit
  const key = keyOf(locale, path)
  const kept = unit.words[locale]
  const theirs = work.theirs[key]
  const value = work.typed[key] ?? kept
  const isTyped = kind === 'line' || kind === 'lines'
  const name = `${label} (${words[locale][language]})`
  return (
    <div className={styles.side} data-locale={locale}>
      <div className={styles.name}>{words[locale][language]}</div>
      {isTyped ? (
        <Writing
          unit={unit}
          value={value}
          name={name}
          locale={locale}
          write={(text) => work.type(locale, path, text)}
        />
      ) : (
        <Reading
          value={value}
          locale={locale}
          language={language}
          href={`/admin/${document}?locale=${locale}`}
        />
      )}
      {theirs !== undefined && (
        <p className={styles.theirs} role="alert">
          {words.theirs[language]}{' '}
          <bdi lang={locale} dir={directionOf(locale)}>
            {theirs}
          </bdi>
        </p>
      )}
      {isTyped && unit.maxLength !== undefined && (
        <small data-over={value.length > unit.maxLength}>
          <bdi dir="ltr">
            {figuresIn(language).format(value.length)} /{' '}
            {figuresIn(language).format(unit.maxLength)}
          </bdi>
        </small>
      )}
      {locale === sourceLocale && (
        <LintNotes
          path={path}
          language={language}
          document={document}
          value={unit.prose ?? value}
          {...(isTyped ? { correct: (text: string) => work.type(sourceLocale, path, text) } : {})}
        />
      )}
    </div>
  )
}

type WritingProps = {
  unit: Unit
  value: string
  name: string
  locale: Locale
  write: (text: string) => void
}

function Writing({ unit, value, name, locale, write }: WritingProps) {
  const common = {
    value,
    'aria-label': name,
    lang: locale,
    dir: directionOf(locale),
    onChange: ({ target }: { target: { value: string } }) => write(target.value),
  }
  return unit.kind === 'line' && value.length < 60 ? (
    <input type="text" {...common} />
  ) : (
    <textarea rows={unit.kind === 'line' ? 2 : 4} {...common} />
  )
}

type ReadingProps = { value: string; locale: Locale; language: Language; href: string }

/** A text that is set is read here and written in its editor. */
function Reading({ value, locale, language, href }: ReadingProps) {
  const lines = value.split(/\n+/).filter(Boolean)
  return (
    <>
      {lines.length > 0 && (
        <div
          className={styles.reading}
          lang={locale}
          dir={directionOf(locale)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by keys
          tabIndex={0}
          data-own-words
        >
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
            <p key={index}>{line}</p>
          ))}
        </div>
      )}
      <a className={styles.link} href={href}>
        {words.inEditor[language]}
      </a>
    </>
  )
}
