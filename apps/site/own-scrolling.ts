/** Leaves the router's keeper of scroll positions out of the browser's files: the site has its own. */
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ours = join(import.meta.dirname, 'app/shell/page-transition/router-scrolling.ts')

export function ownScrolling(): Plugin {
  return {
    name: 'own-scrolling',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source, importer) =>
      source === './scroll-restoration.js' && importer?.includes('/@tanstack/router-core/')
        ? ours
        : undefined,
  }
}
