/** Where the API for other systems stands: on the site, which is public, and in the studio behind it. */

/** On the site; ends with a slash. */
export const publicApiPath = '/api/v1/'

/** Below `{apiBase}` of the studio; the site passes on what lies below its own path, and nothing else. */
export const publicApiFolder = 'public'

/** Sizes and paces that site, studio and the description of the API all name. */
export const publicApiLimits = {
  /** Of a request's body, bytes. */
  bodyBytes: 65_536,
  /** Entries of a page of a list. */
  perPage: 100,
  perPageByDefault: 20,
  /** Of one key: so many at once, and one more after so many milliseconds. */
  requests: { atOnce: 120, everyMs: 500 },
  leads: { atOnce: 60, everyMs: 1_000 },
} as const
