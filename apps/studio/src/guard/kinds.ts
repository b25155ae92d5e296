/** What the guard looks for. What visitors did not find comes first: they have been there already. */
export const findingKinds = [
  'missing-page',
  'vain-search',
  'dead-page',
  'dead-link',
  'dead-outside',
  'dead-alternate',
  'wrong-canonical',
  'structured-data',
  'missing-alt',
  'no-description',
  'long-title',
] as const
export type FindingKind = (typeof findingKinds)[number]

/** Those that a look at a page finds; the other two are told by the site. */
export type PageFindingKind = Exclude<FindingKind, 'missing-page' | 'vain-search'>

export type PageFinding = {
  kind: PageFindingKind
  /** What is wrong: the address as the page writes it, the picture's file, the title, what a graph lacks. */
  what: string
  /** More to know: a status, the address that stands there instead, words that would do. */
  detail?: string
}
