/** What every child of a run is told; nothing of the tool that happens to start it. */
import type { Secrets } from './data-folder.ts'
import type { Mode } from './plan.ts'
import type { Environment, Settings } from './settings.ts'

export function childEnvironment(
  env: Environment,
  settings: Settings,
  secrets: Secrets,
  mode: Mode,
): NodeJS.ProcessEnv {
  const own = Object.entries(env).filter(([name]) => !/^(VITEST|npm_|TEST$|LISTEN_)/.test(name))
  return {
    ...Object.fromEntries(own),
    NODE_ENV: mode,
    NEXT_TELEMETRY_DISABLED: '1',
    HOST: settings.host,
    PORT: String(settings.port),
    SITE_ORIGIN: settings.siteOrigin,
    API_BASE: settings.apiBase,
    STUDIO_HOST: settings.studioHost,
    STUDIO_PORT: String(settings.studioPort),
    STUDIO_ORIGIN: settings.studioOrigin,
    DATA_DIR: settings.dataDir,
    PAYLOAD_SECRET: secrets.payloadSecret,
    SERVICE_KEY: secrets.serviceKey,
  }
}
