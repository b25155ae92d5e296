/** Every read of the contract that comes from documents. A missing one does not compile. */
import type { ReadEndpoint, ReadName } from '../read.ts'
import { author } from './author.ts'
import { blog, blogs } from './blogs.ts'
import { campaign } from './campaign.ts'
import { card } from './card.ts'
import { categories } from './categories.ts'
import { general } from './general.ts'
import { job, jobs } from './jobs.ts'
import { branches, redirects, shortLinks, testimonials } from './lists.ts'
import { page } from './page.ts'
import { project, projects } from './projects.ts'
import { search } from './search.ts'
import { series } from './series.ts'
import { service, services } from './services.ts'

export const reads: { [Name in ReadName]: ReadEndpoint<Name> } = {
  general,
  services,
  service,
  projects,
  project,
  blogs,
  blog,
  categories,
  series,
  author,
  jobs,
  job,
  testimonials,
  branches,
  page,
  campaign,
  card,
  shortLinks,
  redirects,
  search,
}
