/** Every page's reader, by the page's name. The server calls them; the app knows only their types. */
import type { PageId } from '#app/addresses.ts'
import type { PageContext } from '#app/content/page-context.ts'
import { readService } from '#app/content/read-service.server.ts'
import { readAbout } from '#app/pages/about/data.server.ts'
import { readAuthor } from '#app/pages/author/data.server.ts'
import { readBlockPage } from '#app/pages/block-page/data.server.ts'
import { readCampaign } from '#app/pages/campaign/data.server.ts'
import { readCard } from '#app/pages/card/data.server.ts'
import { readContact } from '#app/pages/contact/data.server.ts'
import { readHome } from '#app/pages/home/data.server.ts'
import { readJob } from '#app/pages/job/data.server.ts'
import { readJobs } from '#app/pages/jobs/data.server.ts'
import { readLanding } from '#app/pages/landing/data.server.ts'
import { readNewsletter } from '#app/pages/newsletter/data.server.ts'
import { readNewsletterIssue } from '#app/pages/newsletter-issue/data.server.ts'
import { readPostPage } from '#app/pages/post/data.server.ts'
import { readPostsPage } from '#app/pages/posts/data.server.ts'
import { readPrivacy } from '#app/pages/privacy/data.server.ts'
import { readProject } from '#app/pages/project/data.server.ts'
import { readProjects } from '#app/pages/projects/data.server.ts'
import { readServices } from '#app/pages/services/data.server.ts'
import { readTerms } from '#app/pages/terms/data.server.ts'
import { readTestimonials } from '#app/pages/testimonials/data.server.ts'
import { readThankYou } from '#app/pages/thank-you/data.server.ts'

export const readers = {
  home: readHome,
  about: readAbout,
  contact: readContact,
  campaign: readCampaign,
  landing: readLanding,
  card: readCard,
  'thank-you': readThankYou,
  blogs: readPostsPage,
  blog: readPostPage,
  author: readAuthor,
  testimonials: readTestimonials,
  jobs: readJobs,
  job: readJob,
  privacy: readPrivacy,
  projects: readProjects,
  project: readProject,
  terms: readTerms,
  services: readServices,
  service: readService(),
  newsletter: readNewsletter,
  'newsletter-issue': readNewsletterIssue,
  'block-page': readBlockPage,
  'web-applications': readService('web-applications'),
  'digital-marketing': readService('digital-marketing'),
  'mobile-applications': readService('mobile-applications'),
} satisfies Record<PageId, (context: PageContext) => Promise<unknown>>
