import { createRouter } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from './locale/search-params.ts'
import { routeTree } from './route-tree.gen.ts'
import { dropPreloads } from './without-preloads.ts'

/** A new router per request on the server, one per visit in the browser. */
export function getRouter() {
  const router = createSiteRouter()
  // Called while the server writes the router's state; see the function.
  router.options.dehydrate = () => {
    dropPreloads(router)
    return {}
  }
  return router
}

function createSiteRouter() {
  return createRouter({
    routeTree,
    parseSearch,
    stringifySearch,
    // The server writes no scroll script: the browser restores positions until hydration.
    scrollRestoration: typeof document !== 'undefined',
    // The specification's query cache: fresh for 5 s, kept for 5 minutes.
    defaultStaleTime: 5_000,
    defaultGcTime: 300_000,
    defaultPreload: false,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
