import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const { resolve } = createRequire(import.meta.url)

/** Where the text of Payload's admin stands that its browsers run, as its makers built it. */
const resourcePath = join(dirname(resolve('@payloadcms/ui')), 'index.js')

export const payloadAdmin = readFileSync(resourcePath, 'utf8')

/** The same of the parts of its editor of texts. */
export const payloadEditor = readFileSync(resolve('@payloadcms/richtext-lexical/client'), 'utf8')

/** That text, or another in its place, as an amendment leaves it that Turbopack runs over it (`next.config.mts`). */
export function amendedBy(
  loader: (this: { resourcePath: string }, source: string) => string,
  source = payloadAdmin,
): string {
  return loader.call({ resourcePath }, source)
}
