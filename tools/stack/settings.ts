/** The settings that everything `npm start` runs goes by, with an absolute data folder. */
import { resolve } from 'node:path'
import {
  type Environment,
  readSettings as readTexts,
  type Settings,
  SettingsError,
} from '@wajiha/contract/settings'
import { root } from '../root.ts'
import { Sentence } from '../sentence.ts'

export type { Environment, Settings }

/** @throws {Sentence} that says everything that is wrong. */
export function readSettings(env: Environment): Settings {
  try {
    const settings = readTexts(env)
    return { ...settings, dataDir: resolve(root, settings.dataDir) }
  } catch (error) {
    throw error instanceof SettingsError ? new Sentence(error.message) : error
  }
}
