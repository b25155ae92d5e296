/** Collections and pages that the site shows: announced in its feed, traced in its answers, previewed, kept in a bin. */
import type { CollectionConfig, GlobalConfig } from 'payload'
import { traced, tracedGlobal } from './api/trace.ts'
import { binned } from './collections/binned.ts'
import { announcedGlobal } from './feed/global-hooks.ts'
import { announced } from './feed/hooks.ts'
import { previewed, previewedGlobal } from './preview/link.ts'

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

export const shownOnSite = (collections: readonly CollectionConfig[]): CollectionConfig[] =>
  collections
    .map((one) => (withBin.has(one.slug) ? binned(one) : one))
    .map(announced)
    .map(traced)
    .map(previewed)

export const shownOnSiteGlobal = (global: GlobalConfig): GlobalConfig =>
  previewedGlobal(tracedGlobal(announcedGlobal(global)))
