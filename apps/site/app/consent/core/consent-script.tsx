import { OwnScript } from '#app/ui/own-script.tsx'
import { consentScript } from '../pre-paint.ts'
import { useConsentRules } from './consent-notice.tsx'

/** Stands in the head, so that the notice is there with the first paint or not at all. */
export function ConsentScript() {
  const rules = useConsentRules()
  return <OwnScript source={import.meta.env.SSR && rules ? consentScript(rules) : ''} />
}
