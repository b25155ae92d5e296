import { directionOf } from '@wajiha/arabic'
import type { ShownPost } from '#app/content/shown-post.ts'
import { useWords } from '#app/locale/locale-context.tsx'
import { localisedPath } from '#app/locale/paths.ts'
import { SiteLink } from '#app/locale/site-link.tsx'
import { Nuqta } from '#app/ui/core/marks.tsx'
import { Picture } from '#app/ui/core/picture.tsx'
import { Cover, tileClass, wholeTileClass } from '#app/ui/core/tile.tsx'
import styles from './post-card.module.css'

/** A post in a list: its picture, title, first sentence and facts. */
export function PostCard({ post }: { post: ShownPost }) {
  return (
    <article className={`${styles.post} ${tileClass}`}>
      {post.cover && (
        <Cover shape="8/5" className={styles.cover}>
          <Picture image={post.cover} alt="" sizes="xs:100vw sm:50vw lg:33vw xl:512px" />
        </Cover>
      )}
      <div className={styles.body}>
        <h3>
          <PostLink post={post} />
        </h3>
        <p lang={post.locale} dir={post.locale && directionOf(post.locale)}>
          {post.excerpt}
        </p>
        <PostFacts post={post} />
      </div>
    </article>
  )
}

/** The way to a post; one of the other language leads there, and is read out in it. */
export function PostLink({ post: { slug, title, locale: foreign } }: { post: ShownPost }) {
  if (!foreign)
    return (
      <SiteLink to="/blogs/$slug" params={{ slug }} className={wholeTileClass}>
        {title}
      </SiteLink>
    )
  return (
    <a
      className={wholeTileClass}
      href={localisedPath(`/blogs/${slug}`, foreign)}
      hrefLang={foreign}
      lang={foreign}
      dir={directionOf(foreign)}
    >
      {title}
    </a>
  )
}

/** Topic, day and reading time, in one line. */
export function PostFacts({ post }: { post: ShownPost }) {
  const { t, count, format } = useWords()
  return (
    <p className={styles.facts}>
      {post.pinned && (
        <span className={styles.pinned}>
          <Nuqta /> {t('blogs', 'pinned')}
        </span>
      )}
      {post.locale && <b className={styles.badge}>{t('join-us', 'otherLanguage')}</b>}
      {post.categories.length > 0 && (
        <span>{format.list(post.categories.map(({ name }) => name))}</span>
      )}{' '}
      <time dateTime={post.publishedAt}>{format.dateWithHijri(post.publishedAt)}</time>{' '}
      <span>{count('blogs', 'minutes', post.readingMinutes)}</span>
    </p>
  )
}

type PostGridProps = { posts: readonly ShownPost[]; lead?: boolean }

/** Posts in three columns; with `lead`, the first large and the others in rows beside it. */
export function PostGrid({ posts, lead = false }: PostGridProps) {
  return (
    <ul className={lead ? `${styles.posts} ${styles.withLead}` : styles.posts}>
      {posts.map((post) => (
        <li key={`${post.locale}/${post.slug}`}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  )
}
