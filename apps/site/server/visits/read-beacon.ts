/** What a page's beacon says, made into a visit (ATTR-02, ATTR-03): untrusted text, cleaned and bounded. */
import type { RecordedVisit } from '@wajiha/contract'
import { googleClickIds, otherClickIds, utmNames } from '@wajiha/contract/click-ids'
import { readRecordedVisits } from '@wajiha/contract/forms'
import { parseJson } from '../plumbing/read-text.ts'

type Said = Partial<Record<'url' | 'referrer' | 'session' | 'screen' | 'language' | 'ago', unknown>>

/** A page that waited longer for consent than this is told as of now. */
const longestAgo = 24 * 60 * 60_000

/**
 * @param text JSON: `{"url":"https://…","referrer":"","session":"k3j9x","screen":[390,844],"ago":1200}`;
 *   `ago` is how many milliseconds the page has been open: consent may come late.
 * @param origin the site's own, whatever name it was called by.
 * @param now the visitor's clock is not asked.
 */
export function readBeacon(text: string, origin: string, now: Date): RecordedVisit | undefined {
  const said = readObject(text)
  const landing = typeof said?.url === 'string' ? URL.parse(said.url.slice(0, 8_000)) : null
  if (!said || !landing || !/^https?:$/.test(landing.protocol)) return undefined
  const query = landing.searchParams
  const path = landing.pathname + landing.search
  const [width, height] = Array.isArray(said.screen) ? said.screen : []
  const [touch] = readRecordedVisits([
    {
      timestamp: new Date(now.getTime() - agoOf(said.ago)).toISOString(),
      sessionId: said.session,
      utmParams: named(query, utmNames),
      gclidParams: named(query, googleClickIds),
      clickIds: named(query, otherClickIds),
      additionalInfo: {
        referrer: foreign(said.referrer, landing),
        language: said.language,
        landingPageUrl: new URL(path, origin).href,
        screen: { width, height },
      },
    },
  ])
  return touch
}

const agoOf = (ago: unknown) =>
  typeof ago === 'number' && ago >= 0 && ago <= longestAgo ? Math.floor(ago) : 0

/** The other site's address without its query, which is nobody's business. */
function foreign(referrer: unknown, landing: URL): string | undefined {
  const url = typeof referrer === 'string' ? URL.parse(referrer.slice(0, 8_000)) : null
  if (!url || url.hostname === '' || plain(url) === plain(landing)) return undefined
  return `${url.protocol}//${url.host}${url.pathname}`
}

const plain = ({ hostname }: URL) => hostname.replace(/^www\./, '')

function named(query: URLSearchParams, names: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {}
  for (const name of names) {
    const value = query.get(name)
    if (value) found[name] = value
  }
  return found
}

function readObject(text: string): Said | undefined {
  const value = parseJson(text)
  return typeof value === 'object' && value !== null ? value : undefined
}
