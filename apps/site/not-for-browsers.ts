/**
 * Stops a build in which a browser's file holds a package of the server: 60 kB of schemas once came along with
 * three lines that stood beside one.
 */
import type { Plugin } from 'vite'

const serverOnly = /\/node_modules\/(zod|lru-cache|sharp)\//

export function notForBrowsers(): Plugin {
  return {
    name: 'not-for-browsers',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const found = file.type === 'chunk' && file.moduleIds.find((id) => serverOnly.test(id))
        if (!found) continue
        const by = file.moduleIds.filter((id) => !id.includes('node_modules')).join('\n  ')
        this.error(
          `${file.fileName} brings ${found} to browsers. One of these imports it:\n  ${by}`,
        )
      }
    },
  }
}
