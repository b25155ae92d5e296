/** Documents as they stand in the editor, in the shapes of the public API: only for who has the key. */
import { locales } from '@wajiha/arabic'
import { type DataOf, type Locale, limits, pageKeySchema } from '@wajiha/contract'
import type { PreviewCollection } from '@wajiha/contract/preview'
import type { BasePayload, CollectionSlug, DataFromCollectionSlug } from 'payload'
import { toCampaign } from '../campaigns/map-campaign.ts'
import type { ReadEndpoint } from '../content/api/read.ts'
import { authorWith } from '../content/api/reads/author.ts'
import { cardOf } from '../content/api/reads/card.ts'
import { createFinder } from '../content/api/reads/find.ts'
import { branches, testimonials } from '../content/api/reads/lists.ts'
import { toBlockPage } from '../content/mappers/block-page.ts'
import { toBranch } from '../content/mappers/branch.ts'
import { toGeneral } from '../content/mappers/general.ts'
import { toJob } from '../content/mappers/job.ts'
import { toPage } from '../content/mappers/page.ts'
import { toPost } from '../content/mappers/post.ts'
import { toProject } from '../content/mappers/project.ts'
import { toService } from '../content/mappers/service.ts'
import { toTestimonial } from '../content/mappers/testimonial.ts'
import { ownWordsIn } from '../content/own-words/own-words-in.ts'
import { withTyped } from '../content/preview/typed.ts'
import type { Post } from '../payload-types.ts'

/** `viewer`: who has its form open beside it. */
type Asked = { payload: BasePayload; id: string; locale: Locale; viewer: string }
type Read = (asked: Asked) => Promise<unknown>

/** @returns nothing where there is no such document. */
export const drafts: Record<PreviewCollection, Read> = {
  posts: async (asked) => {
    const { payload, locale } = asked
    const post = await findDraft(asked, 'posts')
    if (!post) return undefined
    const find = createFinder(payload, locale)
    const relatedIds = (post.related ?? []).map((one) => (typeof one === 'string' ? one : one.id))
    const [related, parts] = await Promise.all([
      find.list('posts', { where: { id: { in: relatedIds } }, depth: 2, asCards: true }),
      partsOf(post, find),
    ])
    return toPost(post, { slugs: ownSlug(post, locale), related, parts }, locale)
  },
  projects: async (asked) => {
    const project = await findDraft(asked, 'projects')
    const { locale } = asked
    return project && toProject(project, { slugs: ownSlug(project, locale), related: [] }, locale)
  },
  jobs: async (asked) => {
    const job = await findDraft(asked, 'jobs')
    const { locale } = asked
    const around = job && { slugs: ownSlug(job, locale), similar: [], now: Date.now() }
    return around && toJob(job, around, locale)
  },
  services: async (asked) => {
    const service = await findDraft(asked, 'services', 3)
    return service && toService(service, [asked.locale], asked.locale)
  },
  campaigns: async (asked) => {
    const campaign = await findDraft(asked, 'campaigns')
    const { locale } = asked
    return campaign && toCampaign(campaign, { languages: [locale], now: Date.now() }, locale)
  },
  authors: async (asked) => {
    const author = await findDraft(asked, 'authors')
    if (!author) return undefined
    const { payload, locale } = asked
    const page = { page: 1, perPage: limits.postsPerPage }
    const found = await authorWith(author, createFinder(payload, locale), {
      ...page,
      slugs: ownSlug(author, locale),
    })
    return found.data
  },
  cards: async (asked) => {
    const { payload, id, viewer } = asked
    const [ar, en] = await Promise.all(
      locales.map(async (locale) => {
        const face = await findDraft({ ...asked, locale }, 'cards')
        return face && withTyped(payload, face, { viewer, collection: 'cards', id }, locale)
      }),
    )
    return ar && en && cardOf({ ar, en }, asked.locale)
  },
  testimonials: async (asked) => {
    const draft = await findDraft(asked, 'testimonials')
    if (!draft) return undefined
    return inPlace(toTestimonial(draft), await listed(testimonials, asked))
  },
  branches: async (asked) => {
    const draft = await findDraft(asked, 'branches')
    if (!draft) return undefined
    return inPlace(toBranch(draft), await listed(branches, asked))
  },
  general: async ({ payload, locale }) => {
    const settings = await payload.findGlobal({ slug: 'general', ...asDraft, locale, depth: 1 })
    return toGeneral(settings, { words: await ownWordsIn(payload, locale) }) ?? {}
  },
  'block-pages': async (asked) => {
    const page = await findDraft(asked, 'block-pages')
    const { locale } = asked
    return page && toBlockPage(page, ownSlug(page, locale), locale)
  },
  pages: async ({ payload, id, locale }) => {
    const { success, data: key } = pageKeySchema.safeParse(id)
    if (!success) return undefined
    const page = await payload.findGlobal({
      slug: `page-${key}` as const,
      ...asDraft,
      locale,
      depth: 1,
    })
    return toPage(key, page, { languages: [locale], locale })
  },
}

const asDraft = { draft: true, fallbackLocale: false, overrideAccess: true } as const

/** What a list of the public API answers. */
async function listed<Name extends 'testimonials' | 'branches'>(
  read: ReadEndpoint<Name>,
  { payload, locale }: Asked,
): Promise<DataOf<Name>> {
  const found = await read(payload, { locale, params: {}, query: {} } as never)
  return (found && found !== 'gone' ? found.data : []) as DataOf<Name>
}

/** What is listed, with a draft where it stands, and one that is not listed yet before all others. */
function inPlace<Listed extends { id?: string; slug?: string }>(
  draft: Listed,
  listed: readonly Listed[],
): Listed[] {
  const isSame = (one: Listed) => (one.id ?? one.slug) === (draft.id ?? draft.slug)
  const all = listed.map((one) => (isSame(one) ? draft : one))
  return listed.some(isSame) ? all : [draft, ...all]
}

type Addressed = { id: string; slug?: string | null }

async function findDraft<Slug extends CollectionSlug>(
  { payload, id, locale }: Asked,
  collection: Slug,
  depth = 2,
): Promise<DataFromCollectionSlug<Slug> | undefined> {
  const found = await payload.findByID({
    collection,
    id,
    ...asDraft,
    locale,
    depth,
    disableErrors: true,
  })
  // A draft that has no address yet stands under its id.
  if (!found) return undefined
  return 'slug' in found && !found.slug ? { ...found, slug: id } : found
}

const ownSlug = ({ id, slug }: Addressed, locale: Locale) => ({ [locale]: slug || id })

/** The published parts of its series, and itself among them. */
async function partsOf(post: Post, find: ReturnType<typeof createFinder>) {
  const series = typeof post.series === 'object' ? post.series?.id : post.series
  if (!series) return []
  const list = { where: { series: { equals: series } }, depth: 0 }
  const published = await find.list('posts', { ...list, sort: ['seriesPart', 'publishedAt'] })
  const parts = published.map((one) => (one.id === post.id ? post : one))
  const isListed = parts.some(({ id }) => id === post.id)
  const all = isListed ? parts : [...parts, post]
  return all.map(({ id, slug, title }) => ({ slug: slug || id, title }))
}
