import { earlyScript } from '#app/early/early.ts'
import { prePaintScript } from './pre-paint.ts'

/**
 * What must have run before anything is painted, and what hears the first presses, in one script: each costs
 * the policy a hash.
 *
 * Stands in the head, so that it has run before anything is painted. By the time the app sees it
 * there is nothing left to do, so the app's own copy is empty; React keeps what it finds.
 */
export function PrePaintScript() {
  const script = import.meta.env.SSR ? prePaintScript + earlyScript() : ''
  return (
    <script
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants; the policy names its hash
      dangerouslySetInnerHTML={{ __html: script }}
    />
  )
}
