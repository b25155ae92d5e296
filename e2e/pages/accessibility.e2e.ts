/**
 * What a machine can hear of every page: axe on each page in both languages, light and dark, narrow
 * and wide; nothing sideways at 320 px; the keyboard reaches everything, in order, uncovered.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { closePage, openPage, wake } from '../browser.ts'
import { inLanes } from '../in-lanes.ts'
import { type Scene, scenesOf } from '../pages-of-interest.ts'
import { lookAround, withBrowser } from '../with-browser.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const site = inject('siteUrl')
const locales = ['ar', 'en'] as const
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What another mode can change: the document is the same, its colours are not. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']
/** Widths in px; dark colours are those of the wide or the narrow page between the two. */
const [wide, between, narrow] = [1280, 768, 320]

let browser: Browser
let scenes: Scene[]
let visits: { scene: Scene; locale: 'ar' | 'en' }[]

withBrowser(async (opened) => {
  browser = opened
  scenes = await lookAround(browser, (page) => scenesOf(page, site))
  visits = scenes.flatMap((scene) => locales.map((locale) => ({ scene, locale })))
})

function openStill(width: number) {
  return openPage(browser, {
    viewport: { width, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    // The tool is put into the page from outside, past the site's own policy.
    bypassCSP: true,
  })
}

async function visit({ pose, paths }: Scene, locale: 'ar' | 'en', page: Page) {
  await page.goto(site + paths[locale], { waitUntil: 'load' })
  await wake(page)
  await rest(page)
  await pose?.(page)
  await rest(page)
  return page
}

/** Until the page has nothing left to draw: what only the browser knows comes a moment later. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 2_000 }))
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  })
}

/** What is found, and found again: a page on its way to another state is given time to arrive. */
async function findings(page: Page, only: RunOnly): Promise<string[]> {
  let found: string[] = []
  for (let round = 0; round < 3; round += 1) {
    if (round > 0) await page.waitForTimeout(1_000)
    found = await runAxe(page, only)
    if (found.length === 0) break
  }
  return found
}

function runAxe(page: Page, only: RunOnly): Promise<string[]> {
  return page.evaluate(async (runOnly) => {
    const { axe: tool } = window as unknown as { axe: typeof import('axe-core') }
    const { violations, incomplete } = await tool.run(document, {
      runOnly,
      resultTypes: ['violations', 'incomplete'],
    })
    const unsure = incomplete.filter(({ id }) => id !== 'color-contrast')
    return [...violations, ...unsure].map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    )
  }, only)
}

type RunOnly = { type: 'tag' | 'rule'; values: string[] }
type Say = (text: string) => void
type SayAt = (width: number) => Say

/** Everything that is checked on one page of one width, in light and then in dark. */
async function examine(page: Page, width: number, say: Say): Promise<void> {
  for (const finding of await findings(page, { type: 'tag', values: rules })) say(finding)
  await sayWhatIsSideways(page, say)
  if (width === between) return
  await wear(page, 'dark')
  for (const finding of await findings(page, { type: 'rule', values: rulesOfColour }))
    say(`dark: ${finding}`)
  if (width !== narrow) return
  await page.addStyleTag({ content: wideSpacing })
  await sayWhatIsSideways(page, (text) => say(`with wide spacing ${text}`))
}

async function wear(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: mode })
  await page.locator(`html.${mode}-mode`).waitFor({ state: 'attached' })
  await rest(page)
}

/** @param page one for all scenes of a lane: it keeps up with the window it is in. */
async function examineAll(scene: Scene, locale: 'ar' | 'en', page: Page, sayAt: SayAt) {
  await page.setViewportSize({ width: wide, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
  await visit(scene, locale, page)
  await page.evaluate(axe)
  for (const width of [wide, between, narrow]) {
    await page.setViewportSize({ width, height: 900 })
    await wear(page, 'light')
    await examine(page, width, sayAt(width))
  }
}

/** A state that was brought about begins anew in each width. */
async function examinePosed(scene: Scene, locale: 'ar' | 'en', sayAt: SayAt) {
  for (const width of [wide, between, narrow]) {
    const page = await visit(scene, locale, await openStill(width))
    await page.evaluate(axe)
    await examine(page, width, sayAt(width))
    await closePage(page)
  }
}

describe('every page', () => {
  it.each(locales)(
    'in %s has nothing that axe finds at 1280, 768 and 320 px, in light and dark, and nothing sideways',
    async (locale) => {
      const found: string[] = []
      const pages = [await openStill(wide), await openStill(wide)]
      await inLanes(pages.length, scenes, async (scene, lane) => {
        const sayAt: SayAt = (width) => (text) => found.push(`${scene.name} ${width}: ${text}`)
        if (scene.pose) await examinePosed(scene, locale, sayAt)
        else await examineAll(scene, locale, pages[lane] as Page, sayAt)
      })
      expect(found.sort()).toEqual([])
    },
    600_000,
  )
})

async function sayWhatIsSideways(page: Page, say: Say): Promise<void> {
  const width = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  if (width > 0) say(`${width} px sideways`)
}

/** The spacing every reader may ask for (WCAG 1.4.12). */
const wideSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

describe('the keyboard', () => {
  it.each([1280, 390])(
    'reaches everything at %i px, sees where it is, and is never covered',
    async (width) => {
      const lost: string[] = []
      const walked = ['home', 'contact', 'blog', 'projects', 'jobs']
      const walks = visits.filter(({ scene }) => walked.includes(scene.name))
      expect(walks).toHaveLength(2 * walked.length)
      await inLanes(2, walks, async ({ scene, locale }) => {
        const page = await visit(scene, locale, await openStill(width))
        for (const trouble of await walk(page)) lost.push(`${scene.name} ${locale}: ${trouble}`)
        await closePage(page)
      })
      expect(lost).toEqual([])
    },
    600_000,
  )
})

/** Tabs from the first stop to the last; says where the focus could not be seen. */
async function walk(page: Page): Promise<string[]> {
  const troubles: string[] = []
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  for (let stop = 0; stop < 250; stop += 1) {
    await page.keyboard.press('Tab')
    const seen = await page.evaluate(focusSeen)
    if (seen === 'end') return troubles
    if (seen !== 'seen') troubles.push(seen)
  }
  return [...troubles, 'a trap: 250 stops and no end']
}

function focusSeen(): string {
  const element = document.activeElement
  if (!element || element === document.body) return 'end'
  const name = `${element.tagName.toLowerCase()} “${(element.textContent || element.getAttribute('aria-label') || element.id).trim().slice(0, 30)}”`
  const box = element.getBoundingClientRect()
  // A radio or a checkbox may hide behind its own drawn label.
  const drawn = element.matches('input') ? (element.nextElementSibling ?? element) : element
  const style = getComputedStyle(element)
  const beside = getComputedStyle(drawn)
  const hasRing = [style, beside].some(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px',
  )
  if (box.width === 0 || box.height === 0) return `${name} has no size`
  const x = Math.min(Math.max(box.x + box.width / 2, 1), innerWidth - 1)
  const y = Math.min(Math.max(box.y + Math.min(box.height / 2, 40), 1), innerHeight - 1)
  if (box.bottom < 0 || box.top > innerHeight) return `${name} is out of view`
  const top = document.elementFromPoint(x, y)
  const isOwn = top && (element.contains(top) || top.contains(element) || drawn.contains(top))
  if (!isOwn) return `${name} is covered by ${top?.tagName.toLowerCase()}.${top?.className}`
  return hasRing ? 'seen' : `${name} shows no ring`
}
