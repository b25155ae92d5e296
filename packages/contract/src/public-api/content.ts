/**
 * The kinds of content another system may read, each with the reads of the contract that answer it: the shapes are
 * the very ones that the site is drawn from, and only what is published has them.
 */
import { z } from 'zod'
import { languagesSchema, localeSchema, textSchema, timestampSchema } from '../base.ts'
import type { EndpointName } from '../endpoints.ts'
import { pageKeySchema } from '../page.ts'
import { publicApiLimits } from './places.ts'

type Kind = {
  /** What answers the list; pages have none of their own. */
  list?: EndpointName
  one?: EndpointName
  /** What the last part of an address is, of those that can be read alone. */
  parameter?: 'slug' | 'key'
  /** Of a list and of one, for the names of operations and shapes. */
  names: readonly [many: string, one: string]
  summary: readonly [many: string, one: string]
}

export const contentKinds = {
  pages: {
    one: 'page',
    parameter: 'key',
    names: ['Pages', 'Page'],
    summary: ['The pages that have an editor of their own', 'One page: `home`, `about` …'],
  },
  'block-pages': {
    list: 'blockPages',
    one: 'blockPage',
    parameter: 'slug',
    names: ['BlockPages', 'BlockPage'],
    summary: ['Where the pages stand that were made from blocks', 'One page made from blocks'],
  },
  services: {
    list: 'services',
    one: 'service',
    parameter: 'key',
    names: ['Services', 'Service'],
    summary: ['The services, in order', 'One service in depth'],
  },
  projects: {
    list: 'projects',
    one: 'project',
    parameter: 'slug',
    names: ['Projects', 'Project'],
    summary: ['The projects, in order', 'One case study'],
  },
  articles: {
    list: 'blogs',
    one: 'blog',
    parameter: 'slug',
    names: ['Articles', 'Article'],
    summary: ['The articles, newest first', 'One article'],
  },
  jobs: {
    list: 'jobs',
    one: 'job',
    parameter: 'slug',
    names: ['Jobs', 'Job'],
    summary: ['The open jobs', 'One job, open or lately closed'],
  },
  testimonials: {
    list: 'testimonials',
    names: ['Testimonials', 'Testimonial'],
    summary: ['What clients said, in order', ''],
  },
  branches: {
    list: 'branches',
    names: ['Branches', 'Branch'],
    summary: ['The branches, in order', ''],
  },
} as const satisfies Record<string, Kind>

export type ContentKind = keyof typeof contentKinds

/** What a list says of a page that has an editor of its own. */
export const pageEntrySchema = z.object({
  key: pageKeySchema,
  title: textSchema,
  languages: languagesSchema,
  updatedAt: timestampSchema,
})
export type PageEntry = z.output<typeof pageEntrySchema>

export const languageQuerySchema = z.object({
  locale: localeSchema.default('ar').describe('The language of what is read'),
})

const mostPages = 10_000

export const pagedQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(mostPages).default(1),
  perPage: z.coerce
    .number()
    .int()
    .min(1)
    .max(publicApiLimits.perPage)
    .default(publicApiLimits.perPageByDefault),
})

export const listQuerySchema = languageQuerySchema.extend(pagedQuerySchema.shape)

/** How many there are, beside a page of a list. */
export const pagedMetaSchema = z.object({
  total: z.int().min(0),
  page: z.int().min(1),
  pages: z.int().min(0),
})
export type PagedMeta = z.output<typeof pagedMetaSchema>
