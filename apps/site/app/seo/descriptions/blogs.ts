import type { PageData } from '#app/content/page-data.ts'
import type { PageDescription } from '../page-description.ts'

/** The notebook's list. Only its first page speaks for the whole notebook; a search asks not to be indexed. */
export function describeBlogs(data: PageData<'blogs'>): PageDescription {
  const { words, paths, search, category, tag, series, meta } = data
  const isWhole = !search && !category && !tag && !series && meta.page === 1
  return {
    title: series?.name ?? words.title,
    description: series?.description ?? words.lead,
    paths,
    // The notebook's own words are not those of one series.
    seo: series ? { noindex: words.seo.noindex } : words.seo,
    noindex: search !== undefined,
    share: { paper: words.paper ?? 'sama' },
    feeds: true,
    pageType: 'CollectionPage',
    subject: isWhole ? { is: 'notebook' } : undefined,
  }
}
