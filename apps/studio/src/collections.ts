/** Every collection, in the order of the menu. */
import { previewCollections } from '@wajiha/contract/preview'
import type { CollectionConfig } from 'payload'
import { users } from './accounts/collections/users.ts'
import { alarms } from './alarms/collections/alarms.ts'
import { campaignCosts } from './attribution/collections/campaign-costs.ts'
import { campaignLinks } from './attribution/collections/campaign-links.ts'
import { pageCounts } from './attribution/collections/page-counts.ts'
import { touches } from './attribution/collections/touches.ts'
import { accessLog } from './audit/collections/access-log.ts'
import { auditLog } from './audit/collections/audit-log.ts'
import { audited } from './audit/watch.ts'
import { campaigns } from './campaigns/collections/campaigns.ts'
import { shortLinks } from './campaigns/collections/short-links.ts'
import { traced } from './content/api/trace.ts'
import { authors } from './content/collections/authors.ts'
import { binned } from './content/collections/binned.ts'
import { branches } from './content/collections/branches.ts'
import { cards } from './content/collections/cards.ts'
import { categories } from './content/collections/categories.ts'
import { departments } from './content/collections/departments.ts'
import { files } from './content/collections/files.ts'
import { industries } from './content/collections/industries.ts'
import { jobs } from './content/collections/jobs.ts'
import { media } from './content/collections/media.ts'
import { posts } from './content/collections/posts.ts'
import { projects } from './content/collections/projects.ts'
import { redirects } from './content/collections/redirects.ts'
import { series } from './content/collections/series.ts'
import { services } from './content/collections/services.ts'
import { tags } from './content/collections/tags.ts'
import { testimonials } from './content/collections/testimonials.ts'
import { copied } from './content/copies/copied.ts'
import { announced } from './content/feed/hooks.ts'
import { previewed } from './content/preview/link.ts'
import { scheduled } from './content/schedule/scheduled.ts'
import { versioned } from './content/versions/versioned.ts'
import { activities } from './desk/collections/activities.ts'
import { applications } from './desk/collections/applications.ts'
import { leads } from './desk/collections/leads.ts'
import { people } from './desk/collections/people.ts'
import { submissions } from './desk/collections/submissions.ts'
import { mailTemplates } from './mail/collections/mail-templates.ts'
import { outbox } from './mail/collections/outbox.ts'
import { subscribers } from './mail/collections/subscribers.ts'
import { foundInLists } from './platform/lists/find-in-lists.ts'
import { erasures } from './privacy/collections/erasures.ts'
import { retentionRuns } from './privacy/collections/retention-runs.ts'
import { together } from './together/together.ts'
import { webhookDeliveries } from './webhooks/collections/webhook-deliveries.ts'
import { webhooks } from './webhooks/collections/webhooks.ts'

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
