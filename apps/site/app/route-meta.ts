import type { Paper } from '@wajiha/contract'
import type { Preference } from './shell/colour-mode/modes.ts'

/** What every route must say about itself. Leaving one out is a type error. */
export type RouteMeta = {
  /** `default` has header and footer, `no-footer` only a header, `card-layout` neither. */
  layout: 'default' | 'card-layout' | 'no-footer'
  /** Whether the scroll-to-top control is offered. */
  showScrollToTop: boolean
  /**
   * The dyed paper of the header when the page's content names none; `plain` keeps the page's own
   * paper whatever the content says.
   */
  paper?: Paper | 'plain'
  /** The mode this page insists on, whatever the visitor prefers; `system` is refused with a warning. */
  colourMode?: Preference
  /** `false` keeps the scroll position when this page is entered. */
  scrollToTop?: boolean
  /** Only a press wakes the page: nothing on it moves, and few go on from it (BEHAVIOURS 11). */
  staysAsleep?: true
  /** The page is shown once, and cannot be shown again in the other language. */
  isShownOnce?: true
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends RouteMeta {}
}

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: import('./content/page-data.ts').ServerContext }
  }
}
