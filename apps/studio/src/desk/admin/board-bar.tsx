'use client'
/** What is done with all cards that were chosen, and the way back from what was done last. */
import { useId, useState } from 'react'
import office from '../../platform/admin/office.module.css'
import type { Language } from '../../platform/admin/words.ts'
import { figuresIn } from '../../platform/i18n/figures.ts'
import styles from './board.module.css'
import { boardWords as words } from './board-words.ts'
import type { Choice } from './entry-form.tsx'

type Props = {
  language: Language
  stages: Record<string, string>
  colleagues: readonly Choice[]
  count: number
  canUndo: boolean
  undo: () => void
  leave: () => void
  /** `{ stage }`, `{ owner }` or `{ addTag }`. */
  change: (change: Record<string, string | null>) => void
}

export function BoardBar(props: Props) {
  const { language, count, canUndo, undo } = props
  if (count === 0 && !canUndo) return null
  return (
    <section className={styles.bar} aria-label={words.chosen[language]}>
      {count > 0 && <Acts {...props} />}
      {canUndo && (
        <button type="button" className={office.plain} onClick={undo}>
          {words.undo[language]}
        </button>
      )}
    </section>
  )
}

function Acts({ language, stages, colleagues, count, leave, change }: Props) {
  const id = useId()
  const [tag, setTag] = useState('')
  const add = () => {
    if (tag.trim()) change({ addTag: tag })
    setTag('')
  }
  const choice = (
    label: string,
    options: readonly (readonly [string, string])[],
    take: (value: string) => void,
  ) => (
    <select
      value=""
      aria-label={label}
      data-own-words
      onChange={({ target }) => take(target.value)}
    >
      <option value="">{label}</option>
      {options.map(([value, said]) => (
        <option key={value} value={value}>
          {said}
        </option>
      ))}
    </select>
  )
  return (
    <>
      <b>
        {words.chosen[language]}: {figuresIn(language).format(count)}
      </b>
      {choice(words.stage[language], Object.entries(stages), (stage) => change({ stage }))}
      {choice(
        words.assign[language],
        [
          ['none', words.none[language]],
          ...colleagues.map(({ value, label }) => [value, label] as const),
        ],
        (owner) => change({ owner: owner === 'none' ? null : owner }),
      )}
      <span className={styles.pair}>
        <input
          id={id}
          dir="auto"
          size={12}
          maxLength={40}
          aria-label={words.addTag[language]}
          placeholder={words.addTag[language]}
          value={tag}
          onChange={({ target }) => setTag(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && add()}
        />
        <button type="button" className={office.plain} onClick={add}>
          {words.add[language]}
        </button>
      </span>
      <button type="button" className={office.plain} onClick={leave}>
        {words.leave[language]}
      </button>
    </>
  )
}
