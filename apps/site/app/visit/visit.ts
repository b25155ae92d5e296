/**
 * The visit record: which campaign brought a visitor here, kept on their own device as a list,
 * newest first (BEHAVIOURS 1). This file only computes; `record-visit.ts` reads and writes.
 */

const utmNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const
const clickNames = ['gclid', 'gad_source'] as const

type UtmParams = { [Name in (typeof utmNames)[number]]?: string }
type ClickParams = { [Name in (typeof clickNames)[number]]?: string }

/** What the browser says of itself, as it is stored. */
export type VisitDetails = {
  referrer: string
  userAgent: string
  language: string
  /** The whole address, with query and hash. */
  landingPageUrl: string
  /** CSS pixels. */
  screen: { width: number; height: number }
}

/** One record, with its fields in the order in which they are stored. */
export type Visit = {
  /** ISO 8601 in UTC, with milliseconds: `2026-11-21T08:00:00.000Z`. */
  timestamp: string
  utmParams: UtmParams
  additionalInfo: VisitDetails
  sessionId: string
  /** Only when one of the two says something. */
  gclidParams?: ClickParams
}

/** Builds the record of this visit. `search` is a query such as `?utm_source=a&gclid=b`. */
export function describeVisit(parts: {
  now: Date
  search: string
  sessionId: string
  details: VisitDetails
}): Visit {
  const clicks = readParameters(parts.search, clickNames)
  return {
    timestamp: parts.now.toISOString(),
    utmParams: readParameters(parts.search, utmNames),
    additionalInfo: parts.details,
    sessionId: parts.sessionId,
    ...(clicks.gclid || clicks.gad_source ? { gclidParams: clicks } : {}),
  }
}

/**
 * Reads named parameters, decoded. Repeated ones are joined by a comma in their order; one without
 * `=` counts as absent, an empty one as `''`.
 */
function readParameters<Name extends string>(search: string, names: readonly Name[]) {
  const written = search.replace(/^\?/, '').split('&')
  const query = new URLSearchParams(written.filter((pair) => pair.includes('=')).join('&'))
  const found: { [Key in Name]?: string } = {}
  for (const name of names) if (query.has(name)) found[name] = query.getAll(name).join(',')
  return found
}

/** Whether two visits differ in nothing that counts: five utm values, session and two click ids. */
export function isRepeat(visit: Visit, newest: Visit | undefined): boolean {
  if (!newest || newest.sessionId !== visit.sessionId) return false
  return (
    utmNames.every((name) => visit.utmParams[name] === newest.utmParams?.[name]) &&
    clickNames.every((name) => visit.gclidParams?.[name] === newest.gclidParams?.[name])
  )
}

/** The list after this visit: unchanged for a repeat of the newest, otherwise one longer. */
export function addVisit(visits: readonly Visit[], visit: Visit): readonly Visit[] {
  return isRepeat(visit, visits[0]) ? visits : [visit, ...visits]
}

/**
 * Reads the stored list. Nothing, and JSON that is no list, are an empty one; so is text that is no
 * JSON, which is reported to `complain`.
 */
export function readVisits(
  stored: string | null,
  complain: (sentence: string, error: unknown) => void = console.error,
): Visit[] {
  if (stored === null) return []
  try {
    const visits: unknown = JSON.parse(stored)
    return Array.isArray(visits) ? visits : []
  } catch (error) {
    complain('Error parsing local storage data', error)
    return []
  }
}

/** A name for this tab's session: 1 to 13 lower-case letters and digits. */
export function makeSessionId(random: () => number = Math.random): string {
  return random().toString(36).slice(2, 15) || '0'
}
