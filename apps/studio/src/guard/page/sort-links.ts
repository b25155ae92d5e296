/** Which links of a page lead to this site and which outside, each once and as the page writes it. Pure. */
import type { ReadPage } from './read-page.ts'

export type Link = { href: string; address: URL }
export type Links = { inside: Link[]; outside: Link[] }

/** What stands around every page is looked at once, on the home page. */
export function sortLinks({ links }: ReadPage, page: URL, isHome: boolean): Links {
  const found = new Map<string, Link>()
  for (const { href, isInMain } of links) {
    if (!isInMain && !isHome) continue
    const address = URL.parse(href, page)
    if (!address || !/^https?:$/.test(address.protocol)) continue
    address.hash = ''
    const isNew = !found.has(address.href)
    if (isNew && isAsked(address, page)) found.set(address.href, { href, address })
  }
  const all = [...found.values()]
  return {
    inside: all.filter(({ address }) => address.origin === page.origin),
    outside: all.filter(({ address }) => address.origin !== page.origin),
  }
}

/** A button to a chat notes that somebody pressed it, and a short link counts: neither is asked. */
const isAsked = ({ origin, pathname, href }: URL, page: URL) =>
  origin !== page.origin ||
  (href !== page.href && !/^\/(?:(?:ar|en)\/)?(?:w|short)\//.test(pathname))
