/** What every page says of itself, by the page's name. */
import type { PageId } from '#app/addresses.ts'
import type { PageData } from '#app/content/page-data.ts'
import { describeAbout } from './descriptions/about.ts'
import { describeAuthor } from './descriptions/author.ts'
import { describeBlockPage } from './descriptions/block-page.ts'
import { describeCampaign } from './descriptions/campaign.ts'
import { describeCard } from './descriptions/card.ts'
import { describeContact } from './descriptions/contact.ts'
import { describeHome } from './descriptions/home.ts'
import { describeJob } from './descriptions/job.ts'
import { describeJobs } from './descriptions/jobs.ts'
import { describePrivacy, describeTerms } from './descriptions/legal.ts'
import { describeNewsletter, describeNewsletterIssue } from './descriptions/newsletter.ts'
import { describePost } from './descriptions/post.ts'
import { describePosts } from './descriptions/posts.ts'
import { describeProject } from './descriptions/project.ts'
import { describeProjects } from './descriptions/projects.ts'
import { describeService } from './descriptions/service.ts'
import { describeServices } from './descriptions/services.ts'
import { describeTestimonials } from './descriptions/testimonials.ts'
import { describeThankYou } from './descriptions/thank-you.ts'
import type { PageDescription } from './page-description.ts'

export const descriptions: { [Id in PageId]: (data: PageData<Id>) => PageDescription } = {
  home: describeHome,
  about: describeAbout,
  contact: describeContact,
  campaign: describeCampaign,
  landing: describeCampaign,
  card: describeCard,
  'thank-you': describeThankYou,
  blogs: describePosts,
  blog: describePost,
  author: describeAuthor,
  testimonials: describeTestimonials,
  jobs: describeJobs,
  job: describeJob,
  privacy: describePrivacy,
  terms: describeTerms,
  projects: describeProjects,
  project: describeProject,
  services: describeServices,
  service: describeService,
  'web-applications': describeService,
  'digital-marketing': describeService,
  'mobile-applications': describeService,
  newsletter: describeNewsletter,
  'newsletter-issue': describeNewsletterIssue,
  'block-page': describeBlockPage,
  // A new page is described above this line.
}
