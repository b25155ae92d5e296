/** Every collection, in the order of the menu. */
import { previewCollections } from '@wajiha/contract/preview'
import type { CollectionConfig } from 'payload'
import { scheduled } from '../admin/schedule/scheduled.ts'
import { traced } from '../api/v1/trace.ts'
import { audited } from '../audit/watch.ts'
import { copied } from '../copies/copied.ts'
import { announced } from '../feed/hooks.ts'
import { foundInLists } from '../lists/find-in-lists.ts'
import { previewed } from '../preview/link.ts'
import { together } from '../together/together.ts'
import { versioned } from '../versions/versioned.ts'
import { accessLog } from './access-log.ts'
import { activities } from './activities.ts'
import { alarms } from './alarms.ts'
import { applications } from './applications.ts'
import { auditLog } from './audit-log.ts'
import { authors } from './authors.ts'
import { binned } from './binned.ts'
import { branches } from './branches.ts'
import { campaignCosts } from './campaign-costs.ts'
import { campaignLinks } from './campaign-links.ts'
import { campaigns } from './campaigns.ts'
import { cards } from './cards.ts'
import { categories } from './categories.ts'
import { departments } from './departments.ts'
import { erasures } from './erasures.ts'
import { files } from './files.ts'
import { industries } from './industries.ts'
import { jobs } from './jobs.ts'
import { leads } from './leads.ts'
import { mailTemplates } from './mail-templates.ts'
import { media } from './media.ts'
import { outbox } from './outbox.ts'
import { pageCounts } from './page-counts.ts'
import { people } from './people.ts'
import { posts } from './posts.ts'
import { projects } from './projects.ts'
import { redirects } from './redirects.ts'
import { retentionRuns } from './retention-runs.ts'
import { series } from './series.ts'
import { services } from './services.ts'
import { shortLinks } from './short-links.ts'
import { submissions } from './submissions.ts'
import { subscribers } from './subscribers.ts'
import { tags } from './tags.ts'
import { testimonials } from './testimonials.ts'
import { touches } from './touches.ts'
import { users } from './users.ts'
import { webhookDeliveries } from './webhook-deliveries.ts'
import { webhooks } from './webhooks.ts'

const shown = [
  projects,
  services,
  posts,
  authors,
  testimonials,
  media,
  files,
  jobs,
  departments,
  campaigns,
  shortLinks,
  redirects,
  cards,
  branches,
  categories,
  tags,
  series,
  industries,
] as CollectionConfig[]

/** What is written, and not only listed: cards are retired, addresses are paused. */
const withBin: ReadonlySet<string> = new Set([
  ...['projects', 'services', 'posts', 'authors', 'testimonials', 'media', 'files', 'jobs'],
  'campaigns',
])

const withPage: ReadonlySet<string> = new Set(previewCollections)

const all: CollectionConfig[] = [
  ...shown
    .map((one) => (withBin.has(one.slug) ? binned(one) : one))
    .map(announced)
    .map(traced)
    .map((one) => (withPage.has(one.slug) ? previewed(one) : one)),
  leads,
  applications,
  people,
  activities,
  submissions,
  subscribers,
  outbox,
  mailTemplates,
  campaignLinks,
  campaignCosts,
  touches,
  pageCounts,
  accessLog,
  auditLog,
  erasures,
  retentionRuns,
  webhooks,
  webhookDeliveries,
  alarms,
  users as CollectionConfig,
]

/** Every collection, its lists searched as people type, several people at once in its documents. */
export const collections: CollectionConfig[] = all
  .map(copied)
  .map(versioned)
  .map(together)
  .map(scheduled)
  .map(foundInLists)
  .map(audited)
