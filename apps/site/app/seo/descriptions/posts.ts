import { readingPaper } from '@wajiha/brand/papers'
import { narrowedTo } from '#app/content/narrowed-to.ts'
import type { PageData } from '#app/content/page-data.ts'
import { inDocumentsOnly } from '#app/seo/told-in-documents.ts'
import type { PageDescription } from '../page-description.ts'

/**
 * The notebook's list. Only its first page speaks for the whole notebook, in the editors' own words;
 * every part of it has a name of its own. A search asks not to be indexed.
 */
export function describePosts(data: PageData<'blogs'>): PageDescription {
  const { words, paths, search, meta } = data
  const narrowed = search ? { name: search.q, description: undefined } : narrowedTo(data)
  const isWhole = !narrowed && meta.page === 1
  return {
    title: narrowed?.name ?? words.title,
    description: narrowed?.description ?? words.lead,
    paths,
    seo: isWhole ? words.seo : { noindex: words.seo.noindex },
    noindex: search !== undefined,
    robots: data.robots,
    share: { paper: words.paper ?? readingPaper, title: words.title },
    feeds: true,
    ...inDocumentsOnly({
      pageType: 'CollectionPage',
      subject: isWhole ? { is: 'notebook' } : undefined,
    }),
    place: { page: meta.page, of: narrowed ? words.title : undefined },
  }
}
