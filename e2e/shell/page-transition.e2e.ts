import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { openPage, wake } from '../browser.ts'
import { withBrowser } from '../with-browser.ts'
import { follow, say, soon } from './journeys.ts'

const site = inject('siteUrl')
let browser: Browser

withBrowser((opened) => {
  browser = opened
})

async function open(path: string, options: BrowserContextOptions = {}) {
  const page = await openPage(browser, { locale: 'ar', ...options })
  await page.addInitScript(paintInTime)
  await page.goto(site + path)
  await wake(page)
  return page
}

/**
 * A journey goes on without a frame, or without the end of a movement, after so many milliseconds.
 * On a busy machine it would; here frames and movements are waited for, however long they take.
 */
function paintInTime() {
  const later = window.setTimeout
  window.setTimeout = ((run: () => void, ms?: number) =>
    later(run, ms === 100 || ms === 600 ? 60_000 : ms)) as typeof setTimeout
}

type Frame = {
  at: number
  classes: string
  opacity: number
  y: number
  title: string
  pages: number
}

/** Notes every frame of what follows. */
async function film(page: Page) {
  await page.evaluate(() => {
    const frames: object[] = []
    Object.assign(window, { frames })
    const note = () => {
      const main = document.querySelector('main')
      frames.push({
        at: performance.now(),
        classes: main?.className.match(/page-[\w-]+/g)?.join(' ') ?? '',
        opacity: main ? Number(getComputedStyle(main).opacity) : -1,
        y: scrollY,
        title: document.querySelector('h1')?.textContent,
        pages: document.querySelectorAll('main').length,
      })
      requestAnimationFrame(note)
    }
    note()
  })
}
const framesOf = (page: Page) =>
  page.evaluate(() => (window as never as { frames: Frame[] }).frames)
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
const positionOf = (page: Page) => page.evaluate(() => Math.round(scrollY))
const untilPainted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  )
const settled = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('main[class*=page-]'))

describe('a journey to another page', () => {
  it('lets the old page leave before the new one enters, and never shows both', async () => {
    const page = await open('/our-projects')
    const old = await page.locator('h1').textContent()
    await scrollTo(page, 500)
    await film(page)
    await follow(page, '/blogs')
    await settled(page)
    const frames = await framesOf(page)
    const order = [...new Set(frames.map(({ classes }) => classes))]
    expect(order.filter((classes) => classes.includes('leave'))).toEqual([
      'page-leave-active page-leave-to',
    ])
    expect(order.indexOf('page-leave-active page-leave-to')).toBeLessThan(
      order.findIndex((classes) => classes.includes('enter')),
    )
    for (const { classes, title, pages } of frames) {
      expect(pages).toBe(1)
      if (classes.includes('leave')) expect(title).toBe(old)
      if (classes.includes('enter')) expect(title).not.toBe(old)
    }
    const gone = frames.filter(({ title }) => title === old).at(-1)
    expect(gone?.opacity).toBeLessThan(0.2)
  })

  it('holds the scroll position until the old page has left, and is at the start one frame later', async () => {
    const page = await open('/our-projects')
    const old = await page.locator('h1').textContent()
    await scrollTo(page, 500)
    await film(page)
    await follow(page, '/blogs')
    await settled(page)
    const frames = await framesOf(page)
    for (const { title, y } of frames) if (title === old) expect(y).toBe(500)
    const fresh = frames.filter(({ title }) => title !== old)
    expect(fresh.slice(2).map(({ y }) => y)).toEqual(fresh.slice(2).map(() => 0))
    // Wherever the new page can be seen, it is at its start.
    for (const { y, opacity } of fresh) if (opacity > 0) expect(y).toBe(0)
  })

  it('waits for a painted frame, and for 100 ms where none is painted', async () => {
    const page = await openPage(browser, { locale: 'ar' })
    await page.goto(`${site}/our-projects`)
    await wake(page)
    const filtered = '/our-projects?service=web-applications'
    await follow(page, filtered)
    await follow(page, '/our-projects')
    // The data is fresh and nothing is animated: what is left is the wait itself.
    const waits = await page.evaluate(async (href) => {
      const request = window.requestAnimationFrame.bind(window)
      let painted = 0
      window.requestAnimationFrame = (run) =>
        request((time) => {
          painted += 1
          run(time)
        })
      await window.__TSR_ROUTER__?.navigate({ href })
      const frames = painted
      window.requestAnimationFrame = () => 0
      const start = performance.now()
      await window.__TSR_ROUTER__?.navigate({ href: '/our-projects' })
      return { frames, blind: performance.now() - start }
    }, filtered)
    expect(waits.frames).toBeGreaterThan(0)
    expect(waits.blind).toBeGreaterThan(98)
  })

  it('from an article to another article is one as well, and goes to its start', async () => {
    const page = await open('/blogs')
    const [first, second] = await page
      .locator('main h3 a[href^="/blogs/"], main h2 a[href^="/blogs/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    await follow(page, first ?? '')
    await settled(page)
    await scrollTo(page, 700)
    await film(page)
    await follow(page, second ?? '')
    await settled(page)
    const frames = await framesOf(page)
    expect(frames.some(({ classes }) => classes.includes('leave'))).toBe(true)
    expect(await positionOf(page)).toBe(0)
  })

  it('is overtaken by a newer one without leaving an empty page', async () => {
    const page = await open('/about')
    await page.route('**/contact/_payload.json*', async (route) => {
      await pause(600)
      await route.continue()
    })
    await page.evaluate(() => {
      void window.__TSR_ROUTER__?.navigate({ href: '/blogs' })
      setTimeout(() => void window.__TSR_ROUTER__?.navigate({ href: '/contact' }), 60)
    })
    await page.locator('link[rel=canonical][href$="/contact"]').waitFor({ state: 'attached' })
    await settled(page)
    expect(await page.locator('main').evaluate((main) => getComputedStyle(main).opacity)).toBe('1')
  })

  it('moves nothing for visitors who want no motion, and still goes to the start', async () => {
    const page = await open('/our-projects', { reducedMotion: 'reduce' })
    await scrollTo(page, 500)
    await film(page)
    await follow(page, '/blogs')
    await soon(() => positionOf(page)).toBe(0)
    const frames = await framesOf(page)
    expect([...new Set(frames.map(({ classes, opacity }) => `${classes}${opacity}`))]).toEqual([
      '1',
    ])
  })

  it('stays where it was when the page asks for it', async () => {
    const page = await open('/our-projects')
    await say(page, '/{-$locale}/blogs', { scrollToTop: false })
    await scrollTo(page, 300)
    await follow(page, '/blogs')
    await settled(page)
    expect(await positionOf(page)).toBe(300)
  })
})

describe('a journey to another page, heard', () => {
  const focused = (page: Page) =>
    page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName)

  it('is told by the title of the page that is there now, and keeps a focus that stays', async () => {
    const page = await open('/about')
    const told = page.locator('[role=status][data-journey]')
    expect(await told.count()).toBe(0)
    await page.getByRole('banner').locator('a[href="/our-projects"]').press('Enter')
    await page.waitForURL(/our-projects$/)
    await soon(() => told.textContent()).toBe(await titleOf(page, '/our-projects'))
    expect(await focused(page)).toBe('A')
    await follow(page, '/our-projects?service=web-applications')
    await follow(page, '/contact')
    await soon(() => told.textContent()).toBe(await titleOf(page, '/contact'))
  })

  it('leads the focus of a link that has gone to the new page, and shows no ring around it', async () => {
    const page = await open('/blogs')
    await page.locator('main a[href^="/blogs/%"]').first().press('Enter')
    await page.waitForURL(/blogs\/%/)
    await soon(() => focused(page)).toBe('content')
    expect(await page.locator('main').evaluate((main) => getComputedStyle(main).outlineStyle)).toBe(
      'none',
    )
  })

  const titleOf = async (page: Page, path: string) =>
    /<title>(.*?)<\/title>/.exec(await (await page.request.get(site + path)).text())?.[1]
})

describe('a page that was just loaded', () => {
  it('enters without a transition and keeps its place when it comes to life', async () => {
    const page = await openPage(browser, { locale: 'ar' })
    await page.goto(`${site}/our-projects`)
    await film(page)
    await scrollTo(page, 600)
    await wake(page)
    await page.waitForTimeout(500)
    const frames = await framesOf(page)
    expect([...new Set(frames.map(({ classes, opacity }) => `${classes}${opacity}`))]).toEqual([
      '1',
    ])
    expect(await positionOf(page)).toBe(600)
  })

  it('is where it was before it was loaded again', async () => {
    const page = await open('/about')
    await follow(page, '/our-projects')
    await settled(page)
    await scrollTo(page, 650)
    await untilPainted(page)
    await page.reload()
    await soon(() => positionOf(page)).toBe(650)
    await wake(page)
    await page.waitForTimeout(300)
    expect(await positionOf(page)).toBe(650)
  })
})

describe('back and forward', () => {
  it('lead to where each page was left', async () => {
    const page = await open('/our-projects')
    await scrollTo(page, 900)
    await follow(page, '/blogs')
    await settled(page)
    await scrollTo(page, 400)
    await page.goBack()
    await page.locator('link[rel=canonical][href$="/our-projects"]').waitFor({ state: 'attached' })
    await soon(() => positionOf(page)).toBe(900)
    await settled(page)
    await page.goForward()
    await soon(() => positionOf(page)).toBe(400)
  })

  it('find the place also when the document was loaded anew in between', async () => {
    const page = await open('/our-projects')
    await scrollTo(page, 900)
    await follow(page, '/blogs')
    await settled(page)
    await page.reload()
    await wake(page)
    await page.goBack()
    await page.locator('link[rel=canonical][href$="/our-projects"]').waitFor({ state: 'attached' })
    await soon(() => positionOf(page)).toBe(900)
  })
})

describe('an address with a hash', () => {
  /** Where the element stands below the top of the window, and where it should. */
  const landing = (page: Page, id: string) =>
    page.evaluate((name) => {
      const element = document.getElementById(name)
      const { scrollMarginTop } = getComputedStyle(element as Element)
      const { scrollPaddingTop } = getComputedStyle(document.documentElement)
      const wanted = Number.parseFloat(scrollMarginTop) + (Number.parseFloat(scrollPaddingTop) || 0)
      return Math.abs((element?.getBoundingClientRect().top ?? -999) - wanted)
    }, id)

  /** Gives a part in the middle of the page that is shown a name. */
  const nameAPart = (page: Page, id: string) =>
    page.evaluate((name) => {
      const last = document.documentElement.scrollHeight - innerHeight
      const part = [...document.querySelectorAll('main :is(li, h2, h3, p)')].find((one) => {
        const top = one.getBoundingClientRect().top + scrollY
        return top > 400 && top < last
      })
      if (part) part.id = name
    }, id)

  /** An article and the id of a heading in its middle, as its own contents lead to it. */
  async function aHeading(page: Page): Promise<{ path: string; id: string }> {
    const read = async (path: string) => (await page.request.get(site + path)).text()
    const paths = [...(await read('/blogs')).matchAll(/href="(\/blogs\/%[^"?]+)"/g)]
    const path = paths[0]?.[1] ?? ''
    const ids = [...(await read(path)).matchAll(/<h2[^>]* id="([^"]+)"/g)]
    return { path, id: ids[1]?.[1] ?? '' }
  }

  it('of another page leads to its element, below the masthead', async () => {
    const page = await open('/about')
    const { path, id } = await aHeading(page)
    await follow(page, `${path}#${id}`)
    await page.locator(`[id="${id}"]`).waitFor()
    await settled(page)
    await soon(() => landing(page, id)).toBeLessThan(2)
    expect(await positionOf(page)).toBeGreaterThan(50)
  })

  it('of another page that has no such element leads to its start', async () => {
    const page = await open('/our-projects')
    await scrollTo(page, 500)
    await follow(page, '/blogs#nothing')
    await settled(page)
    expect(await positionOf(page)).toBe(0)
  })

  it('of the same page leads to its element, and without the hash back to the start', async () => {
    const page = await open('/our-projects', { reducedMotion: 'reduce' })
    await nameAPart(page, 'part')
    await film(page)
    await follow(page, '/our-projects#part')
    await soon(() => landing(page, 'part')).toBeLessThan(2)
    await follow(page, '/our-projects')
    await soon(() => positionOf(page)).toBe(0)
    const frames = await framesOf(page)
    expect(frames.every(({ classes }) => classes === '')).toBe(true)
  })
})

describe('another query on the same page', () => {
  it('keeps the position and moves nothing', async () => {
    const page = await open('/our-projects')
    await scrollTo(page, 120)
    await film(page)
    await follow(page, '/our-projects?service=web-applications')
    await page.waitForTimeout(300)
    expect(await positionOf(page)).toBe(120)
    const frames = await framesOf(page)
    expect([...new Set(frames.map(({ classes, opacity }) => `${classes}${opacity}`))]).toEqual([
      '1',
    ])
  })
})
