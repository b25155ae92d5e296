/** What a page weighs, as it is served: bytes and requests, never time. */
import type { Browser, Page, Request } from 'playwright-core'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { atRest, closePage, leaveAsleep, openPage, wake } from '../browser.ts'
import { inLanes } from '../in-lanes.ts'
import { type Scene, scenesOf } from '../pages-of-interest.ts'
import { lookAround, withBrowser } from '../with-browser.ts'

const kB = 1000
/** A server may send ten segments of 1,460 bytes before it hears of the first (RFC 6928). */
const oneFlight = 10 * 1_460
const site = inject('siteUrl')
let browser: Browser
let scenes: Scene[]

withBrowser(async (opened) => {
  browser = opened
  scenes = await lookAround(browser, (page) => scenesOf(page, site))
})

/** `bytes` of the body as it came over the wire, and `head` of its headers. */
type Weight = { type: string; url: string; bytes: number; head: number }

/**
 * Everything a page loads until it rests, and then what `more` lets it load. The visitor saves data, so
 * that nothing of the next pages is fetched ahead, and gives no sign of life unless `more` does.
 */
async function weigh(path: string, more: (page: Page) => Promise<void> = async () => {}) {
  const locale = path.startsWith('/en') ? 'en' : 'ar'
  const page = await openPage(browser, { viewport: { width: 390, height: 844 }, locale })
  await leaveAsleep(page)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const seen: Request[] = []
  page.on('requestfinished', (request) => seen.push(request))
  await page.goto(site + path, { waitUntil: 'load' })
  await atRest(page)
  const asleep = await weightsOf(seen)
  await more(page)
  await atRest(page)
  const weights = await weightsOf(seen)
  await closePage(page)
  return { asleep, weights }
}

const weightsOf = (requests: Request[]): Promise<Weight[]> =>
  Promise.all(
    requests.map(async (request) => {
      const { responseBodySize, responseHeadersSize } = await request.sizes()
      const [type, url] = [request.resourceType(), request.url()]
      return { type, url, bytes: responseBodySize, head: responseHeadersSize }
    }),
  )

const total = (weights: Weight[], type?: string) =>
  weights.filter((one) => !type || one.type === type).reduce((sum, { bytes }) => sum + bytes, 0)

describe('the budgets of a page', () => {
  it.each(['/', '/en'])(
    'the home page %s weighs at most 180 kB in 12 requests when cold',
    async (path) => {
      // Who comes first is not kept waiting: as small as it gets it is for those who come after.
      const document = async () => total((await weigh(path)).weights, 'document')
      await expect.poll(document, { timeout: 60_000 }).toBeLessThanOrEqual(14 * kB)
      const { weights } = await weigh(path)
      const heads = weights.reduce((sum, { head }) => sum + head, 0)
      expect(total(weights) + heads).toBeLessThanOrEqual(180 * kB)
      expect(weights.length, weights.map(({ url }) => url).join('\n')).toBeLessThanOrEqual(12)
    },
  )

  it('the document of an article in Arabic comes in one flight, with its headers', async () => {
    const article = scenes.find(({ name }) => name === 'blog-words')
    const weight = async () => {
      const { weights } = await weigh(article?.paths.ar ?? '')
      const document = weights.find(({ type }) => type === 'document')
      return (document?.bytes ?? Number.NaN) + (document?.head ?? Number.NaN)
    }
    await expect.poll(weight, { timeout: 60_000 }).toBeLessThanOrEqual(oneFlight)
  })

  it.each([
    ['/', 55],
    ['/en', 45],
  ])('the fonts of %s weigh at most %i kB', async (path, most) => {
    const { weights } = await weigh(path)
    const fonts = weights.filter(({ type }) => type === 'font')
    expect(fonts.length).toBeGreaterThan(0)
    expect(total(fonts)).toBeLessThanOrEqual(most * kB)
  })
})

describe('the budgets of every page', () => {
  const weighed = new Map<string, Awaited<ReturnType<typeof weigh>>>()
  beforeAll(async () => {
    const paths = new Set(scenes.map((scene) => scene.paths.ar))
    await inLanes(2, [...paths], async (path) => void weighed.set(path, await weigh(path, wake)))
    expect(weighed.size).toBeGreaterThan(20)
  })

  it('no page loads more than 3 kB of script before the first intent', () => {
    for (const [path, { asleep }] of weighed)
      expect.soft(total(asleep, 'script'), path).toBeLessThanOrEqual(3 * kB)
  })

  it('no page links more than 17 kB of styles, nor loads more than 120 kB or 12 files of script in all', () => {
    for (const [path, { weights }] of weighed) {
      expect.soft(total(weights, 'stylesheet'), path).toBeLessThanOrEqual(17 * kB)
      expect.soft(total(weights, 'script'), path).toBeLessThanOrEqual(120 * kB)
      const scripts = weights.filter(({ type }) => type === 'script').map(({ url }) => url)
      expect.soft(scripts.length, [path, ...scripts].join('\n')).toBeLessThanOrEqual(12)
      // Without what the first intent brings, nothing has been weighed.
      expect.soft(total(weights, 'script'), path).toBeGreaterThan(60 * kB)
    }
  })
})
