import { traced } from '../content/api/trace.ts'
import type { Feature } from '../platform/feature.ts'
import { newsletterIssues } from './collections/newsletter-issues.ts'
import { watchNewsletter } from './sending/watch-newsletter.ts'

/** The newsletter: issues that are written here, sent to who asked for it, and kept on the site. */
export const newsletter: Feature = {
  collections: [traced(newsletterIssues)],
  watch: watchNewsletter,
}
