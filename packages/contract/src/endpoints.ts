/**
 * Every read of the API in one table: its path below `{apiBase}`, the query it understands and the
 * shape of `data`. The studio answers from it, the site reads by it, OpenAPI is generated from it.
 */
import { z } from 'zod'
import { addressPartSchema, choiceSchema, slugsSchema, textSchema } from './base.ts'
import { blockPageAddressSchema, blockPageSchema } from './block-page.ts'
import { branchSchema } from './branch.ts'
import { campaignSchema } from './campaign.ts'
import { cardSchema } from './card.ts'
import { changesSchema } from './change.ts'
import { generalSchema } from './general.ts'
import { jobCardSchema, jobSchema } from './job.ts'
import { limits } from './limits.ts'
import { redirectSchema, shortLinkSchema } from './link.ts'
import { listedAddressSchema } from './listed-address.ts'
import { newsletterIssueCardSchema, newsletterIssueSchema } from './newsletter.ts'
import { pageSchema } from './page.ts'
import { authorSchema, categorySchema, postCardSchema, postSchema, seriesSchema } from './post.ts'
import { projectCardSchema, projectSchema } from './project.ts'
import { searchHitSchema } from './search.ts'
import { serviceCardSchema, serviceSchema } from './service.ts'
import { testimonialSchema } from './testimonial.ts'

const pageNumber = z.coerce.number().int().min(1).max(10_000)
const perPage = z.coerce.number().int().min(1).max(limits.perPage)

type Endpoint = {
  /** Path below `{apiBase}`; `:name` is a parameter. */
  path: string
  summary: string
  query: z.ZodObject
  data: z.ZodType
}

const read = <
  const Path extends string,
  Data extends z.ZodType,
  Query extends z.ZodObject = z.ZodObject<Record<never, never>>,
>(
  path: Path,
  summary: string,
  data: Data,
  query: Query = z.object({}) as Query,
) => ({ path, summary, data, query })

export const endpoints = {
  general: read('general', 'What is true of the whole site', generalSchema),
  services: read('services', 'The services, in order', z.array(serviceCardSchema)),
  service: read('services/:key', 'One service in depth', serviceSchema),
  projects: read('projects', 'All published projects, in order', z.array(projectCardSchema)),
  project: read('projects/:slug', 'One case study', projectSchema),
  blogs: read(
    'blogs',
    'Published articles, newest first; `meta` says how many pages there are',
    z.array(postCardSchema),
    z.object({
      page: pageNumber.default(1),
      perPage: perPage.default(limits.postsPerPage),
      category: choiceSchema.optional(),
      tag: choiceSchema.optional(),
      /** The parts of a series in their order. */
      series: choiceSchema.optional(),
      /**
       * `notebook` is the list as readers see it: pinned posts first, and those of the other
       * language where the settings show them.
       */
      view: z.enum(['newest', 'notebook']).default('newest'),
    }),
  ),
  blog: read('blogs/:slug', 'One article', postSchema),
  categories: read('categories', 'Categories that hold articles', z.array(categorySchema)),
  series: read('series', 'Series that hold articles', z.array(seriesSchema)),
  author: read(
    'authors/:slug',
    'One author and a page of their articles, newest first; `meta` says how many pages there are',
    authorSchema,
    z.object({ page: pageNumber.default(1), perPage: perPage.default(limits.postsPerPage) }),
  ),
  jobs: read('jobs', 'Open jobs', z.array(jobCardSchema)),
  job: read('jobs/:slug', 'One job, open or lately closed', jobSchema),
  testimonials: read(
    'testimonials',
    'Published testimonials, in order',
    z.array(testimonialSchema),
  ),
  branches: read('branches', 'Branches, in order', z.array(branchSchema)),
  page: read('pages/:key', 'One page that has its own editor', pageSchema),
  blockPages: read(
    'block-pages',
    'Where the pages stand that editors made from blocks, in each language',
    z.array(blockPageAddressSchema),
  ),
  blockPage: read('block-pages/:slug', 'One page that an editor made from blocks', blockPageSchema),
  newsletterIssues: read(
    'newsletter-issues',
    'Issues of the newsletter that were sent in the language, the newest first',
    z.array(newsletterIssueCardSchema),
  ),
  newsletterIssue: read(
    'newsletter-issues/:slug',
    'One issue of the newsletter that was sent',
    newsletterIssueSchema,
  ),
  campaign: read(
    'campaigns/:slug',
    'One campaign page; the slug `default` answers the default one',
    campaignSchema,
  ),
  card: read('cards/:id', 'One business card, by its name or its public code', cardSchema),
  shortLink: read(
    'short-links/:code',
    'One short link by its code, whose case does not count',
    shortLinkSchema,
  ),
  redirects: read('redirects', 'All redirects, moved slugs included', z.array(redirectSchema)),
  addresses: read(
    'addresses/:kind',
    'What search engines should know of all documents of a kind; `meta` says how many pages there are',
    z.array(listedAddressSchema),
    z.object({ page: pageNumber.default(1) }),
  ),
  search: read(
    'search',
    'Articles, projects, services and open jobs that match, the best first; `meta` may suggest a word',
    z.array(searchHitSchema),
    z.object({ q: choiceSchema.trim().min(1).max(limits.searchCharacters) }),
  ),
  changes: read(
    'changes',
    'What was published after an id; held open until there is something to say',
    changesSchema,
    z.object({
      after: z.coerce.number().int().min(0).default(0),
      /** Longest to hold the request open, milliseconds. */
      hold: z.coerce.number().int().min(0).max(limits.changesHoldMs).default(limits.changesHoldMs),
    }),
  ),
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints
export type DataOf<Name extends EndpointName> = z.output<(typeof endpoints)[Name]['data']>
export type QueryOf<Name extends EndpointName> = z.output<(typeof endpoints)[Name]['query']>

type Parameter<Path extends string> = Path extends `${string}:${infer Name}` ? Name : never
export type ParametersOf<Name extends EndpointName> = {
  [Key in Parameter<(typeof endpoints)[Name]['path']>]: string
}

/**
 * Whether such a question can have an answer at all. What cannot is missing, and nobody asks for it:
 * `jobs/..` would be another address, and no page has the number 0.
 */
export function isAskable(
  name: EndpointName,
  parameters: Readonly<Record<string, string>>,
  query: Readonly<Record<string, unknown>>,
): boolean {
  const parts = Object.values(parameters)
  return (
    parts.every((part) => addressPartSchema.safeParse(part).success) &&
    endpoints[name].query.safeParse(query).success
  )
}

/** Facts about a list, beside its `data`. */
const listMetaSchema = z.object({
  total: z.int().min(0),
  page: z.int().min(1),
  pages: z.int().min(0),
  /** The tag that a list of posts is narrowed to, where it was asked for one. */
  tag: z.object({ name: textSchema, slugs: slugsSchema }).optional(),
  /** «هل تقصد»: what a search that found nothing probably meant, and would find. */
  suggestion: textSchema.optional(),
})

export type ListMeta = z.output<typeof listMetaSchema>

/** The body of every successful answer. */
export const answerSchema = <Data extends z.ZodType>(data: Data) =>
  z.object({ data, meta: listMetaSchema.optional() })

export type Answer<Name extends EndpointName> = { data: DataOf<Name>; meta?: ListMeta | undefined }
