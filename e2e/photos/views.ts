/** Every view of the studio that people look at, by name: for the photographs of it. */
import type { Page } from 'playwright-core'
import { askStudio } from '../studio/every-view.ts'

export type View = {
  /** Names the picture: `leads-board`. */
  name: string
  path: string
  /** Brings the view into its state. */
  pose?: (page: Page) => Promise<void>
  /** Seen by somebody who has not signed in. */
  isOutside?: boolean
}

/** Views whose addresses are known. */
const fixed: View[] = [
  { name: 'start', path: '/admin' },
  { name: 'menu', path: '/admin', pose: openMenu },
  { name: 'find', path: '/admin', pose: (page) => find(page, 'الحرف') },
  { name: 'find-nothing', path: '/admin', pose: (page) => find(page, 'qqqq') },
  { name: 'leads-board', path: '/admin/desk/leads' },
  { name: 'applications-board', path: '/admin/desk/applications' },
  { name: 'new-lead', path: '/admin/desk/leads/new' },
  { name: 'spam', path: '/admin/desk/spam' },
  { name: 'calendar', path: '/admin/calendar' },
  { name: 'addresses-missing', path: '/admin/addresses/missing' },
  { name: 'addresses-try', path: '/admin/addresses/try?address=/portfolio' },
  { name: 'guard', path: '/admin/guard' },
  { name: 'first-run', path: '/admin/first-run' },
  { name: 'api-guide', path: '/admin/api-guide' },
  { name: 'reports', path: '/admin/reports' },
  { name: 'link-kit', path: '/admin/link-kit' },
  { name: 'privacy', path: '/admin/privacy' },
  { name: 'general', path: '/admin/globals/general' },
  { name: 'general-menu', path: '/admin/globals/general', pose: openMenuForm },
  { name: 'words', path: '/admin/globals/interface-words' },
  { name: 'words-found', path: '/admin/globals/interface-words', pose: findWord },
  { name: 'home', path: '/admin/globals/page-home' },
  { name: 'account', path: '/admin/account' },
  { name: 'missing', path: '/admin/nowhere' },
  { name: 'login', path: '/admin/login', isOutside: true },
  { name: 'forgot', path: '/admin/forgot', isOutside: true },
  { name: 'invitation', path: '/admin/invitation', isOutside: true },
]

/** Lists, of most of which the first document is looked at, too. */
const lists = [
  'posts',
  'projects',
  'services',
  'authors',
  'categories',
  'block-pages',
  'leads',
  'jobs',
  'campaigns',
  'cards',
  'newsletter-issues',
  'short-links',
  'media',
  'users',
]
/** The last is empty in the demo agency, and says what it is for. */
const listsAlone = [
  'applications',
  'people',
  'redirects',
  'outbox',
  'api-keys',
  'webhooks',
  'audit-log',
  'erasures',
]

/** All views, or those `wanted` by name. @param page of an administrator, who finds the documents. */
export async function viewsOf(page: Page, wanted: string[] = []): Promise<View[]> {
  const views = [...fixed]
  for (const slug of [...lists, ...listsAlone])
    views.push({ name: slug, path: `/admin/collections/${slug}` })
  const nothing = '/admin/collections/posts?search=qqqq'
  views.push({ name: 'posts-nothing', path: nothing })
  for (const slug of lists) {
    const id = await firstOf(page, slug)
    if (!id) continue
    const path = `/admin/collections/${slug}/${id}`
    views.push({ name: `${slug}-one`, path })
    if (slug !== 'posts') continue
    views.push({ name: 'posts-other-language', path: `${path}?locale=other` })
    views.push({ name: 'preview', path, pose: openBeside })
    views.push({ name: 'found', path, pose: showFound })
    for (const view of ['translate', 'versions'])
      views.push({ name: view, path: `${path}/${view}` })
  }
  views.push({ name: 'posts-bin', path: '/admin/collections/posts/trash' })
  const unknown = wanted.filter((word) => !views.some(({ name }) => name === word))
  if (unknown.length > 0) throw new Error(`There is no view or look named ${unknown.join(', ')}.`)
  return views.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
}

async function firstOf(page: Page, slug: string): Promise<string | undefined> {
  const { docs = [] } = await askStudio(page, `${slug}?limit=1&depth=0&locale=ar`)
  return docs[0]?.id
}

async function openMenu(page: Page): Promise<void> {
  if (await page.locator('.nav--nav-open').count()) return
  await page.locator('.nav-toggler:visible').first().click()
  await page.locator('.nav--nav-open').waitFor()
}

/** The page beside the form. Whether it stands there is remembered: the next view puts it away. */
async function openBeside(page: Page): Promise<void> {
  const toggler = page.locator('#live-preview-toggler')
  const isOpen = (await toggler.getAttribute('class'))?.includes('--active')
  if (!isOpen) await toggler.click()
  await page.locator('iframe[data-drawn]:not([data-drawn="0"])').waitFor()
}

async function showFound(page: Page): Promise<void> {
  const toggler = page.locator('#live-preview-toggler')
  if ((await toggler.getAttribute('class'))?.includes('--active')) await toggler.click()
  const picture = page.locator('img[data-shared]')
  await picture.waitFor()
  await picture.scrollIntoViewIfNeeded()
}

async function openMenuForm(page: Page): Promise<void> {
  await page.locator('.tabs-field__tab-button').nth(2).click()
  await page.locator('#field-navigation').waitFor()
  await page.waitForLoadState('networkidle')
}

async function findWord(page: Page): Promise<void> {
  await page.locator('input[type=search]').last().fill('forms.submit')
  await page.locator('[data-word="forms.submit"]').waitFor()
}

async function find(page: Page, typed: string): Promise<void> {
  await page.keyboard.press('Control+k')
  const field = page.locator('dialog[open] input')
  await field.waitFor()
  const asked = `/api/find?q=${encodeURIComponent(typed)}`
  const answered = page.waitForResponse((answer) => answer.url().endsWith(asked))
  await field.fill(typed)
  await answered
  await page.waitForLoadState('networkidle')
}
