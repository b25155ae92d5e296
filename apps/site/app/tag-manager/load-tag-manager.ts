import type { AnyRouter } from '@tanstack/react-router'
import type { ConsentRules } from '#app/consent/start/consent.ts'

/**
 * Fetches the code of the tag manager where the site has one. Never fails.
 *
 * @param router missing while the page sleeps: then nobody goes anywhere.
 */
export function loadTagManager(rules: ConsentRules | undefined, router?: AnyRouter): void {
  if (rules?.tagManagerId)
    import('./tag-manager.ts')
      .then(({ startTagManager, watchApp }) => {
        startTagManager(rules)
        return router && watchApp(router)
      })
      .catch(() => {})
}
