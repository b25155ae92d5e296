import { useConsentRules } from '#app/consent/core/consent-notice.tsx'

/** How a page that runs no script tells of its visit; not where visitors must allow it first. */
export function VisitPicture() {
  const rules = useConsentRules()
  if (!rules || rules.consent === 'required') return null
  return (
    <noscript>
      <img src="/api/touches/seen.gif" alt="" width="1" height="1" />
    </noscript>
  )
}
