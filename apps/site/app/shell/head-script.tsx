import { useConsentRules } from '#app/consent/core/consent-notice.tsx'
import { consentScript } from '#app/consent/pre-paint.ts'
import { earlyScript } from '#app/early/early.ts'
import { OwnScript } from '#app/ui/own-script.tsx'
import { prePaintScript } from './colour-mode/pre-paint.ts'

/**
 * What must have run before anything is painted, so that the colours and the notice are there with the first
 * paint or not at all, and what hears the first presses, in one script: each costs the policy a hash. Stands
 * in the head.
 */
export function HeadScript() {
  const rules = useConsentRules()
  if (!import.meta.env.SSR) return <OwnScript source="" />
  const parts = [prePaintScript, earlyScript(), ...(rules ? [`;${consentScript(rules)}`] : [])]
  return <OwnScript source={parts.join('')} />
}
