import { useConsentRules } from './consent-notice.tsx'
import { consentScript } from './pre-paint.ts'

/** Stands in the head, so that the notice is there with the first paint or not at all. */
export function ConsentScript() {
  const rules = useConsentRules()
  const script = import.meta.env.SSR && rules ? consentScript(rules) : ''
  return (
    <script
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; the policy names its hash
      dangerouslySetInnerHTML={{ __html: script }}
    />
  )
}
