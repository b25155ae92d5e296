/**
 * Walks a running site from its doors: every address that any page, feed, sitemap, structured datum,
 * `srcset`, manifest or stylesheet names is asked for, and what names addresses is read in its turn.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { inLanes } from '../in-lanes.ts'
import {
  type Named,
  namedByJson,
  namedByManifest,
  namedByPage,
  namedByStyles,
  namedByText,
} from './named-addresses.ts'

/** A page of the site, as it answered. */
export type CrawledPage = { address: string; named: Named }

export type Crawl = {
  pages: Map<string, CrawledPage>
  /** How many different addresses of the site were asked for. */
  addresses: number
  images: Set<string>
  shareImages: Set<string>
  /** `404 /path, named by /page`: what did not answer 200 and led to nothing that does. */
  wrong: string[]
  /** Addresses of the sitemaps, each with the alternates that they list for it. */
  mapped: Map<string, Map<string, string>>
}

/** Where a crawl begins: what search engines and feed readers are told of. */
const doors = ['/', '/en', '/robots.txt', '/sitemap.xml', '/llms.txt', '/nowhere', '/en/nowhere']
const mostHops = 5
const lanes = 4
const mostTries = 20
const longestPauseSeconds = 5
/** The demo agency has about a tenth of it: whoever finds more has found addresses without end. */
const mostAddresses = 20_000

/** @param site Origin of the running site, without a slash at its end. */
export async function crawl(site: string): Promise<Crawl> {
  const result: Crawl = {
    pages: new Map(),
    addresses: 0,
    images: new Set(),
    shareImages: new Set(),
    wrong: [],
    mapped: new Map(),
  }
  const namedBy = new Map<string, string>()
  let wave = doors.map((door) => site + door)
  for (const door of wave) namedBy.set(door, 'the doors')
  while (wave.length > 0) {
    const next: string[] = []
    await inLanes(lanes, wave, async (address) => {
      const found = await visit(address, site, result, namedBy.get(address) ?? '')
      for (const one of found) {
        const target = targetOf(one, address, site)
        if (!target || namedBy.has(target)) continue
        if (namedBy.size >= mostAddresses) throw new Error(`No end of addresses: ${target}`)
        namedBy.set(target, address)
        next.push(target)
      }
    })
    wave = next
  }
  result.addresses = namedBy.size
  return result
}

/** Asks for one address; answers what it names. */
async function visit(
  address: string,
  site: string,
  result: Crawl,
  from: string,
): Promise<string[]> {
  const { status, type, text, leads } = await ask(address, site)
  const isMissingDoor = /\/nowhere$/.test(address)
  if (status !== 200 && !(isMissingDoor && status === 404)) {
    const way = [new URL(address).pathname, ...leads].join(' → ')
    result.wrong.push(`${status} ${way}, named by ${from.replace(site, '')}`)
    return []
  }
  if (leads.length > 0) return []
  if (type.startsWith('text/html')) return readPage(address, text, site, result)
  if (type.startsWith('text/css')) return namedByStyles(text)
  if (type.includes('manifest')) return namedByManifest(text)
  if (type.includes('xml') && address.includes('sitemap')) readSitemap(text, result)
  if (type.includes('json')) return namedByJson(text, site)
  if (/xml|text\/plain/.test(type) && !type.includes('svg')) return namedByText(text, site)
  return []
}

function readPage(address: string, html: string, site: string, result: Crawl): string[] {
  const named = namedByPage(html, site)
  result.pages.set(address, { address, named })
  for (const image of named.images) result.images.add(new URL(image, address).href)
  for (const image of named.shareImages) result.shareImages.add(new URL(image, address).href)
  return named.addresses
}

function readSitemap(xml: string, result: Crawl) {
  for (const [entry] of xml.matchAll(/<url>[\s\S]*?<\/url>/g)) {
    const [, address = ''] = /<loc>([^<]+)<\/loc>/.exec(entry) ?? []
    const links = entry.matchAll(/hreflang="([^"]+)"\s+href="([^"]+)"/g)
    result.mapped.set(address, new Map([...links].map(([, lang = '', href = '']) => [lang, href])))
  }
}

type Answer = { status: number; type: string; text: string; leads: string[] }

/** Follows redirects as far as they stay on the site; one that leaves it has led somewhere. */
async function ask(address: string, site: string): Promise<Answer> {
  const leads: string[] = []
  let at = address
  for (let hop = 0; hop <= mostHops; hop += 1) {
    const { answer, text } = await askOnce(at)
    const location = answer.headers.get('location')
    if (answer.status < 300 || answer.status >= 400 || !location) {
      return { status: answer.status, type: answer.headers.get('content-type') ?? '', text, leads }
    }
    at = new URL(location, at).href
    leads.push(at.replace(site, ''))
    if (!at.startsWith(`${site}/`)) return { status: 200, type: '', text: '', leads }
  }
  return { status: 310, type: '', text: '', leads }
}

/** A busy site asks to come again (503, 429); a crawler does, as often as it has patience. */
async function askOnce(address: string): Promise<{ answer: Response; text: string }> {
  for (let time = 1; ; time += 1) {
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { accept: 'text/html,*/*' },
    })
    const text = await answer.text()
    const isBusy = answer.status === 503 || answer.status === 429
    if (!isBusy || time === mostTries) return { answer, text }
    const seconds = Number(answer.headers.get('retry-after') ?? 1)
    await pause(Math.min(seconds, longestPauseSeconds) * 1000)
  }
}

/** The address to ask for, without what only browsers read; nothing where it leads off the site. */
function targetOf(named: string, base: string, site: string): string | undefined {
  if (!URL.canParse(named, base)) return undefined
  const url = new URL(named, base)
  if (url.origin !== site) return undefined
  url.hash = ''
  return url.href
}
