import type { Feature } from '../platform/feature.ts'
import { guardEndpoints } from './endpoints.ts'
import { watchGuard } from './sweep/watch-guard.ts'
import { guardWords } from './words.ts'

/** What is broken on the site, found before visitors find it, and mended where that is one press. */
export const guard: Feature = {
  codes: { guard: guardWords.title },
  endpoints: guardEndpoints,
  admin: {
    views: {
      guard: { Component: '/src/guard/view/guard-view.tsx#GuardView', path: '/guard' },
    },
  },
  watch: watchGuard,
}
