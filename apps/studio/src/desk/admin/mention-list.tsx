'use client'
/** Colleagues whose name begins as what stands behind the `@`, to be put into a note by a press or by keys. */
import { normaliseForSearch } from '@wajiha/arabic'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { callStudio } from '../../platform/admin/ask.ts'
import styles from '../../platform/admin/office.module.css'
import { deskWords, type Language } from '../../platform/admin/words.ts'

type Colleague = { id: string; name: string }
const most = 6

/** What is typed of a name at the end of the text; nothing where no mention is being typed. */
const typedName = (text: string) => /(?:^|\s|و)@([^\n@]{0,40})$/u.exec(text)?.[1]

type Asked = { collection: string; text: string; choose: (text: string) => void }
export type Mentions = { found: Colleague[]; take: (name: string) => void }

/**
 * Whom the name behind the `@` may mean; nobody where none is being typed.
 *
 * @param text up to the caret. @param choose is given that text with the whole name in it.
 */
export function useMentions({ collection, text, choose }: Asked): Mentions {
  const [people, setPeople] = useState<Colleague[]>()
  const typed = typedName(text)
  const isAsked = typed !== undefined
  useEffect(() => {
    if (!isAsked || people) return
    void callStudio<{ people: Colleague[] }>(`mentions/${collection}`).then((answer) => {
      if (answer.ok) setPeople(answer.value.people)
    })
  }, [isAsked, people, collection])
  const start = normaliseForSearch(typed ?? '')
  const found = isAsked
    ? (people ?? [])
        .filter(({ name }) => normaliseForSearch(name).startsWith(start) && `${name} ` !== typed)
        .slice(0, most)
    : []
  return {
    found,
    take: (name) => choose(`${text.slice(0, text.length - (typed?.length ?? 0))}${name} `),
  }
}

type ListProps = Mentions & { id: string; language: Language; leave: () => void }

/** Arrow keys go through the names, Enter takes one; Escape leads back to the text. */
export function MentionList({ id, found, take, language, leave }: ListProps) {
  if (found.length === 0) return null
  const step = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.key === 'Escape') leave()
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    const names = [...event.currentTarget.querySelectorAll('button')]
    const next = names.findIndex((one) => one.matches(':focus')) + by
    if (next < 0) leave()
    else names[Math.min(next, names.length - 1)]?.focus()
  }
  return (
    <ul
      id={id}
      className={styles.mentions}
      aria-label={deskWords.mention[language]}
      onKeyDown={step}
    >
      {found.map(({ id: person, name }) => (
        <li key={person}>
          <button type="button" className={styles.plain} onClick={() => take(name)}>
            <bdi>{name}</bdi>
          </button>
        </li>
      ))}
    </ul>
  )
}
