import { createRouter } from '@tanstack/react-router'
import { arrangeManifest } from './arrange-manifest.ts'
import { buildId } from './build-id.ts'
import { freshMs } from './content/renew-stale.ts'
import { rememberLocaleOf } from './locale/remember-locale.ts'
import { parseSearch, stringifySearch } from './locale/search-params.ts'
import { routeTree } from './route-tree.gen.ts'
import { showProgressOf } from './shell/loading-bar/browser-progress.ts'
import { followBuilds, withoutHash } from './shell/new-build/follow-builds.ts'
import { isReloading } from './shell/new-build/reload.ts'
import { followNavigations } from './shell/page-transition/follow-navigations.ts'
import { tellNonce } from './tell-nonce.ts'

/** A new router per request on the server, one per visit in the browser. */
export function getRouter() {
  const router = createSiteRouter()
  // Called while the server writes the router's state; see the function. No browser needs its code.
  if (import.meta.env.SSR)
    router.options.dehydrate = () => {
      arrangeManifest(router)
      tellNonce(router)
      return {}
    }
  if (isBrowser) {
    showProgressOf(router)
    followBuilds(router, buildId)
    followNavigations(router, (to) => isReloading(withoutHash(to)))
    rememberLocaleOf(router)
  }
  return router
}

const isBrowser = typeof document !== 'undefined'

function createSiteRouter() {
  return createRouter({
    routeTree,
    // A nonce that no content can guess. The server hashes what bears it and takes it out again.
    ...(import.meta.env.SSR ? { ssr: { nonce: crypto.randomUUID() } } : {}),
    parseSearch,
    stringifySearch,
    // Scrolling is ours (`followJourneys`), and the browser's own until hydration: the server writes
    // no script for it, and in the browser the router is told to leave every position alone.
    scrollRestoration: isBrowser && (() => false),
    // A post after another post is another page; another language is the same one.
    defaultRemountDeps: ({ params }) => ({ ...params, locale: undefined }),
    // The query cache (BEHAVIOURS 14): fresh for 5 s, kept for 5 minutes.
    defaultStaleTime: freshMs,
    defaultGcTime: 300_000,
    // What was fetched ahead (BEHAVIOURS 7) asks for nothing on the journey that follows.
    defaultPreloadStaleTime: 30_000,
    defaultPreload: false,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
  interface HistoryState {
    /** The id of what a journey within the page shows and focuses; see `journey.ts`. */
    showFrom?: string | undefined
  }
}
