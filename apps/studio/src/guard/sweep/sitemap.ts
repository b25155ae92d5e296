/** Every address that the site tells search engines of, from its own sitemaps, in their letters. */

import { readableAddress } from '@wajiha/contract/paths'
import { Parser } from 'htmlparser2'
import { siteUrl } from '../../platform/outside/own-site.ts'
import { askSite } from '../links/ask-site.ts'

const mostAddresses = 20_000
/** Characters; the protocol's own limit is 50 MB, and half a list would take findings away. */
const longestSitemap = 50_000_000

/** @throws when a sitemap is not there; half a list would take findings away whose cause remains. */
export async function readSitemap(): Promise<string[]> {
  const { origin } = siteUrl('/')
  const pages = new Set<string>()
  for (const file of await addressesIn(siteUrl('/sitemap.xml'))) {
    for (const address of await addressesIn(new URL(new URL(file).pathname, origin))) {
      const url = URL.parse(address)
      if (url && pages.size < mostAddresses) pages.add(readableAddress(url.pathname))
    }
  }
  return [...pages]
}

async function addressesIn(sitemap: URL): Promise<string[]> {
  const { status, html } = await askSite(sitemap, longestSitemap)
  if (status !== 200) throw new Error(`${sitemap.pathname} was answered with ${status}`)
  const found: string[] = []
  let text: string | undefined
  const parser = new Parser(
    {
      onopentag(name) {
        if (name === 'loc') text = ''
      },
      ontext(part) {
        if (text !== undefined) text += part
      },
      onclosetag(name) {
        if (name !== 'loc') return
        if (text) found.push(text.trim())
        text = undefined
      },
    },
    { xmlMode: true },
  )
  parser.end(html)
  return found
}
