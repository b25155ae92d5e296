'use client'
/** What the board shows: whose leads, and with which tag. A filter that is needed often keeps its name. */
import { usePreferences } from '@payloadcms/ui'
import { useEffect, useId, useState } from 'react'
import { Link } from '../../platform/admin/link.tsx'
import office from '../../platform/admin/office.module.css'
import { deskWords, type Language } from '../../platform/admin/words.ts'
import { fieldOf, membersOf } from '../../platform/objects.ts'
import type { BoardFilter } from '../board/board-filter.ts'
import styles from './board.module.css'
import { boardWords as words } from './board-words.ts'
import type { Choice } from './entry-form.tsx'

type Props = {
  language: Language
  filter: BoardFilter
  colleagues: readonly Choice[]
  tags: readonly string[]
}
type Saved = { name: string; query: string }

const place = 'desk-board-leads'

export function BoardFilters({ language, filter, colleagues, tags }: Props) {
  return (
    <>
      <form className={styles.filters} method="get" action="/admin/desk/leads">
        <label>
          {deskWords.owner[language]}
          <select name="owner" defaultValue={filter.owner ?? ''}>
            <option value="">{words.all[language]}</option>
            <option value="me">{words.mine[language]}</option>
            <option value="none">{words.none[language]}</option>
            {colleagues.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.tag[language]}
          <select name="tag" defaultValue={filter.tag ?? ''}>
            <option value="">{words.anyTag[language]}</option>
            {tags.map((tag) => (
              <option key={tag} value={tag}>
                {tag}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className={office.plain}>
          {words.show[language]}
        </button>
      </form>
      <SavedFilters language={language} query={queryOf(filter)} />
    </>
  )
}

const queryOf = (filter: BoardFilter) => new URLSearchParams({ ...filter }).toString()

/** Kept with the person, as Payload keeps what they prefer. */
function SavedFilters({ language, query }: { language: Language; query: string }) {
  const { getPreference, setPreference } = usePreferences()
  const [saved, setSaved] = useState<Saved[]>([])
  const [name, setName] = useState('')
  const id = useId()
  useEffect(() => {
    void getPreference(place).then((kept) => setSaved(readSaved(fieldOf(kept, 'filters'))))
  }, [getPreference])
  const keep = (filters: Saved[]) => {
    setSaved(filters)
    void setPreference(place, { filters })
  }
  const save = () => {
    if (!name.trim()) return
    keep([...saved.filter((one) => one.name !== name.trim()), { name: name.trim(), query }])
    setName('')
  }
  if (!query && saved.length === 0) return null
  return (
    <div className={styles.filters}>
      <ul className={styles.saved} aria-label={words.saved[language]}>
        {saved.map((one) => (
          <li key={one.name}>
            <Link href={`/admin/desk/leads?${one.query}`}>
              <bdi>{one.name}</bdi>
            </Link>{' '}
            <button
              type="button"
              className={office.plain}
              data-own-words
              aria-label={`${words.forget[language]} ${one.name}`}
              onClick={() => keep(saved.filter((other) => other !== one))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {query && (
        <span className={styles.pair}>
          <input
            id={id}
            dir="auto"
            maxLength={40}
            size={14}
            aria-label={words.name[language]}
            placeholder={words.name[language]}
            value={name}
            onChange={({ target }) => setName(target.value)}
            onKeyDown={({ key }) => key === 'Enter' && save()}
          />
          <button type="button" className={office.plain} onClick={save}>
            {words.saveAs[language]}
          </button>
        </span>
      )}
    </div>
  )
}

const readSaved = (kept: unknown): Saved[] =>
  membersOf(kept).flatMap((one) => {
    const [name, query] = [fieldOf(one, 'name'), fieldOf(one, 'query')]
    return typeof name === 'string' && typeof query === 'string' ? [{ name, query }] : []
  })
