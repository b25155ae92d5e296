import type { AnyRouter } from '@tanstack/react-router'
import type { ServerContext } from './content/page-data.ts'

/** Tells the server by which nonce it knows the scripts of this rendering. Called while it writes. */
export function tellNonce(router: AnyRouter): void {
  const context = router.options.additionalContext as { serverContext?: ServerContext } | undefined
  if (context?.serverContext) context.serverContext.marked.nonce = router.options.ssr?.nonce
}
