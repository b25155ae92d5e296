import type { AuthorCard, Author as AuthorData, PostCard, Slugs } from '@wajiha/contract'
import type { Author } from '../../payload-types.ts'
import { defined } from './defined.ts'
import { toImage } from './image.ts'
import { toSeo } from './seo.ts'

export const toAuthorCard = (author: Author): AuthorCard => ({
  slug: author.slug,
  name: author.name,
  ...defined({ title: author.title || undefined, photo: toImage(author.photo) }),
})

export const toAuthor = (
  author: Author,
  more: { slugs: Slugs; posts: PostCard[] },
): AuthorData => ({
  ...toAuthorCard(author),
  ...more,
  ...defined({ bio: author.bio || undefined }),
  links: (author.links ?? []).map(({ label, url }) => ({ label, url })),
  seo: toSeo(author.seo),
  updatedAt: author.updatedAt,
})
