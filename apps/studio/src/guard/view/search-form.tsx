'use client'
/** A search that finds nothing: the words that it means, with which the search answers from then on; or hidden. */
import { useState } from 'react'
import office from '../../platform/admin/office.module.css'
import { guardWords, valueWords, wayWords } from '../words.ts'
import styles from './guard.module.css'
import { useAsking } from './use-asking.ts'

type Props = { locale: 'ar' | 'en'; said: string; hidden: boolean }

const longest = 80

export function SearchForm({ locale, said, hidden }: Props) {
  const { ask, isBusy, language } = useAsking()
  const [meant, setMeant] = useState('')
  const search = { locale, words: said }
  const hide = () => {
    const done = hidden ? guardWords.isBack : guardWords.hidden
    return ask('guard/searches/hide', { ...search, hidden: !hidden }, done)
  }
  return (
    <form
      method="post"
      className={styles.repair}
      onSubmit={(event) => {
        event.preventDefault()
        void ask('guard/searches/mean', { ...search, meant }, guardWords.mended)
      }}
    >
      <input
        dir={meant ? 'auto' : undefined}
        required
        maxLength={longest}
        value={meant}
        onChange={(event) => setMeant(event.target.value)}
        aria-label={valueWords.mean(said)[language]}
        placeholder={valueWords.mean(said)[language]}
        autoComplete="off"
      />
      <span className={styles.ways}>
        <button type="submit" className={office.primary} disabled={isBusy || !meant.trim()}>
          {wayWords.mean[language]}
        </button>
        <button
          type="button"
          className={office.plain}
          disabled={isBusy}
          onClick={() => void hide()}
        >
          {guardWords[hidden ? 'bringBack' : 'hide'][language]}
        </button>
      </span>
    </form>
  )
}
