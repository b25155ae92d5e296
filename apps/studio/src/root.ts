/**
 * Imported first by everything that Node runs directly: relative data folders are meant from the
 * project's root, wherever the process was started.
 */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../../', import.meta.url))

process.env.DATA_DIR = resolve(root, process.env.DATA_DIR || 'data')
