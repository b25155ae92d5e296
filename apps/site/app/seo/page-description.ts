/** What a page says of itself, before any of it becomes a tag. */

import type { Grid } from '@wajiha/brand/motif'
import type { Locale, Paper, Seo } from '@wajiha/contract'
import type { WebPageType } from './structured-data/vocabulary.ts'
import type { Subject } from './subject.ts'

export type PageDescription = {
  title: string
  description?: string | undefined
  /** Unprefixed, one for each language the page is published in. */
  paths: Partial<Record<Locale, string>>
  seo?: Seo | undefined
  noindex?: boolean
  /** Asked of search engines on one of endless addresses of a list, which names no canonical one either. */
  robots?: string | undefined
  type?: 'website' | 'article' | 'profile'
  /** The list that this page belongs to: the step before it on the way from home. */
  parent?: '/blogs' | '/our-projects' | '/join-us' | '/newsletter'
  /** What the picture of a shared link is drawn from, beside the title. */
  share?: ShareHints
  /** What stands after the title: which page of a list it is, and of what it is a part. */
  place?: { page: number; of: string | undefined }
  /** The notebook's feeds can be found from here. */
  feeds?: boolean
} & ForSearch

export type ForSearch = {
  /** What kind of page search engines should take it for. */
  pageType?: WebPageType
  /** What it tells search engines of beside itself; a page that is not indexed tells only this. */
  subject?: Subject | undefined
}

export type ShareHints = {
  /** Instead of the page's own, where the picture is that of what it belongs to. */
  title?: string
  paper?: Paper | undefined
  /** Folds of the girih pattern's grid. */
  grid?: Grid
  /** Lines of an inscription instead of the title; see `heroLineSchema`. */
  lines?: readonly { text: string; mark: string }[]
}
