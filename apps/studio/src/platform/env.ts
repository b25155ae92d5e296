/** The studio's settings, read once from the environment. */
import { resolve } from 'node:path'
import { type Environment, readSettings, type Settings } from '@wajiha/contract/settings'

export type Env = Omit<Settings, 'host' | 'port' | 'databaseUrl' | 'payloadSecret'> & {
  databaseUrl: string
  payloadSecret: string
  /** The studio's own. */
  port: number
  mediaDir: string
  /** What readers may take home. */
  filesDir: string
}

let known: Env | undefined

/** The settings of this process. @throws {SettingsError} with every mistake. */
export function readEnv(): Env {
  known ??= parseEnv(isBuilding() ? { ...building, ...process.env } : process.env)
  return known
}

/** `next build` evaluates the configuration without any database or secret at hand. */
const isBuilding = () => process.env.NEXT_PHASE === 'phase-production-build'
const building: Environment = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  PAYLOAD_SECRET: 'only-for-the-build-and-never-used-0000',
}

/** Reads and checks. @throws {SettingsError} with every mistake. */
export function parseEnv(env: Environment): Env {
  const settings = readSettings(env, ['DATABASE_URL', 'PAYLOAD_SECRET'])
  // Entry points make it absolute first (`root.ts`): a bundle does not know where it lies.
  const dataDir = resolve(/* turbopackIgnore: true */ settings.dataDir)
  return {
    ...settings,
    databaseUrl: settings.databaseUrl ?? '',
    payloadSecret: settings.payloadSecret ?? '',
    port: settings.studioPort,
    dataDir,
    mediaDir: resolve(/* turbopackIgnore: true */ dataDir, 'media'),
    filesDir: resolve(/* turbopackIgnore: true */ dataDir, 'files'),
  }
}
