/**
 * What a machine can hear of every page: axe on each page in both languages, light and dark, narrow
 * and wide; nothing sideways at 320 px; the keyboard reaches everything, in order, uncovered.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openBrowser, openPage, wake } from '../browser.ts'
import { type Scene, scenesOf } from '../pages-of-interest.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const site = inject('siteUrl')
const locales = ['ar', 'en'] as const
const views = [
  { width: 320, mode: 'light' },
  { width: 768, mode: 'dark' },
  { width: 1280, mode: 'light' },
  { width: 1280, mode: 'dark' },
] as const
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

let browser: Browser
let scenes: Scene[]
let visits: { scene: Scene; locale: 'ar' | 'en' }[]

beforeAll(async () => {
  browser = await openBrowser()
  const finder = await openPage(browser)
  scenes = await scenesOf(finder, site)
  await finder.context().close()
  visits = scenes.flatMap((scene) => locales.map((locale) => ({ scene, locale })))
})
afterAll(() => browser.close())

async function visit(scene: Scene, locale: 'ar' | 'en', width: number, mode: 'light' | 'dark') {
  const page = await openPage(browser, {
    viewport: { width, height: 900 },
    colorScheme: mode,
    reducedMotion: 'reduce',
    // The tool is put into the page from outside, past the site's own policy.
    bypassCSP: true,
  })
  await page.goto(site + scene.paths[locale], { waitUntil: 'load' })
  await wake(page)
  // What only the browser knows, such as the chosen colour mode, is drawn a moment later.
  await page.waitForTimeout(200)
  await scene.pose?.(page)
  return page
}

async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async (values) => {
    const { axe: tool } = window as unknown as { axe: typeof import('axe-core') }
    const { violations, incomplete } = await tool.run(document, {
      runOnly: { type: 'tag', values },
    })
    const unsure = incomplete.filter(({ id }) => id !== 'color-contrast')
    return [...violations, ...unsure].map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    )
  }, rules)
}

describe('every page in either language', () => {
  it.each(views)(
    'has nothing that axe finds at $width px in $mode mode, and nothing sideways',
    async ({ width, mode }) => {
      const found: string[] = []
      await inLanes(2, visits, async ({ scene, locale }) => {
        const page = await visit(scene, locale, width, mode)
        const say = (text: string) => found.push(`${scene.name} ${locale}: ${text}`)
        for (const finding of await findings(page)) say(finding)
        if (width === 320) {
          await sayWhatIsSideways(page, say)
          await page.addStyleTag({ content: wideSpacing })
          await sayWhatIsSideways(page, (text) => say(`with wide spacing ${text}`))
        }
        await page.context().close()
      })
      expect(found.sort()).toEqual([])
    },
    300_000,
  )
})

async function sayWhatIsSideways(page: Page, say: (text: string) => void): Promise<void> {
  const width = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  if (width > 0) say(`${width} px sideways`)
}

/** Works through a list, several at a time. */
async function inLanes<T>(lanes: number, list: T[], work: (one: T) => Promise<void>) {
  const waiting = [...list]
  const lane = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/** The spacing every reader may ask for (WCAG 1.4.12). */
const wideSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

describe('the keyboard', () => {
  it.each([1280, 390])(
    'reaches everything at %i px, sees where it is, and is never covered',
    async (width) => {
      const lost: string[] = []
      for (const name of ['home', 'contact', 'blog', 'projects', 'jobs'])
        for (const locale of locales) {
          const scene = scenes.find((one) => one.name === name) as Scene
          const page = await visit(scene, locale, width, 'light')
          for (const trouble of await walk(page)) lost.push(`${name} ${locale}: ${trouble}`)
          await page.context().close()
        }
      expect(lost).toEqual([])
    },
    300_000,
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
