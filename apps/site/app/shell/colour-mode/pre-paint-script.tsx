import { prePaintScript } from './pre-paint.ts'

/**
 * First in the head: before the styles, which a script after them would have to wait for. The
 * browser has run it by the time the app sees it, so the app's own copy is empty; React keeps what
 * it finds.
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
