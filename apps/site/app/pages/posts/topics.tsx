import type { Category } from '@wajiha/contract'
import { useWords } from '#app/locale/locale-context.tsx'
import { SiteLink } from '#app/locale/site-link.tsx'
import { TabCount, TabLinks } from '#app/ui/tab-links.tsx'
import styles from './topics.module.css'

type TopicsProps = {
  topics: readonly Category[]
  /** The slug of the topic shown; none where all are. */
  chosen?: string | undefined
  /** Whether all posts are shown, and not those of a topic, a tag or a series. */
  isAll: boolean
  /** How many posts there are in all, where it is known. */
  total?: number | undefined
}

/** The topics as addresses, each with the number of its posts; those under one stand below. */
export function Topics({ topics, chosen, isAll, total }: TopicsProps) {
  const { t, format } = useWords()
  const isMain = ({ parent }: Category) => !topics.some(({ slug }) => slug === parent?.slug)
  const shown = topics.find(({ slug }) => slug === chosen)
  const above = shown?.parent?.slug
  return (
    <>
      <TabLinks label={t('blogs', 'categories')}>
        <li>
          <SiteLink to="/blogs" exact aria-current={isAll ? 'page' : undefined}>
            {t('blogs', 'all')}
            {total !== undefined && <TabCount>{format.number(total)}</TabCount>}
          </SiteLink>
        </li>
        {topics.filter(isMain).map((topic) => (
          <li key={topic.id}>
            <TopicLink topic={topic} current={currentOf(topic, chosen, above)} />
          </li>
        ))}
      </TabLinks>
      {topics.filter(isMain).map((topic) => (
        <Under key={topic.id} topic={topic} topics={topics} chosen={chosen} />
      ))}
    </>
  )
}

/** The page itself, or the one above it. */
const currentOf = ({ slug }: Category, chosen?: string, above?: string) => {
  if (slug === chosen) return 'page'
  return slug === above ? 'true' : undefined
}

type UnderProps = {
  topic: Category
  topics: readonly Category[]
  chosen: string | undefined
}

/** What stands under the topic that was chosen, in a line of its own. */
function Under({ topic, topics, chosen }: UnderProps) {
  const under = topics.filter(({ parent }) => parent?.slug === topic.slug)
  const isOpen = topic.slug === chosen || under.some(({ slug }) => slug === chosen)
  if (under.length === 0 || !isOpen) return null
  return (
    <nav className={styles.under} aria-label={topic.name}>
      <span aria-hidden="true">{topic.name}</span>
      <ul>
        {under.map((one) => (
          <li key={one.id}>
            <TopicLink topic={one} current={one.slug === chosen ? 'page' : undefined} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function TopicLink({ topic, current }: { topic: Category; current: 'page' | 'true' | undefined }) {
  const { format } = useWords()
  return (
    <SiteLink to="/blogs" search={{ category: topic.slug }} exact aria-current={current}>
      {topic.name}
      <TabCount>{format.number(topic.count)}</TabCount>
    </SiteLink>
  )
}
