/**
 * The site's pages and their addresses (PRODUCT 2), without the locale prefix. `query` names the
 * only query parameters that a page reads; all others (`utm_*`, click ids, junk) change nothing and
 * are no part of a cached page's key.
 */
export const pages = {
  home: { path: '/' },
  about: { path: '/about' },
  contact: { path: '/contact' },
  campaign: { path: '/campaign' },
  landing: { path: '/campaign/$slug' },
  card: { path: '/card/$id' },
  'thank-you': { path: '/thank-you', query: ['campaign', 'for'] },
  blogs: { path: '/blogs', query: ['page', 'category', 'tag', 'series', 'q'] },
  blog: { path: '/blogs/$slug' },
  author: { path: '/authors/$slug', query: ['page'] },
  testimonials: {
    path: '/testimonials',
    choices: ['service'],
  },
  jobs: {
    path: '/join-us',
    query: ['q'],
    choices: ['department', 'location', 'mode', 'type'],
  },
  job: { path: '/join-us/$slug' },
  privacy: { path: '/privacy-policy' },
  services: { path: '/services' },
  service: { path: '/services/$key' },
  // Where three services stood before there could be more (`servicePath` of the contract).
  'web-applications': { path: '/web-applications' },
  'digital-marketing': { path: '/digital-marketing' },
  projects: {
    path: '/our-projects',
    choices: ['service', 'industry', 'platform', 'year', 'country'],
  },
  project: { path: '/our-projects/$slug' },
  'mobile-applications': { path: '/mobile-applications' },
  terms: { path: '/terms-and-conditions' },
  newsletter: { path: '/newsletter' },
  'newsletter-issue': { path: '/newsletter/$slug' },
  // Last: of an address of one part, those above come first.
  'block-page': { path: '/$slug' },
} as const satisfies Record<string, PageAddress>

type PageAddress = {
  path: `/${string}`
  query?: readonly string[]
  choices?: readonly string[]
}

export type PageId = keyof typeof pages
export type PagePath = (typeof pages)[PageId]['path']

/** The parameters of a page that are given once. */
export const queryOf = (page: PageId): readonly string[] => (pages[page] as PageAddress).query ?? []

/** The parameters of a page that may be given several times. */
export const choicesOf = (page: PageId): readonly string[] =>
  (pages[page] as PageAddress).choices ?? []

/** Where the web app manifest stands, before its language is added. */
export const manifestPath = '/site.webmanifest'
