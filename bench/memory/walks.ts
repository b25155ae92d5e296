/** What is asked of a site while its memory is watched. Each walk asks as many visitors would. */

import { inLanes } from '../../e2e/in-lanes.ts'
import type { Person } from '../../e2e/studio/people.ts'

const lanes = 8

/** Answers by their status. */
export type Statuses = Record<string, number>

type Site = { url: string; statuses: Statuses; asked: number }

export const openSite = (url: string): Site => ({ url, statuses: {}, asked: 0 })

/** Asks for one address as another visitor each time: the site trusts this machine's forwarding header. */
async function ask(
  site: Site,
  path: string,
  headers: Record<string, string> = {},
): Promise<string> {
  site.asked += 1
  const at = site.asked
  const answer = await fetch(site.url + path, {
    headers: {
      accept: 'text/html,image/webp,*/*',
      'accept-encoding': 'br, gzip',
      'x-forwarded-for': `${20 + ((at >> 16) & 63)}.${(at >> 8) & 255}.${at & 255}.9`,
      ...headers,
    },
    redirect: 'manual',
  }).catch(() => undefined)
  const status = String(answer?.status ?? 'none')
  site.statuses[status] = (site.statuses[status] ?? 0) + 1
  return (await answer?.text().catch(() => '')) ?? ''
}

/** Every page of both sitemaps, with its payload. @returns their paths, and the pictures they name. */
export async function walkPages(site: Site): Promise<{ pages: string[]; pictures: string[] }> {
  const pages: string[] = []
  for (const locale of ['ar', 'en']) {
    const map = await ask(site, `/${locale}/sitemap.xml`)
    for (const [, address = ''] of map.matchAll(/<loc>([^<]+)<\/loc>/g))
      pages.push(new URL(address).pathname)
  }
  const pictures = new Set<string>()
  await inLanes(lanes, pages, async (page) => {
    const html = await ask(site, page)
    for (const [address] of html.matchAll(/\/_ipx\/[^"\s,]+/g)) pictures.add(readable(address))
    for (const [, address = ''] of html.matchAll(/content="[^"]*(\/share\/[^"]+\.png)"/g))
      pictures.add(readable(address))
    await ask(site, `${page === '/' ? '' : page}/_payload.json`)
  })
  return { pages, pictures: [...pictures] }
}

const readable = (address: string) => address.replaceAll('&amp;', '&')

/** So many different pictures: those that pages name first, then their other sizes and formats. */
export async function walkPictures(site: Site, named: string[], most: number): Promise<void> {
  const others = named.flatMap((address) =>
    ['avif', 'jpeg', 'png', 'webp'].flatMap((format) =>
      [320, 640, 1280].map((width) =>
        address.replace(/\/_ipx\/[^/]+/, `/_ipx/f_${format}&q_80&w_${width}`),
      ),
    ),
  )
  const addresses = [...new Set([...named, ...others])].slice(0, most)
  await inLanes(lanes, addresses, (address) => askForPicture(site, address))
}

/** Made two at a time: who is told to come again comes again. */
async function askForPicture(site: Site, address: string): Promise<void> {
  const before = site.statuses['503'] ?? 0
  for (let tries = 0; tries < 5; tries += 1) {
    await ask(site, address)
    if ((site.statuses['503'] ?? 0) === before) return
  }
}

const services = ['web-applications', 'mobile-applications', 'digital-marketing']
const rooms = [
  '/our-projects?service=',
  '/blogs?q=',
  '/join-us?q=',
  '/blogs?tag=',
  '/nowhere/',
  '/blogs/',
  '/testimonials?service=',
]

/** So many different addresses: filters, searches, pages that are not there, in both languages. */
export async function walkAddresses(site: Site, count: number): Promise<void> {
  const addresses = Array.from({ length: count }, (_, at) => addressAt(at))
  await inLanes(lanes, addresses, async (address) => void (await ask(site, address)))
}

function addressAt(at: number): string {
  const prefix = at % 2 === 0 ? '' : '/en'
  const room = rooms[(at >> 1) % rooms.length]
  const isList = at % 3 === 0 && room?.includes('?')
  const more = isList ? `&service=${services[(at / 3) % services.length]}&year=${at}` : ''
  return `${prefix}${room}${encodeURIComponent(`كلمة ${at}`)}${more}`
}

/**
 * So many saves of one article in turn with another, and who reads them after each.
 * @returns how long the saves took, in milliseconds.
 */
export async function walkEdits(site: Site, editor: Person, count: number): Promise<number[]> {
  const times: number[] = []
  const found = await editor.ask('posts?limit=5&depth=0&locale=ar')
  const { docs } = (await found.json()) as { docs: { id: string; slug: string; title: string }[] }
  for (let at = 0; at < count; at += 1) {
    const post = docs[at % docs.length]
    if (!post) throw new Error('The demo has no articles')
    const title = `${post.title} ${at}`
    const begun = performance.now()
    const saved = await editor.ask(`posts/${post.id}?locale=ar&depth=0`, 'PATCH', {
      title,
      _status: 'published',
    })
    if (!saved.ok) throw new Error(`The studio answered ${saved.status}: ${await saved.text()}`)
    await saved.arrayBuffer()
    times.push(performance.now() - begun)
    await ask(site, `/blogs/${encodeURIComponent(post.slug)}`)
    await ask(site, '/')
    await ask(site, '/blogs')
  }
  return times.sort((a, b) => a - b)
}
