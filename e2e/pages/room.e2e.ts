/** Words have the room they need: what is measured where a look at the whole page sees too little. */
import type { Browser, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { closePage, openBrowser, openPage, wake } from '../browser.ts'
import { scenesOf } from '../pages-of-interest.ts'
import { withBrowser } from '../with-browser.ts'

const site = inject('siteUrl')
const locales = ['ar', 'en'] as const
const prefix = { ar: '', en: '/en' }
let browser: Browser

withBrowser((opened) => {
  browser = opened
})

async function visit(path: string, width: number, alive = false, by = browser): Promise<Page> {
  const page = await openPage(by, {
    viewport: { width, height: 900 },
    locale: path.startsWith('/en') ? 'en' : 'ar',
    reducedMotion: 'reduce',
  })
  await page.goto(site + path)
  if (alive) await wake(page)
  await page.evaluate(() => document.fonts.ready)
  return page
}

describe('a phone', () => {
  it.each(locales)(
    'shows every tab of the weeks whole, and the arrows walk them (%s)',
    async (locale) => {
      const page = await visit(`${prefix[locale]}/web-applications`, 320, true)
      const tabs = page.locator('[role=tab]')
      const cut = await tabs.evaluateAll((all) =>
        all
          .filter((tab) => {
            const { left, right } = tab.getBoundingClientRect()
            return left < 0 || right > innerWidth || tab.scrollWidth > tab.clientWidth
          })
          .map((tab) => tab.textContent),
      )
      expect(cut).toEqual([])
      await tabs.first().focus()
      for (let place = 1; place < (await tabs.count()); place += 1) {
        await page.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight')
        expect(await tabs.nth(place).getAttribute('aria-selected')).toBe('true')
      }
      await closePage(page)
    },
  )

  it.each(locales)('keeps a question of two lines off its rules (%s)', async (locale) => {
    const page = await visit(`${prefix[locale]}/web-applications`, 320)
    const rooms = await page.locator('summary').evaluateAll((all) =>
      all.map((summary) => {
        const words = document.createRange()
        words.selectNodeContents(summary)
        return words.getBoundingClientRect().top - summary.getBoundingClientRect().top
      }),
    )
    expect(rooms.length).toBeGreaterThan(0)
    expect(Math.min(...rooms)).toBeGreaterThanOrEqual(12)
    await closePage(page)
  })
})

describe('letters, words and lines that a visitor spaces widely (WCAG 1.4.12)', () => {
  const spacing =
    '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}' +
    'p{margin-block-end:2em!important}'
  it.each(locales)('are all on a phone’s screen (%s)', async (locale) => {
    const scenes = await scenesOf(await visit('/', 390), site, ['home', 'web-applications', 'job'])
    const lost: string[] = []
    for (const { name, paths } of scenes) {
      const page = await visit(paths[locale], 320)
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css)
        document.adoptedStyleSheets.push(sheet)
      }, spacing)
      for (const words of await page.evaluate(wordsOutside)) lost.push(`${name}: ${words}`)
      await closePage(page)
    }
    expect(lost).toEqual([])
  })
})

describe('letters that a reader has set twice as large in the browser (WCAG 1.4.4)', () => {
  it.each(locales)('are all on a phone’s screen (%s)', async (locale) => {
    const large = await openBrowser(['--blink-settings=defaultFontSize=32'])
    const lost: string[] = []
    for (const { name, paths } of await scenesOf(await visit('/', 390), site)) {
      const page = await visit(paths[locale], 375, false, large)
      for (const words of await page.evaluate(wordsOutside)) lost.push(`${name}: ${words}`)
      await closePage(page)
    }
    await large.close()
    expect(lost).toEqual([])
  })
})

/** The words of titles and facts of which a part is beyond the screen's sides, and the page's own excess. */
function wordsOutside(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const lost = [...document.querySelectorAll('main :is(h1 span, h2, h3, p, dt, dd)')]
    .filter((one) => !one.closest('.visually-hidden, ul[tabindex]') && one.checkVisibility())
    .filter((one) => {
      const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
      const words = document.createRange()
      while (texts.nextNode()) {
        // What is only read out has no place on the screen.
        if (texts.currentNode.parentElement?.closest('.visually-hidden')) continue
        words.selectNodeContents(texts.currentNode)
        const { left, right } = words.getBoundingClientRect()
        if (left < -1 || right > clientWidth + 1) return true
      }
      return false
    })
    .map((one) => one.textContent)
  return scrollWidth > clientWidth ? ['the page', ...lost] : lost
}

describe('the drawing of a head', () => {
  it.each(locales)('stands beside the words, never behind them (%s)', async (locale) => {
    const struck: string[] = []
    for (const path of ['/about', '/contact'])
      for (const width of [992, 1024, 1440, 1600]) {
        const page = await visit(prefix[locale] + path, width)
        const room = await page.evaluate(roomBesideDrawing)
        if (room < 0) struck.push(`${path} ${width}: ${room} px`)
        await closePage(page)
      }
    expect(struck).toEqual([])
  })
})

/** From the words of a head to the nearest line of its drawing along the reading direction, px. */
function roomBesideDrawing(): number {
  const head = document.querySelector('main header')
  const boxes = (elements: Iterable<Element>) => [...elements].map(boxOf)
  const boxOf = (element: Element) => {
    const all = document.createRange()
    all.selectNodeContents(element)
    return (element instanceof SVGElement ? element : all).getBoundingClientRect()
  }
  const words = boxes(head?.querySelectorAll('h1, h1 + p') ?? [])
  const lines = boxes(head?.querySelectorAll('svg :is(circle, path)') ?? [])
  if (words.length < 2 || lines.length === 0) throw new Error('A head without words or drawing')
  return document.dir === 'rtl'
    ? Math.min(...words.map(({ left }) => left)) - Math.max(...lines.map(({ right }) => right))
    : Math.min(...lines.map(({ left }) => left)) - Math.max(...words.map(({ right }) => right))
}

describe('a link of a head', () => {
  const pages = ['web-applications', 'project', 'blog', 'job', 'missing']
  it.each(locales)('can be pressed wherever it is seen (%s)', async (locale) => {
    const scenes = await scenesOf(await visit('/', 390), site, pages)
    expect(scenes).toHaveLength(pages.length)
    const covered: string[] = []
    for (const { name, paths } of scenes)
      for (const width of [390, 1440]) {
        const page = await visit(paths[locale], width)
        for (const link of await page.evaluate(coveredLinks))
          covered.push(`${name} ${width}: ${link}`)
        await closePage(page)
      }
    expect(covered).toEqual([])
  })
})

/** The links of the first screen that something else lies over, at any of nine places of theirs. */
function coveredLinks(): string[] {
  const places = [0.1, 0.5, 0.9]
  const isCovered = (link: Element) => {
    const { left, top, width, height } = link.getBoundingClientRect()
    return places.some((x) =>
      places.some((y) => {
        const there = document.elementFromPoint(left + width * x, top + height * y)
        return there !== null && !link.contains(there)
      }),
    )
  }
  return [...document.querySelectorAll('header a, main nav a, main a:has(+ h1)')]
    .filter((link) => link.checkVisibility() && isCovered(link))
    .map((link) => link.textContent)
}

describe('a very wide screen', () => {
  it.each(locales)('holds the words of the pattern within the page (%s)', async (locale) => {
    const page = await visit(`${prefix[locale]}/`, 1920)
    const starts = await page.evaluate(() => {
      const isRtl = document.dir === 'rtl'
      const startOf = (element: Element) => {
        const { left, right } = element.getBoundingClientRect()
        return Math.round(isRtl ? right : left)
      }
      const words = document.querySelector('section:has(input[type=range]) h2')
      const others = document.querySelector('section:has(input[type=range]) ~ section h2')
      return [words, others].map((element) => element && startOf(element))
    })
    expect(starts).toEqual([expect.any(Number), starts[0]])
    await closePage(page)
  })
})

describe('a salary', () => {
  it.each(locales)('stands in one line on a narrow phone (%s)', async (locale) => {
    const list = `${prefix[locale]}/join-us`
    const page = await visit(list, 320)
    const job = page.locator(`main a[href^="${list}/"]`).first()
    await page.goto(new URL((await job.getAttribute('href')) ?? '', site).href)
    await page.evaluate(() => document.fonts.ready)
    const sum = page.locator('dd bdi').filter({ hasText: '–' })
    const { x, width, height } = (await sum.boundingBox()) ?? { x: -1, width: 0, height: 0 }
    const lineHeight = await sum.evaluate((text) =>
      Number.parseFloat(getComputedStyle(text).lineHeight),
    )
    expect(height).toBeLessThan(1.5 * lineHeight)
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(320)
    await closePage(page)
  })
})
