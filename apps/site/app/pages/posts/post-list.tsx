import type { PostCard } from '@wajiha/contract'
import { PostGrid } from '#app/blocks/post-card.tsx'
import { PostLead } from '#app/blocks/post-lead.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { SiteLink } from '#app/locale/site-link.tsx'
import { arrowLinkClass } from '#app/ui/core/button.ts'
import { Arrow } from '#app/ui/core/marks.tsx'
import { Wrap } from '#app/ui/core/page.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ListPager, listId } from './list-pager.tsx'
import styles from './post-list.module.css'
import type { PostsData } from './posts-page.tsx'
import { Topics } from './topics.tsx'

/** The posts of a page of the notebook; the first page of all opens with one of them, large. */
export function PostList({ data }: { data: PostsData }) {
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
        filter={{ category, tag: tag?.slug, series: series?.slug }}
      />
    </Wrap>
  )
}

/** What the list opens with: what is pinned, then what is featured, then the newest of its language. */
function leadOf(posts: readonly PostCard[]): PostCard | undefined {
  const own = posts.filter(({ locale }) => locale === undefined)
  return own.find(({ pinned }) => pinned) ?? own.find(({ featured }) => featured) ?? own[0]
}

/** Where the list begins: shown on its further pages, said aloud on the first. */
function ListHeading({ data }: { data: PostsData }) {
  const { tag, series, meta } = data
  const { t, count } = useWords()
  const isFurther = meta.page > 1
  const held = tag || isFurther ? meta.total : series?.count
  return (
    <div className={styles.heading}>
      <h2 id={listId} tabIndex={-1} className={isFurther ? undefined : 'visually-hidden'}>
        {isFurther ? t('blogs', 'page', { page: meta.page }) : t('blogs', 'articles')}
      </h2>
      {held !== undefined && <p>{count('blogs', 'count', held)}</p>}
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
