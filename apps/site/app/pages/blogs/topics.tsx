import type { Category } from '@wajiha/contract'
import { useWords } from '#app/locale/locale-context.tsx'
import { SiteLink } from '#app/locale/site-link.tsx'
import { TabCount, TabLinks } from '#app/ui/tab-links.tsx'

type TopicsProps = {
  topics: readonly Category[]
  /** The slug of the topic shown; none where all are. */
  chosen?: string | undefined
  /** Whether all articles are shown, and not those of a topic or a tag. */
  isAll: boolean
  /** How many articles there are in all, where it is known. */
  total?: number | undefined
}

/** The topics as addresses, each with the number of its articles. */
export function Topics({ topics, chosen, isAll, total }: TopicsProps) {
  const { t, format } = useWords()
  return (
    <TabLinks label={t('blogs', 'categories')}>
      <li>
        <SiteLink to="/blogs" exact aria-current={isAll ? 'page' : undefined}>
          {t('blogs', 'all')}
          {total !== undefined && <TabCount>{format.number(total)}</TabCount>}
        </SiteLink>
      </li>
      {topics.map(({ id, slug, name, count }) => (
        <li key={id}>
          <SiteLink
            to="/blogs"
            search={{ category: slug }}
            exact
            aria-current={slug === chosen ? 'page' : undefined}
          >
            {name}
            <TabCount>{format.number(count)}</TabCount>
          </SiteLink>
        </li>
      ))}
    </TabLinks>
  )
}
