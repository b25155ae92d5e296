import type { FacetOption } from '#app/content/facets.ts'
import { FilterLink } from '#app/locale/filter-link.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import styles from './facet-choices.module.css'

type FacetChoicesProps = {
  label: string
  options: readonly FacetOption[]
  /** What a value is called where the option itself has no name. */
  nameOf?: (value: string) => string
}

/**
 * One thing to choose by, as chips that are addresses; several may be chosen. A choice that would
 * leave nothing is no link, and with fewer than two options there is nothing to choose.
 */
export function FacetChoices({ label, options, nameOf = (value) => value }: FacetChoicesProps) {
  if (options.length < 2) return null
  return (
    <div className={styles.choices}>
      <h3>{label}</h3>
      <ul>
        {options.map((option) => (
          <li key={option.value}>
            <Chip option={option} name={option.label ?? nameOf(option.value)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Chip({ option, name }: { option: FacetOption; name: string }) {
  const { format } = useWords()
  const { count, isChosen, href, rel } = option
  const shown = (
    <>
      {name} <small>{format.number(count)}</small>
    </>
  )
  if (count === 0 && !isChosen) return <span className={styles.chip}>{shown}</span>
  return (
    <FilterLink href={href} isChosen={isChosen} rel={rel} className={styles.chip}>
      {shown}
    </FilterLink>
  )
}
