/**
 * The measures of the brand's motif, written into the stylesheets that use them: `var(--m-bar-least)`
 * becomes `0.4em`. As properties of the page they would cost every visitor both their names.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const measuresFile = fileURLToPath(import.meta.resolve('@wajiha/brand/motif.css'))

export function motifMeasures(): Plugin {
  return {
    name: 'motif-measures',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(?:brand|motif)\/(?:compass\/)?[\w-]+\.module\.css$/ },
      handler(css) {
        this.addWatchFile(measuresFile)
        return { code: writeMeasures(css, readMeasures()), map: null }
      },
    },
  }
}

/** Names and values as `motif.css` declares them. */
export function readMeasures(): Map<string, string> {
  const css = readFileSync(measuresFile, 'utf8').replace(/\/\*.*?\*\//gs, '')
  const all = css.matchAll(/(--m-[\w-]+):\s*([^;]+);/g)
  return new Map(Array.from(all, ([, name = '', value = '']) => [name, value]))
}

/** @throws {Error} for a measure that nobody gave. */
export const writeMeasures = (css: string, measures: ReadonlyMap<string, string>): string =>
  css.replace(/var\((--m-[\w-]+)\)/g, (_, name: string) => {
    const value = measures.get(name)
    if (value === undefined) throw new Error(`${name} is missing in packages/brand/motif.css.`)
    return value
  })
