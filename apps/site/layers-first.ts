/**
 * Says the order of the layers at the head of every style file of a build. The bundler decides which
 * file's styles come first, and a page may link a file before the one that all pages share.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const [order = ''] =
  /@layer [^;{]+;/.exec(readFileSync(join(import.meta.dirname, 'app/styles/index.css'), 'utf8')) ??
  []

export function layersFirst(): Plugin {
  return {
    name: 'layers-first',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = order.replaceAll(', ', ',') + file.source
    },
  }
}
