/** Every page and state that people look at: for the photographs and for what is checked on each. */
import type { Page } from 'playwright-core'

export type Scene = {
  /** Names the picture: `projects-empty`. */
  name: string
  /** The page's address in each language. */
  paths: { ar: string; en: string }
  /** Brings the page into its state. */
  pose?: (page: Page) => Promise<void>
}

/** Scenes whose addresses are the same in both languages but for the prefix. */
const fixed = {
  home: '',
  about: '/about',
  services: '/services',
  'web-applications': '/web-applications',
  'mobile-applications': '/mobile-applications',
  'digital-marketing': '/digital-marketing',
  projects: '/our-projects',
  'projects-filtered': '/our-projects?service=mobile-applications',
  'projects-empty': '/our-projects?service=mobile-applications&industry=culture',
  blogs: '/blogs',
  'search-nothing': '/blogs?q=qqqq',
  testimonials: '/testimonials',
  jobs: '/join-us',
  'jobs-empty': '/join-us?q=qqqq',
  contact: '/contact',
  campaign: '/campaign',
  'campaign-offer': '/campaign/identity',
  privacy: '/privacy-policy',
  terms: '/terms-and-conditions',
  missing: '/nowhere',
} as const

/** Pages whose addresses come from the content: the first of each list. */
const listed = {
  project: ['/our-projects', 'a[href*="/our-projects/"]'],
  blog: ['/blogs', 'a[href*="/blogs/"]:not([href*=".xml"]):not([href*=".json"])'],
  job: ['/join-us', 'a[href*="/join-us/"]'],
  // The pinned article of the demo holds every block there is; this is one that holds words.
  'blog-words': ['/blogs', 'ul a[href*="/blogs/"]:not([href*="?"]):not([href*=".xml"])'],
  author: ['@blog', 'a[href*="/authors/"]'],
  card: ['/about', 'a[href*="/card/"]'],
} as const

/**
 * The scenes of a running site, all of them or those `wanted` by name; `page` is used to find the
 * addresses of listed pages.
 */
export async function scenesOf(page: Page, site: string, wanted: string[] = []): Promise<Scene[]> {
  const isWanted = ({ name }: { name: string }) => wanted.length === 0 || wanted.includes(name)
  const scenes: Scene[] = Object.entries(fixed).map(([name, path]) => ({ name, paths: both(path) }))
  const found = new Map<string, Scene['paths']>()
  const needed = ['blog', ...(isWanted({ name: 'job-errors' }) ? ['job'] : [])]
  const lists = Object.entries(listed).filter(
    ([name]) => isWanted({ name }) || needed.includes(name),
  )
  for (const [name, [list, link]] of lists) {
    const at = list.startsWith('@') ? found.get(list.slice(1)) : both(list)
    if (!at) throw new Error(`${name} needs ${list} before it`)
    const paths = {
      ar: await firstLink(page, site + at.ar, link),
      en: await firstLink(page, site + at.en, link),
    }
    found.set(name, paths)
    scenes.push({ name, paths })
  }
  const job = found.get('job')
  const wrong = job ? [{ name: 'job-errors', paths: job, pose: sendEmptyForm }] : []
  return [...scenes, ...wrong, ...posed].filter(isWanted)
}

const both = (path: string) => ({ ar: path.startsWith('/') ? path : `/${path}`, en: `/en${path}` })

async function firstLink(page: Page, address: string, link: string): Promise<string> {
  await page.goto(address)
  const href = await page.locator(`main ${link}`).first().getAttribute('href')
  if (!href) throw new Error(`${address} has no ${link}`)
  return new URL(href, address).pathname
}

async function sendEmptyForm(page: Page): Promise<void> {
  // Until the form has come to life the browser's own check would answer.
  await page.locator('main form[novalidate] button[type="submit"]').click()
  await page.locator('[role="alert"]').first().waitFor()
}

const posed: Scene[] = [
  {
    name: 'privacy-choices',
    paths: both('/about'),
    pose: async (page) => {
      await page.locator('a[href="#privacy-choices"]').click()
    },
  },
  {
    name: 'menu',
    paths: both('/about'),
    pose: async (page) => {
      const button = page.locator('button[data-opens=menu]')
      if (await button.isVisible()) await button.click()
    },
  },
  {
    name: 'contact-errors',
    paths: both('/contact'),
    pose: sendEmptyForm,
  },
  {
    name: 'offline',
    paths: both('/about'),
    // The browser's word alone: pictures further down still come.
    pose: async (page) => {
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'onLine', { get: () => false })
        window.dispatchEvent(new Event('offline'))
      })
      await page.locator('[data-network=gone] button').waitFor()
    },
  },
  { name: 'newsletter', paths: { ar: '/newsletter', en: '/en/newsletter' } },
  {
    name: 'newsletter-issue',
    paths: { ar: '/newsletter/2026-10', en: '/en/newsletter/2026-10' },
  },
  {
    name: 'block-page',
    paths: { ar: `/${encodeURIComponent('كيف-نبدأ')}`, en: '/en/how-we-begin' },
  },
  {
    name: 'search-results',
    paths: { ar: `/blogs?q=${encodeURIComponent('الخط')}`, en: '/en/blogs?q=kashida' },
  },
]
