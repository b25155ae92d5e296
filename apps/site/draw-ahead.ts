/**
 * Modules named `*.drawn.ts` are run while the site is built, and only what they export comes along,
 * as JSON: the outline of a star, without the geometry that draws it.
 */
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

export function drawAhead(): Plugin {
  return {
    name: 'draw-ahead',
    apply: 'build',
    enforce: 'pre',
    load: { filter: { id: /\.drawn\.ts$/ }, handler: drawn },
  }
}

/** `/…/lost-star.drawn.ts` → `export const lostStar = "M53.6 0L…"`. */
export async function drawn(file: string): Promise<string> {
  const values: Record<string, unknown> = await import(pathToFileURL(file).href)
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}
