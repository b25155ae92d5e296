import type { AnyRouter } from '@tanstack/react-router'
import type { SiteFacts } from '#app/seo/site-facts.ts'

/** Fetches the code of the tag manager where the site has one. Never fails. */
export function loadTagManager(router: AnyRouter): void {
  const facts = router.state.matches[0]?.loaderData as SiteFacts | undefined
  const rules = facts?.rules
  if (rules?.tagManagerId)
    import('./tag-manager.ts').then(
      ({ startTagManager }) => startTagManager(router, rules),
      () => {},
    )
}
