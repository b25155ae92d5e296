/**
 * The site's pages and their addresses (PRODUCT 2), without the locale prefix. `query` names the
 * only query parameters that a page reads; all others (`utm_*`, click ids, junk) change nothing and
 * are no part of a cached page's key.
 */
export const pages = {
  home: { path: '/', folder: 'home', query: [] },
  about: { path: '/about', folder: 'about', query: [] },
  contact: { path: '/contact', folder: 'contact', query: [] },
  campaign: { path: '/campaign', folder: 'campaign', query: [] },
  landing: { path: '/campaign/$slug', folder: 'landing', query: [] },
  card: { path: '/card/$id', folder: 'card', query: [] },
  'thank-you': { path: '/thank-you', folder: 'thank-you', query: ['campaign', 'for'] },
  blogs: { path: '/blogs', folder: 'posts', query: ['page', 'category', 'tag', 'series', 'q'] },
  blog: { path: '/blogs/$slug', folder: 'post', query: [] },
  author: { path: '/authors/$slug', folder: 'author', query: ['page'] },
  testimonials: {
    path: '/testimonials',
    folder: 'testimonials',
    query: [],
    choices: ['service'],
  },
  jobs: {
    path: '/join-us',
    folder: 'jobs',
    query: ['q'],
    choices: ['department', 'location', 'mode', 'type'],
  },
  job: { path: '/join-us/$slug', folder: 'job', query: [] },
  privacy: { path: '/privacy-policy', folder: 'privacy', query: [] },
  services: { path: '/services', folder: 'services', query: [] },
  service: { path: '/services/$key', folder: 'service', query: [] },
  // Where three services stood before there could be more (`servicePath` of the contract).
  'web-applications': { path: '/web-applications', folder: 'web-applications', query: [] },
  'digital-marketing': { path: '/digital-marketing', folder: 'digital-marketing', query: [] },
  projects: {
    path: '/our-projects',
    folder: 'projects',
    query: [],
    choices: ['service', 'industry', 'platform', 'year', 'country'],
  },
  project: { path: '/our-projects/$slug', folder: 'project', query: [] },
  'mobile-applications': { path: '/mobile-applications', folder: 'mobile-applications', query: [] },
  terms: { path: '/terms-and-conditions', folder: 'terms', query: [] },
  newsletter: { path: '/newsletter', folder: 'newsletter', query: [] },
  'newsletter-issue': { path: '/newsletter/$slug', folder: 'newsletter-issue', query: [] },
  // Last: of an address of one part, those above come first.
  'block-page': { path: '/$slug', folder: 'block-page', query: [] },
} as const satisfies Record<string, PageAddress>

type PageAddress = {
  path: `/${string}`
  folder: string
  query: readonly string[]
  choices?: readonly string[]
}

export type PageId = keyof typeof pages
export type PagePath = (typeof pages)[PageId]['path']

/** The parameters of a page that may be given several times. */
export const choicesOf = (page: PageId): readonly string[] =>
  (pages[page] as PageAddress).choices ?? []

/** Where the web app manifest stands, before its language is added. */
export const manifestPath = '/site.webmanifest'
