/** The sixteen message groups, in the order of P3.1. */
export const messageGroups = [
  'general',
  'blogs',
  'forms',
  'sections',
  'about',
  'home',
  'join-us',
  'heros',
  'digital-marketing',
  'our-projects',
  'mobile-applications',
  'web-applications',
  'campaign',
  'privacy-policy',
  'terms-and-conditions',
  'seo',
] as const

export type MessageGroup = (typeof messageGroups)[number]
