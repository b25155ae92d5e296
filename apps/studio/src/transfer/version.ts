import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'

/** The version of the product, as its package says it: `0.1.0`. */
export const versionOfWajiha = (): string =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version
