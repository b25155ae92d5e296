'use client'
import { getTranslation } from '@payloadcms/translations'
/** What goes and what stays, and the last word. */
import { useConfig, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import office from '../../platform/admin/office.module.css'
import { deskWords, languageOf } from '../../platform/admin/words.ts'
import { figuresIn } from '../../platform/i18n/figures.ts'
import { demoWords as words } from '../words.ts'
import styles from './guide.module.css'

type Stay = { collection: string; id: string; title: string; why: 'changed' | 'used' | 'named' }

/** As `GET /api/first-run/demo` answers. */
export type Told = {
  leaves: Record<string, number>
  stays: Stay[]
  pages: { anew: string[]; changed: string[] }
}

type Props = {
  told: Told
  isBusy: boolean
  remove: (givenUp: string[]) => void
  cancel: () => void
}

export function DemoChoice({ told, isBusy, remove, cancel }: Props) {
  const language = languageOf(useTranslation().i18n)
  const [isSure, setSure] = useState(false)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    remove(new FormData(event.currentTarget).getAll('givenUp').map(String))
  }
  return (
    <form method="post" className={styles.form} onSubmit={send}>
      <Leaving told={told} />
      <Staying told={told} />
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={isSure}
          onChange={(event) => setSure(event.target.checked)}
        />{' '}
        {words.sure[language]}
      </label>
      <p className={styles.buttons}>
        <button type="submit" className={office.primary} disabled={!isSure || isBusy}>
          {(isBusy ? words.removing : words.remove)[language]}
        </button>
        <button type="button" className={office.plain} disabled={isBusy} onClick={cancel}>
          {deskWords.cancel[language]}
        </button>
      </p>
    </form>
  )
}

function Leaving({ told: { leaves, pages } }: { told: Told }) {
  const language = languageOf(useTranslation().i18n)
  const figures = figuresIn(language)
  const labelOf = useLabels()
  return (
    <div>
      <h3>{words.goes[language]}</h3>
      <ul className={styles.counts}>
        {Object.entries(leaves).map(([collection, count]) => (
          <li key={collection}>
            {labelOf(collection)} <b>{figures.format(count)}</b>
          </li>
        ))}
        <li>
          {words.pages[language]} <b>{figures.format(pages.anew.length)}</b>
        </li>
      </ul>
    </div>
  )
}

function Staying({ told: { stays, pages } }: { told: Told }) {
  const language = languageOf(useTranslation().i18n)
  const figures = figuresIn(language)
  const labelOf = useLabels()
  const changed = [
    ...stays.filter(({ why }) => why === 'changed'),
    ...pages.changed.map((slug) => ({ collection: slug, id: slug, title: '' })),
  ]
  return (
    <div>
      <h3>{words.stays[language]}</h3>
      {changed.length === 0 && <p>{words.nothingStays[language]}</p>}
      {changed.length > 0 && (
        <fieldset className={styles.changed}>
          <legend>{words.changed[language]}</legend>
          {changed.map(({ collection, id, title }) => (
            <label key={id} className={styles.tick}>
              <input type="checkbox" name="givenUp" value={id} />
              <span className={styles.quiet}>{labelOf(collection)}</span> <bdi>{title}</bdi>
            </label>
          ))}
        </fieldset>
      )}
      {(['used', 'named'] as const).map((why) => {
        const count = stays.filter((one) => one.why === why).length
        return (
          count > 0 && (
            <p key={why}>
              {words[why][language]}: <b>{figures.format(count)}</b>
            </p>
          )
        )
      })}
    </div>
  )
}

/** What the studio calls a collection or a page. */
function useLabels(): (slug: string) => string {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  return (slug) => {
    const collection = config.collections.find((one) => one.slug === slug)
    const page = config.globals.find((one) => one.slug === slug)
    const label = collection?.labels.plural ?? page?.label
    return label ? getTranslation(label, i18n) : slug
  }
}
