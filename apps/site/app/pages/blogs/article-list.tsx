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
  const { categories, category, tag, posts, meta } = data
  const isAll = !category && !tag
  const lead =
    isAll && meta.page === 1 ? (posts.find(({ featured }) => featured) ?? posts[0]) : undefined
  return (
    <Wrap className={styles.list}>
      {lead && <PostLead post={lead} />}
      <div className={lead ? undefined : styles.unled}>
        <Topics topics={categories} chosen={category} isAll={isAll} total={data.total} />
      </div>
      <ListHeading data={data} />
      <PostGrid posts={posts.filter((post) => post !== lead)} />
      {posts.length === 0 && <Nothing text={data.words.emptyText} />}
      <ListPager page={meta.page} pages={meta.pages} category={category} tag={tag} />
    </Wrap>
  )
}

/** What the list holds: said aloud for topics, which their tab shows; shown for a tag. */
function ListHeading({ data }: { data: BlogsData }) {
  const { categories, category, tag, posts, meta } = data
  const { t, count } = useWords()
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
