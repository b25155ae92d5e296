/** Every read of the contract that comes from documents. A missing one does not compile. */

import { campaign } from '../campaigns/read-campaign.ts'
import type { ReadEndpoint, ReadName } from '../content/api/read.ts'
import { addresses } from '../content/api/reads/addresses.ts'
import { author } from '../content/api/reads/author.ts'
import { blockPage, blockPages } from '../content/api/reads/block-pages.ts'
import { card } from '../content/api/reads/card.ts'
import { categories } from '../content/api/reads/categories.ts'
import { general } from '../content/api/reads/general.ts'
import { job, jobs } from '../content/api/reads/jobs.ts'
import { branches, redirects, testimonials } from '../content/api/reads/lists.ts'
import { page } from '../content/api/reads/page.ts'
import { readPost, readPosts } from '../content/api/reads/posts.ts'
import { project, projects } from '../content/api/reads/projects.ts'
import { search } from '../content/api/reads/search.ts'
import { series } from '../content/api/reads/series.ts'
import { service, services } from '../content/api/reads/services.ts'
import { shortLink } from '../content/api/reads/short-link.ts'
import { newsletterIssue, newsletterIssues } from '../newsletter/read-issues.ts'

export const reads: { [Name in ReadName]: ReadEndpoint<Name> } = {
  general,
  services,
  service,
  projects,
  project,
  blogs: readPosts,
  blog: readPost,
  categories,
  series,
  author,
  jobs,
  job,
  testimonials,
  branches,
  page,
  blockPages,
  blockPage,
  newsletterIssues,
  newsletterIssue,
  campaign,
  card,
  shortLink,
  redirects,
  addresses,
  search,
}
