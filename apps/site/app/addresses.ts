/**
 * The pages of the specification and their addresses, without the locale prefix. `query` names the
 * only query parameters that a page reads; all others (`utm_*`, click ids, junk) change nothing and
 * are no part of a cached page's key.
 */
export const pages = {
  home: { path: '/', folder: 'home', query: [] },
  about: { path: '/about', folder: 'about', query: [] },
  contact: { path: '/contact', folder: 'contact', query: [] },
  campaign: { path: '/campaign', folder: 'campaign', query: [] },
  card: { path: '/card/$id', folder: 'card', query: [] },
  'thank-you': { path: '/thank-you', folder: 'thank-you', query: [] },
  blogs: { path: '/blogs', folder: 'blogs', query: ['page', 'category', 'tag'] },
  blog: { path: '/blogs/$slug', folder: 'blog', query: [] },
  short: { path: '/short/$code', folder: 'short', query: [] },
  testimonials: { path: '/testimonials', folder: 'testimonials', query: [] },
  jobs: { path: '/join-us', folder: 'jobs', query: [] },
  job: { path: '/join-us/$slug', folder: 'job', query: [] },
  privacy: { path: '/privacy-policy', folder: 'privacy', query: [] },
  'web-applications': { path: '/web-applications', folder: 'web-applications', query: [] },
  'digital-marketing': { path: '/digital-marketing', folder: 'digital-marketing', query: [] },
  projects: { path: '/our-projects', folder: 'projects', query: [] },
  project: { path: '/our-projects/$slug', folder: 'project', query: [] },
  'mobile-applications': { path: '/mobile-applications', folder: 'mobile-applications', query: [] },
  terms: { path: '/terms-and-conditions', folder: 'terms', query: [] },
} as const satisfies Record<string, PageAddress>

type PageAddress = { path: `/${string}`; folder: string; query: readonly string[] }

export type PageId = keyof typeof pages
export type PagePath = (typeof pages)[PageId]['path']
