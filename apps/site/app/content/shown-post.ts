/** Posts as pages have them: no more than they show, as each field travels twice with a document. */
import type { Post, PostCard } from '@wajiha/contract'

/** What a card shows of a post. */
export type ShownPost = Pick<
  PostCard,
  'slug' | 'title' | 'excerpt' | 'cover' | 'categories' | 'publishedAt' | 'readingMinutes'
> &
  Partial<Pick<PostCard, 'pinned' | 'locale'>>

/** The post of a page of its own. */
export type WholePost = Omit<Post, 'id' | 'related' | 'previous' | 'next'> & {
  related: ShownPost[]
  previous?: NamedPost
  next?: NamedPost
}

export type NamedPost = Pick<PostCard, 'slug' | 'title'>
