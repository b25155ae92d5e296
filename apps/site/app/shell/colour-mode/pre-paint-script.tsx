import { earlyScript } from '#app/early/early.ts'
import { OwnScript } from '#app/ui/own-script.tsx'
import { prePaintScript } from './pre-paint.ts'

/**
 * What must have run before anything is painted, and what hears the first presses, in one script: each costs
 * the policy a hash. Stands in the head.
 */
export const PrePaintScript = () => (
  <OwnScript source={import.meta.env.SSR ? prePaintScript + earlyScript() : ''} />
)
