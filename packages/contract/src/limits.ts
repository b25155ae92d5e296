/** Numbers both sides hold to. Sources: TRUST 2 and TRUST 3.2, measured there. */
export const limits = {
  /** Longest the site waits for a read, milliseconds. */
  readTimeoutMs: 2_000,
  /** Longest the site waits for a delivery, milliseconds. */
  deliverTimeoutMs: 5_000,
  /** Largest answer the site accepts from the studio, bytes. */
  answerBytes: 4_000_000,
  /** Longest the studio holds a `changes` request open, milliseconds. */
  changesHoldMs: 25_000,
  /** Most changes in one answer of the feed. */
  changesPerAnswer: 500,
  /** Most items on one page of a list. */
  perPage: 100,
  /** Most addresses in one answer for sitemaps: long ones with pictures stay below `answerBytes`. */
  addressesPerAnswer: 2_000,
  /** Longest `Cache-Tag` of an answer, characters: well below the 16 kB that readers take as headers. */
  cacheTagCharacters: 4_000,
  /** Posts on a page of the notebook or of an author, unless asked otherwise. */
  postsPerPage: 9,
  /** Longest search query, characters. */
  searchCharacters: 120,
  /** Largest JSON body of a submission, bytes. */
  submissionBytes: 64_000,
} as const
