import type { AnyRouter } from '@tanstack/react-router'

/**
 * Takes the module preloads out of what the server writes: they would fetch the whole app before
 * the visitor has shown any intent. Called while the router's state is being written, when the
 * manifest is known and nothing is serialised yet. Held by a test, as this is no documented seam.
 */
export function dropPreloads(router: AnyRouter): void {
  for (const route of Object.values(router.ssr?.manifest?.routes ?? {})) {
    if (route && 'preloads' in route) delete route.preloads
  }
}
