'use client'
import { useFormFields, useLocale, useTranslation } from '@payloadcms/ui'
/** Beside a text: its length, how long it takes to read (as the site reckons it), and its headings to go to. */
import { countWords, readingMinutes, readingTimeText, readLocale } from '@wajiha/arabic'
import { plainText } from '@wajiha/contract'
import { useDeferredValue, useMemo, useSyncExternalStore } from 'react'
import { languageOf } from '../../../platform/admin/words.ts'
import { figuresIn } from '../../../platform/i18n/figures.ts'
import { fromLexical } from '../from-lexical.ts'
import styles from './beside-text.module.css'
import { outlineOf } from './outline.ts'
import { besideWords } from './words.ts'

export default function BesideTextDrawn({ text }: { text: string }) {
  const language = languageOf(useTranslation().i18n)
  const locale = readLocale(useLocale().code)
  const state = useDeferredValue(useFormFields(([fields]) => fields[text]?.value))
  const plain = useMemo(() => plainText(fromLexical(state)), [state])
  const { format } = figuresIn(language)
  const characters = [...plain.replace(/\n/g, '')].length
  const isInBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const time = readingTimeText(readingMinutes(plain, locale), language, 'latn')
  return (
    <section className={`field-type ${styles.beside}`} aria-label={besideWords.title[language]}>
      {/* Server and browser may divide a text into words by two editions of Unicode's rules. */}
      {isInBrowser && (
        <dl>
          <Figure of={besideWords.words[language]} is={format(countWords(plain, locale))} />
          <Figure of={besideWords.characters[language]} is={format(characters)} />
          <Figure of={besideWords.reading[language]} is={time} />
        </dl>
      )}
      <Outline text={text} state={state} />
    </section>
  )
}

function Figure({ of, is }: { of: string; is: string }) {
  return (
    <div>
      <dt>{of}</dt>
      <dd>{is}</dd>
    </div>
  )
}

function Outline({ text, state }: { text: string; state: unknown }) {
  const language = languageOf(useTranslation().i18n)
  const headings = useMemo(() => outlineOf(state), [state])
  return (
    <>
      <h2>{besideWords.outline[language]}</h2>
      {headings.length === 0 && <p>{besideWords.none[language]}</p>}
      <ol>
        {headings.map((heading, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a heading is known by its place alone
          <li key={index} data-level={heading.level}>
            <button type="button" onClick={() => goTo(text, index)}>
              <bdi>{heading.text || besideWords.noWords[language]}</bdi>
            </button>
            {heading.isSkip && <p className={styles.skip}>{besideWords.skipped[language]}</p>}
          </li>
        ))}
      </ol>
    </>
  )
}

/** Shows a heading of the text, with the cursor at its end. */
function goTo(text: string, index: number) {
  const root = document.querySelector<HTMLElement>(`.field-of-${text} .ContentEditable__root`)
  const heading = root?.querySelectorAll(':scope > :is(h2, h3, h4)')[index]
  if (!root || !heading) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  root.focus({ preventScroll: true })
  const selection = getSelection()
  selection?.selectAllChildren(heading)
  selection?.collapseToEnd()
  heading.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' })
}
