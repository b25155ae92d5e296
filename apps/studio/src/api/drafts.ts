/** Documents as they stand in the editor, in the shapes of the public API: only for who has the key. */
import { type EndpointName, type Locale, pageKeySchema } from '@wajiha/contract'
import type { PreviewCollection } from '@wajiha/contract/preview'
import type { BasePayload, CollectionSlug, DataFromCollectionSlug } from 'payload'
import { toCampaign } from '../campaigns/map-campaign.ts'
import { createFinder } from '../content/api/reads/find.ts'
import { toBlockPage } from '../content/mappers/block-page.ts'
import { toJob } from '../content/mappers/job.ts'
import { toPage } from '../content/mappers/page.ts'
import { toPost } from '../content/mappers/post.ts'
import { toProject } from '../content/mappers/project.ts'
import { toService } from '../content/mappers/service.ts'
import type { Post } from '../payload-types.ts'

type Asked = { payload: BasePayload; id: string; locale: Locale }
type Read = (asked: Asked) => Promise<unknown>

/** Which read of the contract each draft stands in for. */
export const previewEndpoints = {
  posts: 'blog',
  projects: 'project',
  jobs: 'job',
  services: 'service',
  campaigns: 'campaign',
  'block-pages': 'blockPage',
  pages: 'page',
} as const satisfies Record<PreviewCollection, EndpointName>

/** @returns nothing where there is no such document. */
export const drafts: Record<PreviewCollection, Read> = {
  posts: async ({ payload, id, locale }) => {
    const post = await findDraft({ payload, id, locale }, 'posts')
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
      locale,
      draft: true,
      depth: 1,
      fallbackLocale: false,
      overrideAccess: true,
    })
    return toPage(key, page, { languages: [locale], locale })
  },
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
    locale,
    depth,
    draft: true,
    fallbackLocale: false,
    overrideAccess: true,
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
