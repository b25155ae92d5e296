/** Collections and pages that the site shows: announced in its feed, traced in its answers, previewed, kept in a bin. */
import { previewCollections } from '@wajiha/contract/preview'
import type { CollectionConfig, GlobalConfig } from 'payload'
import { traced, tracedGlobal } from './api/trace.ts'
import { binned } from './collections/binned.ts'
import { announcedGlobal } from './feed/global-hooks.ts'
import { announced } from './feed/hooks.ts'
import { previewed } from './preview/link.ts'

/** What is written, and not only listed: cards are retired, addresses are paused. */
const withBin: ReadonlySet<string> = new Set([
  'projects',
  'services',
  'posts',
  'authors',
  'testimonials',
  'media',
  'files',
  'jobs',
  'campaigns',
  'block-pages',
])

const withPage: ReadonlySet<string> = new Set(previewCollections)

export const shownOnSite = (collections: readonly CollectionConfig[]): CollectionConfig[] =>
  collections
    .map((one) => (withBin.has(one.slug) ? binned(one) : one))
    .map(announced)
    .map(traced)
    .map((one) => (withPage.has(one.slug) ? previewed(one) : one))

export const shownOnSiteGlobal = (global: GlobalConfig): GlobalConfig =>
  tracedGlobal(announcedGlobal(global))
