import type { PostCard } from '@wajiha/contract'
import { Picture } from '#app/ui/core/picture.tsx'
import { Cover, tileClass } from '#app/ui/core/tile.tsx'
import { PostFacts, PostLink } from './post-card.tsx'
import styles from './post-lead.module.css'

/** The post a list opens with: its picture across seven columns, its words at the foot of five. */
export function PostLead({ post }: { post: PostCard }) {
  return (
    <article className={`${styles.lead} ${tileClass}`}>
      {post.cover && (
        <Cover shape="8/5">
          <Picture image={post.cover} alt="" sizes="xs:100vw sm:100vw lg:58vw xl:896px" priority />
        </Cover>
      )}
      <div className={styles.words}>
        <h2>
          <PostLink post={post} />
        </h2>
        <p>{post.excerpt}</p>
        <PostFacts post={post} />
      </div>
    </article>
  )
}
