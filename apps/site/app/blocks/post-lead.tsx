import type { PostCard } from '@wajiha/contract'
import { SiteLink } from '#app/locale/site-link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { PostFacts } from './post-card.tsx'
import styles from './post-lead.module.css'

/** The article a list opens with: its picture across seven columns, its words at the foot of five. */
export function PostLead({ post }: { post: PostCard }) {
  return (
    <article className={styles.lead}>
      {post.cover && (
        <figure className={styles.cover}>
          <Picture image={post.cover} alt="" sizes="xs:100vw sm:100vw lg:58vw xl:896px" priority />
        </figure>
      )}
      <div className={styles.words}>
        <h2>
          <SiteLink to="/blogs/$slug" params={{ slug: post.slug }}>
            {post.title}
          </SiteLink>
        </h2>
        <p>{post.excerpt}</p>
        <PostFacts post={post} />
      </div>
    </article>
  )
}
