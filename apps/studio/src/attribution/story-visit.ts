/** One visit as a story tells it, read from what the visitor's device or the site recorded. Pure. */
import type { RecordedVisit } from '@wajiha/contract'
import { clickIdNames } from '@wajiha/contract/click-ids'
import { readVia } from './via.ts'

type Utm = { [Name in 'source' | 'medium' | 'campaign' | 'term' | 'content']?: string }

/** What is known of a visit. Raw values: aliases are merged when a report is made. */
export type VisitFacts = {
  /** ISO 8601 in UTC. */
  at: string
  sessionId?: string
  /** Path of the page that was entered: `/en/campaign/rebrand`. */
  landingPath?: string
  /** Lower case, without `www.`; never our own. */
  referrerHost?: string
  utm: Utm
  /** As the advertiser wrote them: capitals count. */
  clickIds: Record<string, string>
  /** The card, short link or print that led here: `card:sara`, `short:ramadan`, `qr:booth`. */
  via?: string
}

const utmNames = ['source', 'medium', 'campaign', 'term', 'content'] as const

/** @param touch newest record of the device, or one of the site's own in the same shape. */
export function readVisit(touch: RecordedVisit): VisitFacts {
  const { additionalInfo: info } = touch
  const landing = parseUrl(info.landingPageUrl)
  const query = landing?.searchParams ?? new URLSearchParams()
  const utm = readUtm(touch.utmParams, query)
  const via = readVia(landing?.pathname ?? '', query)
  const referrerHost = hostOf(info.referrer)
  const isSelf = referrerHost !== undefined && referrerHost === plainHost(landing?.hostname ?? '')
  return {
    at: touch.timestamp,
    ...(touch.sessionId ? { sessionId: touch.sessionId } : {}),
    ...(landing ? { landingPath: decodePath(landing.pathname) } : {}),
    ...(referrerHost && !isSelf ? { referrerHost } : {}),
    utm,
    clickIds: { ...clickIdsIn(query), ...touch.gclidParams, ...touch.clickIds },
    ...(via ? { via } : {}),
  }
}

/** `?src=` names a source where no campaign does (JOB-11). */
function readUtm(recorded: Record<string, string>, query: URLSearchParams): Utm {
  const utm: Utm = {}
  for (const name of utmNames) {
    const value = recorded[`utm_${name}`] || query.get(`utm_${name}`)
    if (value) utm[name] = clip(value)
  }
  const src = query.get('src')
  if (!utm.source && src) utm.source = clip(src)
  return utm
}

function clickIdsIn(query: URLSearchParams): Record<string, string> {
  const found: Record<string, string> = {}
  for (const name of clickIdNames) {
    const value = query.get(name)
    if (value) found[name] = clip(value)
  }
  return found
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const invisible = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

const clip = (value: string) => value.replace(invisible, '').trim().slice(0, 255)

function parseUrl(address: string | undefined): URL | undefined {
  if (!address) return undefined
  return URL.parse(address, 'http://own.invalid') ?? undefined
}

/** `https://www.Google.com/search` → `google.com`; an app’s `android-app://com.slack/` → `com.slack`. */
export function hostOf(address: string | undefined): string | undefined {
  const host = address ? URL.parse(address)?.hostname : undefined
  return host ? plainHost(host) : undefined
}

const plainHost = (host: string) =>
  host
    .toLowerCase()
    .replace(/^www\./, '')
    .slice(0, 255)

function decodePath(path: string): string {
  try {
    return decodeURI(path).slice(0, 500)
  } catch {
    return path.slice(0, 500)
  }
}
