/** Known holes of packages that run and that stay for now: why nothing comes of them, and until when that is believed. */
export type Accepted = { why: string; until: string }

export const acceptedAdvisories: Record<string, Accepted> = {
  'GHSA-67mh-4wv8-2f99': {
    why: 'esbuild 0.18 comes with drizzle-kit, which makes migrations on a developer’s machine; its development server is never started, here or there',
    until: '2027-05-31',
  },
}
