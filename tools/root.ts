import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of the whole project. */
export const root = dirname(import.meta.dirname)

/** A release brings its builds along, and nothing that could make them. */
export const isRelease = existsSync(join(root, 'release.json'))
