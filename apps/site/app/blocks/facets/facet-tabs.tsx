import type { FacetOption } from '#app/content/facets.ts'
import { FilterLink } from '#app/locale/filter-link.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { TabCount, TabLinks } from '#app/ui/tab-links.tsx'
import { Cross } from './cross.tsx'

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
 * carries a cross to take it out. What would leave nothing is no link.
 */
export function FacetTabs({ label, all, options, nameOf = (value) => value }: FacetTabsProps) {
  const isAll = options.every(({ isChosen }) => !isChosen)
  return (
    <TabLinks label={label}>
      <li>
        <Tab name={all.text} count={all.count} href={all.href} isChosen={isAll} />
      </li>
      {options.map(({ value, label = nameOf(value), ...option }) => (
        <li key={value}>
          <Tab name={label} {...option} isRemovable />
        </li>
      ))}
    </TabLinks>
  )
}

type TabProps = Pick<FacetOption, 'count' | 'isChosen' | 'href' | 'rel'> & {
  name: string
  isRemovable?: boolean
}

function Tab({ name, count, isChosen, href, rel, isRemovable }: TabProps) {
  const { format } = useWords()
  const shown = (
    <>
      {name} <TabCount>{format.number(count)}</TabCount>
    </>
  )
  if (count === 0 && !isChosen) return <span>{shown}</span>
  return (
    <FilterLink href={href} isChosen={isChosen} rel={rel}>
      {shown}
      {isRemovable && isChosen && <Cross />}
    </FilterLink>
  )
}
