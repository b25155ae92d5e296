/**
 * How long people of the studio wait in a browser: every view until it can be used, loaded anew by its address when
 * it was opened before; lists and forms, by a press in the menu and in the list, as people come to them; and a save
 * until it is acknowledged. In a browser with a profile that nobody listens to, as people have one.
 * The demo, copied until there are as many posts as asked for.
 */
import type { Request } from 'playwright-core'
import { openProfile } from '../e2e/browser.ts'
import { desk, type Office, signInto } from '../e2e/office.ts'
import { type View, viewsOf } from '../e2e/photos/views.ts'
import { hasAllParts, isAlive } from '../e2e/studio/every-view.ts'
import { fill } from './growth/fill.ts'
import { at, atMost, type Held, told } from './held.ts'
import { type Product, withProduct } from './product.ts'
import { openQuietPage, type QuietPage } from './quiet-page.ts'

/** Milliseconds. */
const aims = { view: 1_000, list: 500, save: 300 } as const

/** How often a view is opened after the first time; the middle one counts. */
const rounds = 3
const saves = 20
/** A page that has fetched nothing and run nothing long for so many milliseconds has nothing left to do. */
const calmMs = 500

export function measureStudio(posts: number): Promise<Held[]> {
  return withProduct(async (product) => {
    await fill(product.databaseUrl, { posts, projects: posts / 10, links: posts })
    const browser = await openProfile(desk)
    try {
      const office = await signInto(browser, product.studioUrl, product.credentials)
      const views = (await viewsOf(office.page)).filter(
        ({ isOutside, pose }) => !isOutside && !pose,
      )
      await office.page.goto('about:blank')
      const page = await openQuietPage(await browser.cookies(), desk.viewport)
      try {
        const rows = await timeViews(page, views, product)
        rows.push(...(await timePresses(page, product)))
        return [...rows, ...(await timeSaves(office, product))]
      } finally {
        await page.close()
      }
    } finally {
      await browser.close()
    }
  })
}

async function timeViews(page: QuietPage, views: View[], { studioUrl }: Product): Promise<Held[]> {
  const rows: Held[] = []
  const times: number[] = []
  for (const { name, path } of views) {
    const address = new URL(path.replace('locale=other', 'locale=en'), studioUrl).href
    const opened: number[] = []
    for (let round = 0; round <= rounds; round += 1) opened.push(await timeView(page, address))
    const middle = at(opened.slice(1), 0.5)
    times.push(middle)
    rows.push(atMost(`view, by its address: ${name}`, middle, aims.view, 'ms'))
  }
  return [
    told(
      `views, by their address: ${views.length}, the middle one`,
      `${Math.round(at(times, 0.5))} ms`,
    ),
    ...rows,
  ]
}

/** Lists from a press in the menu of the start page, and the form of each list's first document from a press there. */
async function timePresses(page: QuietPage, { studioUrl }: Product): Promise<Held[]> {
  const start = `${studioUrl}/admin`
  await open(page, start)
  const slugs = await page.run(() =>
    [...document.querySelectorAll('nav a[href^="/admin/collections/"]')].map(
      (one) => one.getAttribute('href')?.split('/').at(-1) ?? '',
    ),
  )
  const rows: Held[] = []
  for (const slug of new Set(slugs)) {
    const path = `/admin/collections/${slug}`
    const list = await timePress(page, {
      from: start,
      link: `nav a[href="${path}"]`,
      until: `.collection-list--${slug}`,
    })
    if (list) rows.push(atMost(`list, from the menu: ${slug}`, list, aims.list, 'ms'))
    const form = await timePress(page, {
      from: `${studioUrl}${path}`,
      link: `.collection-list--${slug} a[href^="${path}/"]:not([href*="create"])`,
      until: `.collection-edit--${slug} form`,
    })
    if (form) rows.push(atMost(`form, from its list: ${slug}`, form, aims.view, 'ms'))
  }
  return rows
}

type Press = { from: string; link: string; until: string }

/**
 * @returns Milliseconds from a press until what it leads to stands and nothing is left to do: the middle one after a
 * first that brings what the others find. Nothing where there is no such link.
 */
async function timePress(
  page: QuietPage,
  { from, link, until }: Press,
): Promise<number | undefined> {
  const opened: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    await open(page, from)
    if (!(await page.run((one) => document.querySelector(one) !== null, link))) return undefined
    await page.run(untilCalm, calmMs)
    await page.run(noteNextPress)
    await page.press(link)
    opened.push(await page.run(untilIdleSincePress, until))
  }
  return at(opened.slice(1), 0.5)
}

function noteNextPress(): void {
  document.addEventListener('click', () => performance.mark('pressed'), {
    capture: true,
    once: true,
  })
}

async function untilIdleSincePress(selector: string): Promise<number> {
  while (!document.querySelector(selector)?.getClientRects().length)
    await new Promise(requestAnimationFrame)
  await new Promise((idle) => requestIdleCallback(idle, { timeout: 5_000 }))
  const [pressed] = performance.getEntriesByName('pressed')
  return performance.now() - (pressed?.startTime ?? 0)
}

/** @returns Milliseconds from leaving for a view until it is drawn, heeds a press and has nothing left to do. */
async function timeView(page: QuietPage, address: string): Promise<number> {
  // What the view before asks for at leisure is over: nobody opens a form within a moment after another.
  await page.run(untilCalm, calmMs)
  return await open(page, address)
}

async function open(page: QuietPage, address: string): Promise<number> {
  await page.leaveFor(address)
  await page.until(() => document.querySelector('h1, .dashboard, .template-default'))
  await page.until(isAlive)
  await page.until(hasAllParts)
  return await page.run(async () => {
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 5_000 }))
    return performance.now()
  })
}

function untilCalm(forMs: number): Promise<void> {
  return new Promise((calm) => {
    let timer = setTimeout(calm, forMs)
    const notes = new PerformanceObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(calm, forMs)
    })
    for (const type of ['resource', 'longtask']) notes.observe({ type })
  })
}

/** A person publishes a post from its form, over and over. */
async function timeSaves(office: Office, { editor }: Product): Promise<Held[]> {
  const found = await editor.ask('posts?limit=1&depth=0&locale=ar&where[_status][equals]=published')
  const { docs } = (await found.json()) as { docs: { id: string; title: string }[] }
  const [post] = docs
  if (!post) throw new Error('The demo has no posts')
  const times = { published: [] as number[], kept: [] as number[] }
  office.page.on('requestfinished', (request) => {
    if (!isSave(request)) return
    const kind = request.url().includes('autosave=true') ? 'kept' : 'published'
    times[kind].push(request.timing().responseStart)
  })
  await office.open('posts', post.id, 'ar')
  for (let turn = 1; turn <= saves; turn += 1) await office.publish(`${post.title} ${turn}`)
  return Object.entries(times)
    .filter(([, all]) => all.length > 0)
    .map(([kind, all]) =>
      atMost(`a post ${kind} from its form, p95 of ${all.length}`, at(all, 0.95), aims.save, 'ms'),
    )
}

const isSave = (request: Request) =>
  request.method() === 'PATCH' && /\/api\/posts/.test(request.url())
