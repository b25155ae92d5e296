/**
 * One walk through every view of the studio in Arabic, for all that is asked of each: what it says,
 * what it names, what axe finds, whose scripts it runs, whom it asks and what the browser complains of.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { atRest, letGo, openWorkplace, type WatchedPage, watched } from '../browser.ts'
import { inLanes } from '../in-lanes.ts'
import { patienceMs } from '../office.ts'
import { unnamedControls, wordsSeen } from './words-seen.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** Views that no menu leads to. */
const unlisted = [
  '/admin',
  '/admin/account',
  '/admin/desk/leads',
  '/admin/desk/applications',
  '/admin/desk/spam',
  '/admin/addresses/try',
  '/admin/first-run',
]
/** A studio renders one view while a browser draws another. */
const lanes = 3
/** The form of a document that nobody has written yet. */
const begun = '/create'

/** Findings as lines that begin with their view's path; none is as it should be. */
export type Walk = {
  paths: string[]
  words: string[]
  nameless: string[]
  /** Violations of the policy, requests to others, uncaught errors, answers without a nonce. */
  foreign: string[]
  /** Errors in the browser's console, which answers of 400 and above write into it, too. */
  complaints: string[]
}

/** @param page of somebody who has signed in. @param ours origins that may be asked. */
export async function walkEveryView(page: Page, studio: string, ours: string[]): Promise<Walk> {
  const paths = await addresses(page, studio)
  const walk: Walk = { paths, words: [], nameless: [], foreign: [], complaints: [] }
  const pages = [watched(page)]
  while (pages.length < lanes) pages.push(watched(await besides(page)))
  for (const one of pages) listen(one, ours, walk.foreign)
  const written: string[] = []
  await inLanes(lanes, walk.paths, async (path, lane) => {
    const one = pages[lane] as WatchedPage
    one.complaints.length = 0
    await openView(one, studio, path, walk.foreign)
    await examine(one, path.replace(/[0-9a-f-]{36}/, ':id'), walk)
    await atRest(one)
    walk.complaints.push(...one.complaints.map((said) => `${path} ${said}`))
    if (path.endsWith(begun)) written.push(new URL(one.url()).pathname)
  })
  await letGo(...pages.slice(1).map((one) => one.context().close()))
  await throwAway(page, written)
  return walk
}

/** Another page of the same person. In a browser of its own, as a page behind another one draws and rests late. */
async function besides(page: Page): Promise<Page> {
  const context = await openWorkplace({ locale: 'ar' })
  await context.addCookies(await page.context().cookies())
  context.setDefaultTimeout(patienceMs)
  return context.newPage()
}

/** @returns what was found, for each finding once. */
export const told = (findings: string[]) => [...new Set(findings)].sort()

function listen(page: Page, ours: string[], foreign: string[]): void {
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text()))
      foreign.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', ({ message }) => foreign.push(`${page.url()}: ${message}`))
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (/^https?:$/.test(protocol) && !ours.includes(origin))
      foreign.push(`${page.url()} asked ${request.url()}`)
  })
}

/** What the menu leads to: pages, own views, and of each collection its list and a document. */
async function addresses(page: Page, studio: string): Promise<string[]> {
  await page.goto(`${studio}/admin?locale=ar`)
  const links = await page
    .locator('nav a[href*="/admin/"], .card a[href]')
    .evaluateAll((all) => all.map((one) => new URL((one as HTMLAnchorElement).href).pathname))
  const { collections: may } = await askStudio(page, 'access')
  const found = [...unlisted]
  for (const link of new Set(links.filter((one) => !/logout|create$/.test(one)))) {
    found.push(link)
    const [, slug] = link.match(/^\/admin\/collections\/([\w-]+)$/) ?? []
    const { docs = [] } = slug ? await askStudio(page, `${slug}?limit=1&depth=0`) : {}
    if (docs[0]) found.push(`${link}/${docs[0].id}`)
    if (slug && may[slug]?.create) found.push(`${link}${begun}`)
    if (slug === 'posts')
      found.push(...['versions', 'translate'].map((view) => `${link}/${docs[0].id}/${view}`))
  }
  return [...new Set(found)]
}

/** Asks the studio's own REST from within a page that has signed in. */
export const askStudio = (page: Page, path: string, method = 'GET') =>
  page.evaluate(
    async ([url, verb]) => (await fetch(url as string, { method: verb as string })).json(),
    [`/api/${path}`, method],
  )

async function openView(page: Page, studio: string, path: string, foreign: string[]) {
  const answer = await page.goto(`${studio}${path}?locale=ar`)
  const policy = answer?.headers()['content-security-policy'] ?? ''
  if (answer?.status() !== 200) foreign.push(`${path}: ${answer?.status()}`)
  if (!isAt(page, path)) foreign.push(`${path} led to ${page.url()}`)
  if (!noncedPolicy.test(policy)) foreign.push(`${path}: ${policy}`)
  await untilDrawn(page)
}

/** A document that keeps itself has an address of its own as soon as its form stands. */
function isAt(page: Page, path: string): boolean {
  const { pathname } = new URL(page.url())
  return (
    pathname === path || (path.endsWith(begun) && pathname.startsWith(path.replace(begun, '/')))
  )
}

/** Deletes what keeps itself once its form stands, after everybody has left it. */
async function throwAway(page: Page, paths: string[]): Promise<void> {
  await page.goto(new URL('/admin/account', page.url()).href)
  for (const path of paths) {
    const [, document] = path.match(/^\/admin\/collections\/([\w-]+\/[0-9a-f-]{36})$/) ?? []
    if (document) await askStudio(page, document, 'DELETE')
  }
}

/** Until a view is alive and has asked for all that it shows. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.waitForFunction(isAlive)
  await page.waitForFunction(hasAllParts)
  await page.waitForLoadState('networkidle')
  await page.locator('h1, .dashboard, .template-default').first().waitFor()
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 2_000 })))
}

/** What the policy of each view says of scripts. */
export const noncedPolicy = /script-src 'nonce-[\w+/=]{20,}' 'strict-dynamic'(;|$)/

/** Whether everything has come that others hold a place for, such as the editors of texts. */
export const hasAllParts = () => !document.querySelector('.shimmer-effect')

/** Whether React holds what stands in the page: without its scripts it never does. */
export const isAlive = () =>
  [...document.querySelectorAll('.template-default a, .template-minimal a, form')].some((one) =>
    Object.keys(one).some((key) => key.startsWith('__reactProps$')),
  )

async function examine(page: Page, path: string, walk: Walk): Promise<void> {
  let words: string[] = []
  let nameless: string[] = []
  // What has only just come into the page is mended a moment later.
  await expect
    .poll(
      async () => {
        ;[words, nameless] = [await wordsSeen(page), await unnamedControls(page)]
        return words.length + nameless.length
      },
      { timeout: 5_000 },
    )
    .toBe(0)
    .catch(() => undefined)
  await page.evaluate(axe)
  nameless.push(...(await page.evaluate(runAxe)))
  walk.words.push(...words.map((one) => `${path} ${one}`))
  walk.nameless.push(...nameless.map((one) => `${path} ${one}`))
}

async function runAxe(): Promise<string[]> {
  const { axe: tool } = window as unknown as { axe: typeof import('axe-core') }
  const values = ['button-name', 'link-name', 'label', 'aria-input-field-name', 'select-name']
  const { violations } = await tool.run(document, { runOnly: { type: 'rule', values } })
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  )
}
