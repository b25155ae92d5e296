import { dirname } from 'node:path'

/** The folder of the whole project. */
export const root = dirname(import.meta.dirname)
