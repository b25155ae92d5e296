import type { Image } from '@wajiha/contract'
import { clip } from '@wajiha/contract/search-result'
import type { WholePost } from '#app/content/shown-post.ts'
import { imageAddress } from '#app/ui/core/image-address.ts'
import type { PictureBox } from '#app/ui/core/image-sizes.ts'
import { absoluteAddress } from '../absolute-address.ts'
import type { PageIdentity } from '../page-identity.ts'
import { blogId, organizationId, partId, webPageId } from './ids.ts'
import type { BlogPosting, Person } from './vocabulary.ts'

/** Google shows no more of a headline. */
const headlineLimit = 110
const ratios = ['1200x1200', '1200x900', '1200x675'] as const satisfies readonly PictureBox[]

export function blogPosting(page: PageIdentity, post: WholePost): BlogPosting {
  return {
    '@type': 'BlogPosting',
    '@id': partId(page, 'article'),
    headline: clip(post.title, headlineLimit),
    description: post.excerpt,
    image: post.cover ? pictures(page, post.cover) : page.image ? [page.image] : undefined,
    datePublished: post.publishedAt,
    dateModified: post.updatedTextAt,
    author: authors(page, post),
    publisher: { '@id': organizationId(page) },
    inLanguage: page.locale,
    mainEntityOfPage: { '@id': webPageId(page) },
    isPartOf: { '@id': blogId(page) },
    wordCount: post.wordCount,
    timeRequired: `PT${Math.max(1, post.readingMinutes)}M`,
    articleSection: names(post.categories),
    keywords: names(post.tags),
  }
}

/** The cover in the three shapes that search results show. */
function pictures({ origin }: PageIdentity, cover: Image): string[] {
  return ratios.map((box) => {
    const [width, height] = box.split('x').map(Number)
    return absoluteAddress(
      origin,
      imageAddress(cover.url, { width, height, focus: cover.focus }, { format: 'jpeg' }),
    )
  })
}

/** Those who wrote it; a post without a name speaks for the house. */
function authors(page: PageIdentity, { authors }: WholePost): BlogPosting['author'] {
  if (authors.length === 0) return { '@id': organizationId(page) }
  return authors.map(
    ({ name, title, slug }): Person => ({
      '@type': 'Person',
      name,
      jobTitle: title,
      url: page.address(`/authors/${slug}`),
    }),
  )
}

const names = (terms: readonly { name: string }[]) =>
  terms.length > 0 ? terms.map(({ name }) => name) : undefined
