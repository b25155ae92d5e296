/**
 * Leaves the router's own scrolling out of the browser's build: scrolling is ours
 * (`app/shell/page-transition`), and the router only ever asked whether it may, and was told no. What
 * it did beside that, telling the browser when to keep its hands off, is in `no-scrolling.ts`.
 */
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ours = fileURLToPath(new URL('app/shell/page-transition/no-scrolling.ts', import.meta.url))

/** The file of the router that is replaced, as its own files import it. */
export const replaced = './scroll-restoration.js'

export function leaveOutRouterScrolling(): Plugin {
  return {
    name: 'leave-out-router-scrolling',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id, importer) =>
      id === replaced && importer?.includes('/@tanstack/router-core/') ? ours : null,
  }
}
