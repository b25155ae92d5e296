/** Everything that the product names about itself answers: nothing else would have seen it fail. */
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { type Crawl, crawl } from './crawl.ts'

const site = inject('siteUrl')
let found: Crawl

beforeAll(async () => {
  found = await crawl(site)
}, 900_000)

describe('the running product', () => {
  it('answers every address that any of its documents names', async ({ annotate }) => {
    await annotate(
      `${found.pages.size} pages, ${found.addresses} addresses, ${found.images.size} images, ` +
        `${found.shareImages.size} share images`,
      'count',
    )
    expect(found.wrong.sort()).toEqual([])
    // The demo agency has this much at least; fewer means that the walk has lost its way.
    expect(found.pages.size).toBeGreaterThan(100)
    expect(found.images.size).toBeGreaterThan(200)
    expect(found.shareImages.size).toBeGreaterThan(60)
  })

  it('names in its sitemaps pages that name each other as alternates', () => {
    const wrong: string[] = []
    for (const [address, listed] of found.mapped) {
      const page = found.pages.get(address)
      if (!page) wrong.push(`${address} stands in a sitemap and is no page`)
      else if (!sameAddresses(page.named.alternates, listed))
        wrong.push(`${address} names other alternates than its sitemap`)
      for (const [language, twin] of listed) {
        const back = found.mapped.get(twin)
        if (language !== 'x-default' && ![...(back?.values() ?? [])].includes(address))
          wrong.push(`${twin} (${language}) does not name ${address}`)
      }
    }
    expect(wrong).toEqual([])
    expect(found.mapped.size).toBeGreaterThan(60)
  })

  it('has as many links in the words of an Arabic page as in those of its English twin', () => {
    const wrong: string[] = []
    let twins = 0
    for (const [address, listed] of found.mapped) {
      const twin = listed.get('en')
      const arabic = found.pages.get(address)
      const english = twin === undefined ? undefined : found.pages.get(twin)
      if (!arabic || !english || arabic === english) continue
      twins += 1
      const [ours, theirs] = [arabic.named.linksInText, english.named.linksInText]
      if (ours !== theirs) wrong.push(`${decodeURI(address)} ${ours}, ${twin} ${theirs}`)
    }
    expect(wrong).toEqual([])
    expect(twins).toBeGreaterThan(30)
  })
})

function sameAddresses(one: Map<string, string>, other: Map<string, string>) {
  const sorted = (map: Map<string, string>) => [...map].map(String).sort().join()
  return sorted(one) === sorted(other)
}
