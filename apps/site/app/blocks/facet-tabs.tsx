import type { FacetOption } from '#app/content/facets.ts'
import { FilterLink } from '#app/locale/filter-link.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { TabCount, TabLinks } from '#app/ui/tab-links.tsx'
import styles from './facet-tabs.module.css'

type FacetTabsProps = {
  label: string
  /** The way back to everything: its words, how many that is, and its address. */
  all: { text: string; count: number; href: string }
  options: readonly FacetOption[]
  /** What a value is called where the option itself has no name. */
  nameOf?: (value: string) => string
}

/**
 * The first thing to choose by, as tabs that are addresses. Several may be chosen; one that is
 * carries a cross to take it out.
 */
export function FacetTabs({ label, all, options, nameOf = (value) => value }: FacetTabsProps) {
  const { format } = useWords()
  const isAll = options.every(({ isChosen }) => !isChosen)
  return (
    <TabLinks label={label}>
      <li>
        <FilterLink href={all.href} isChosen={isAll}>
          {all.text} <TabCount>{format.number(all.count)}</TabCount>
        </FilterLink>
      </li>
      {options.map(({ value, label: name = nameOf(value), count, isChosen, href }) => (
        <li key={value}>
          <FilterLink href={href} isChosen={isChosen}>
            {name} <TabCount>{format.number(count)}</TabCount>
            {isChosen && <i className={styles.cross} aria-hidden="true" />}
          </FilterLink>
        </li>
      ))}
    </TabLinks>
  )
}
