'use client'
/** What takes the place of something broken: proposed where it can be, changed by whoever knows better, one press. */
import { useId, useState } from 'react'
import office from '../../platform/admin/office.module.css'
import { guardWords, wayWords } from '../words.ts'
import styles from './guard.module.css'
import type { Repair } from './repair-of.ts'
import { useAsking } from './use-asking.ts'

type Props = Repair & { id: string }

export function RepairForm({ id, label, initial, ways, isAddress, most, isLong, likely }: Props) {
  const { ask, isBusy, language } = useAsking()
  const hint = useId()
  const [value, setValue] = useState(initial)
  const mend = (way: Repair['ways'][number]) =>
    void ask('guard/mend', { id, way, value }, guardWords.mended)
  const shared = {
    value,
    required: true,
    'aria-label': label,
    'aria-describedby': hint,
    maxLength: most,
    onChange: ({ target }: { target: { value: string } }) => setValue(target.value),
  }
  const [first = 'link'] = ways
  return (
    <form
      method="post"
      className={styles.repair}
      onSubmit={(event) => {
        event.preventDefault()
        mend(first)
      }}
    >
      {isLong ? (
        <textarea rows={3} {...shared} />
      ) : (
        <input
          dir={isAddress ? 'ltr' : 'auto'}
          autoComplete="off"
          spellCheck={!isAddress}
          {...shared}
        />
      )}
      <span className={styles.ways}>
        {ways.map((way, place) => (
          <button
            key={way}
            type={place === 0 ? 'submit' : 'button'}
            className={place === 0 ? office.primary : office.plain}
            disabled={isBusy || !value.trim()}
            onClick={place === 0 ? undefined : () => mend(way)}
          >
            {wayWords[way][language]}
          </button>
        ))}
      </span>
      <p id={hint} className={styles.quiet}>
        {likely && (
          <>
            {guardWords.likely[language]} <bdi>{likely}</bdi>
          </>
        )}
        {most !== undefined && (
          <bdi>
            {[...value].length} / {most}
          </bdi>
        )}
      </p>
    </form>
  )
}
