import type { PostCard, Series } from '@wajiha/contract'
import { PostGrid } from '#app/blocks/post-card.tsx'
import { PostLead } from '#app/blocks/post-lead.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { SiteLink } from '#app/locale/site-link.tsx'
import { arrowLinkClass } from '#app/ui/button.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Arrow } from '#app/ui/marks.tsx'
import { Wrap } from '#app/ui/page.tsx'
import styles from './article-list.module.css'
import type { BlogsData } from './blogs-page.tsx'
import { ListPager } from './list-pager.tsx'
import { Topics } from './topics.tsx'

/** The articles of a page of the notebook; the first page of all opens with one of them, large. */
export function ArticleList({ data }: { data: BlogsData }) {
  const { categories, category, tag, series, posts, meta } = data
  const isAll = !category && !tag && !series
  const lead = isAll && meta.page === 1 ? leadOf(posts) : undefined
  return (
    <Wrap className={styles.list}>
      {lead && <PostLead post={lead} />}
      <div className={lead ? undefined : styles.unled}>
        <Topics topics={categories} chosen={category} isAll={isAll} total={data.total} />
      </div>
      <ListHeading data={data} />
      <PostGrid posts={posts.filter((post) => post !== lead)} />
      {posts.length === 0 && <Nothing text={data.words.emptyText} />}
      <ListPager
        page={meta.page}
        pages={meta.pages}
        filter={{ category, tag, series: series?.slug }}
      />
    </Wrap>
  )
}

/** What the list opens with: what is pinned, then what is featured, then the newest of its language. */
function leadOf(posts: readonly PostCard[]): PostCard | undefined {
  const own = posts.filter(({ locale }) => locale === undefined)
  return own.find(({ pinned }) => pinned) ?? own.find(({ featured }) => featured) ?? own[0]
}

/** What the list holds: said aloud for topics, which their tab shows; shown for a tag. */
function ListHeading({ data }: { data: BlogsData }) {
  const { categories, category, tag, series, posts, meta } = data
  const { t, count } = useWords()
  if (series) return <SeriesHeading series={series} />
  const topic = categories.find(({ slug }) => slug === category)
  if (!tag) {
    return (
      <div className={styles.heading}>
        <h2 className="visually-hidden">{topic?.name ?? t('blogs', 'allArticles')}</h2>
        {topic?.description && <p>{topic.description}</p>}
      </div>
    )
  }
  const name = posts.flatMap(({ tags }) => tags).find(({ slug }) => slug === tag)?.name ?? tag
  return (
    <div className={styles.heading}>
      <h2>{t('blogs', 'tagged', { tag: name })}</h2>
      <p>{count('blogs', 'count', meta.total)}</p>
    </div>
  )
}

/** A series is read from its first part on, and says how many there are. */
function SeriesHeading({ series }: { series: Series }) {
  const { t, count } = useWords()
  return (
    <div className={styles.heading}>
      <p className={styles.kind}>{t('blogs', 'series')}</p>
      <h2>{series.name}</h2>
      {series.description && <p>{series.description}</p>}
      <p>{count('blogs', 'count', series.count)}</p>
    </div>
  )
}

function Nothing({ text }: { text: string | undefined }) {
  const { t, count } = useWords()
  return (
    <EmptyState title={count('blogs', 'count', 0)} text={text}>
      <SiteLink to="/blogs" exact className={arrowLinkClass}>
        {t('blogs', 'allArticles')} <Arrow />
      </SiteLink>
    </EmptyState>
  )
}
