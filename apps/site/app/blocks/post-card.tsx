import type { PostCard as PostCardData } from '@wajiha/contract'
import { useWords } from '#app/locale/locale-context.tsx'
import { SiteLink } from '#app/locale/site-link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import styles from './card.module.css'

export function PostCard({ post }: { post: PostCardData }) {
  return (
    <article className={styles.card}>
      {post.cover && <Picture image={{ ...post.cover, alt: '' }} />}
      <h3>
        <SiteLink to="/blogs/$slug" params={{ slug: post.slug }}>
          {post.title}
        </SiteLink>
      </h3>
      <p>{post.excerpt}</p>
      <PostFacts post={post} />
    </article>
  )
}

/** Topic, day and reading time, in one line. */
export function PostFacts({ post }: { post: PostCardData }) {
  const { count, format } = useWords()
  return (
    <p className={styles.meta}>
      {format.list(post.categories.map(({ name }) => name))}
      {post.categories.length > 0 && ' · '}
      <time dateTime={post.publishedAt}>{format.dateWithHijri(post.publishedAt)}</time>
      {' · '}
      {count('blogs', 'minutes', post.readingMinutes)}
    </p>
  )
}
