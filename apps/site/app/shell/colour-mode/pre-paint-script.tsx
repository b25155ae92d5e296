import { prePaintScript } from './pre-paint.ts'

/**
 * Stands in the head, so that it has run before anything is painted. By the time the app sees it
 * there is nothing left to do, so the app's own copy is empty; React keeps what it finds.
 */
export function PrePaintScript() {
  const script = import.meta.env.SSR ? prePaintScript : ''
  return (
    <script
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; the policy names its hash
      dangerouslySetInnerHTML={{ __html: script }}
    />
  )
}
