'use client'
import { choosePlural } from '@wajiha/arabic'
import { useRouter } from 'next/navigation'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
/** A field and a list that it steers: arrows move, Enter opens, and the focus never leaves the field. */
import quiet from '../../platform/admin/unseen.module.css'
import { figuresIn } from '../../platform/i18n/figures.ts'
import type { Group } from './endpoint.ts'
import styles from './find.module.css'
import { useFound } from './use-found.ts'
import { findWords, foundWords } from './words.ts'

type Props = { language: 'ar' | 'en'; close: () => void }

export function Palette({ language, close }: Props) {
  const router = useRouter()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const [active, setActive] = useState(0)
  const { groups, hasFailed, of } = useFound(typed)
  const hrefs = groups.flatMap(({ found }) => found.map(({ href }) => href))
  const place = Math.min(active, hrefs.length - 1)
  useEffect(() => {
    document.getElementById(`${id}-${place}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, place])

  const go = (href: string | undefined) => {
    if (!href) return
    close()
    setTyped('')
    router.push(href)
  }
  const press = (event: KeyboardEvent) => {
    // While a word is being composed, keys are the keyboard's own.
    if (event.nativeEvent.isComposing) return
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (event.key !== 'Enter' && step === undefined) return
    event.preventDefault()
    // What is typed last counts: its answer may still be on its way.
    if (step === undefined) return of === typed ? go(hrefs[place]) : undefined
    if (hrefs.length > 0) setActive((place + step + hrefs.length) % hrefs.length)
  }
  return (
    <div className={styles.palette}>
      <div className={styles.line}>
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={findWords.title[language]}
          aria-expanded={hrefs.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={place >= 0 ? `${id}-${place}` : undefined}
          placeholder={findWords.hint[language]}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={120}
          value={typed ?? ''}
          onFocus={() => setTyped((before) => before ?? '')}
          onChange={({ target }) => {
            setTyped(target.value)
            setActive(0)
          }}
          onKeyDown={press}
        />
        <button type="button" onClick={close}>
          {findWords.close[language]}
        </button>
      </div>
      <p role="status" className={hasFailed || isEmpty(of, hrefs) ? styles.none : quiet.unseen}>
        {hasFailed
          ? findWords.failed[language]
          : isEmpty(of, hrefs)
            ? findWords.none[language]
            : choosePlural<string>(foundWords[language], hrefs.length, language).replace(
                '{n}',
                figuresIn(language).format(hrefs.length),
              )}
      </p>
      <Results groups={groups} id={id} place={place} language={language} go={go} />
      <p className={styles.keys}>{findWords.keys[language]}</p>
    </div>
  )
}

const isEmpty = (of: string | undefined, hrefs: string[]) => Boolean(of) && hrefs.length === 0

type ResultsProps = {
  groups: Group[]
  id: string
  place: number
  language: 'ar' | 'en'
  go: (href: string) => void
}

function Results({ groups, id, place, language, go }: ResultsProps) {
  let next = 0
  return (
    <div
      role="listbox"
      id={`${id}-list`}
      className={styles.list}
      aria-label={findWords.results[language]}
    >
      {groups.map(({ title, found }) => (
        // biome-ignore lint/a11y/useSemanticElements: a part of a list of options is no set of fields
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden="true">{title}</p>
          {found.map(({ href, title: name, about }) => {
            const here = next
            next += 1
            return (
              // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the option
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the field's
              <div
                key={href}
                role="option"
                id={`${id}-${here}`}
                aria-selected={here === place}
                onClick={() => go(href)}
              >
                <bdi>{name}</bdi>
                {about && <bdi dir="ltr">{about}</bdi>}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
