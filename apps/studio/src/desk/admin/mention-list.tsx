'use client'
/** Colleagues whose name begins as what stands behind the `@`, to be put into a note by a press. */
import { normaliseForSearch } from '@wajiha/arabic'
import { useEffect, useState } from 'react'
import { callStudio } from '../../platform/admin/ask.ts'
import styles from '../../platform/admin/office.module.css'
import { deskWords, type Language } from '../../platform/admin/words.ts'

type Colleague = { id: string; name: string }
const most = 6

/** What is typed of a name at the end of the text; nothing where no mention is being typed. */
const typedName = (text: string) => /(?:^|\s|و)@([^\n@]{0,40})$/u.exec(text)?.[1]

type Asked = {
  collection: string
  text: string
  language: Language
  choose: (text: string) => void
}

/** @param text up to the caret. @param choose is given that text with the whole name in it. */
export function MentionList({ collection, text, language, choose }: Asked) {
  const [people, setPeople] = useState<Colleague[]>()
  const typed = typedName(text)
  const isAsked = typed !== undefined
  useEffect(() => {
    if (!isAsked || people) return
    void callStudio<{ people: Colleague[] }>(`mentions/${collection}`).then((answer) => {
      if (answer.ok) setPeople(answer.value.people)
    })
  }, [isAsked, people, collection])
  if (!isAsked) return null
  const start = normaliseForSearch(typed)
  const found = (people ?? [])
    .filter(({ name }) => normaliseForSearch(name).startsWith(start) && `${name} ` !== typed)
    .slice(0, most)
  if (found.length === 0) return null
  return (
    <ul className={styles.mentions} aria-label={deskWords.mention[language]}>
      {found.map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.plain}
            onClick={() => choose(`${text.slice(0, text.length - typed.length)}${name} `)}
          >
            <bdi>{name}</bdi>
          </button>
        </li>
      ))}
    </ul>
  )
}
