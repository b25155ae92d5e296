/**
 * The whole of Wajiha, running: database, studio, site. `npm start`, `npm run dev` and the tests use
 * this one way to start it and to stop it. What can go on side by side does: the site serves its last
 * good copies while the database and the studio still wake up.
 */
import { type Report, silentReport } from './report.ts'
import {
  openDataFolder,
  readSecrets,
  requireRoom,
  requireWholeFolder,
  type Secrets,
} from './stack/data-folder.ts'
import { childEnvironment } from './stack/environment.ts'
import type { Kept } from './stack/keep-running.ts'
import { openListeningSocket } from './stack/listening-socket.ts'
import { lockDataFolder } from './stack/lock.ts'
import { rotateLogs } from './stack/log-file.ts'
import { type Mode, type Plan, planOf } from './stack/plan.ts'
import { requireFreePort } from './stack/ports.ts'
import { type Administrator, wasPrepared } from './stack/prepare.ts'
import { replaceSite } from './stack/replacement.ts'
import { createRun, type Run } from './stack/run.ts'
import { endLeftovers } from './stack/run-record.ts'
import { type Environment, readSettings, type Settings } from './stack/settings.ts'
import { backUp, keepPostgres, prepare, serve, startBuilds, type Work } from './stack/work.ts'

export type StackOptions = {
  /** Over the environment's own values; the tests' way to choose. */
  dataDir?: string
  ports?: { site: number; studio: number }
  mode?: Mode
  /** Default: the environment of this process. */
  env?: Environment
  report?: Report
  /** Default: the project itself. */
  plan?: (settings: Settings) => Plan
  /** Default: what the disk says. */
  freeBytes?: (folder: string) => number
}

export type Stack = {
  settings: Settings
  siteUrl: string
  studioUrl: string
  databaseUrl: string
  serviceKey: string
  /** Only when this very start made one. */
  administrator: Administrator | undefined
  pids: () => { studio?: number; site?: number; postgres?: number }
  stop: () => Promise<void>
}

type StackControl = {
  /** @throws {Sentence} */
  start: () => Promise<Stack>
  /** At any time, also in the middle of a start. Everything is gone within five seconds. */
  stop: () => Promise<void>
  /** Another process of the site takes over from the one that serves. Never rejects. */
  replace: () => Promise<void>
  /** Now. */
  kill: () => void
}

/** Starts everything, or cleans up and rejects. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const control = createStack(options)
  try {
    return await control.start()
  } catch (error) {
    await control.stop()
    throw error
  }
}

export function createStack(options: StackOptions = {}): StackControl {
  const report = options.report ?? silentReport
  const mode = options.mode ?? 'production'
  let run: Run | undefined
  let kept: Kept | undefined

  return {
    stop: async () => run?.stop(),
    replace: () =>
      replaceSite(kept, { dataDir: readSettings(environmentOf(options)).dataDir, report }),
    kill: () => run?.kill(),
    async start() {
      const env = environmentOf(options)
      const settings = readSettings(env)
      const { dataDir } = settings
      const plan = (options.plan ?? ((one) => planOf(one, mode)))(settings)
      openDataFolder(dataDir)
      requireWholeFolder(dataDir)
      const lock = lockDataFolder(dataDir)
      run = createRun({ dataDir, lock, report })
      await endLeftovers(dataDir)
      await requireStudioPort(settings)
      run.held.socket = await openListeningSocket(plan.site, settings)
      rotateLogs(dataDir, ['studio', 'site', 'postgres', 'backup'])
      const secrets = readSecrets(dataDir, env)
      run.setEnv(childEnvironment(env, settings, secrets, mode))
      const isPatient = mode === 'production' && wasPrepared(dataDir)
      if (!isPatient) requireRoom(dataDir, options.freeBytes)
      const { freeBytes } = options
      const work = { run, plan, settings, report, isPatient, ...(freeBytes && { freeBytes }) }
      return await raise(work, secrets, (site) => {
        kept = site
      })
    },
  }
}

async function raise(work: Work, secrets: Secrets, onSite: (site: Kept) => void): Promise<Stack> {
  const { run, plan, settings, isPatient } = work
  const database = startDatabase(work)
  // A database that does not come must not keep a site from being built that could serve without it.
  const builds = startBuilds(work, ['site', 'studio'], isPatient ? undefined : database)
  const prepared = database.then(({ url }) => prepare(work, url))
  const studio = serve(work, plan.studio, [prepared, builds.get('studio')])
  const serving = [
    studio,
    // With good copies of another day the site does not wait for the studio.
    serve(work, plan.site, [
      builds.get('site'),
      wasPrepared(settings.dataDir) ? undefined : studio,
    ]).then(onSite),
  ]
  const [{ url, server }, administrator] = await Promise.all([database, prepared, ...serving])
  backUp(work)
  return {
    settings,
    siteUrl: plan.site.health.replace(/\/readyz$/, ''),
    studioUrl: new URL(plan.studio.health).origin,
    databaseUrl: url,
    serviceKey: secrets.serviceKey,
    administrator,
    pids: () => ({
      studio: run.pidOf('studio'),
      site: run.pidOf('site'),
      postgres: server?.pid(),
    }),
    stop: () => run.stop(),
  }
}

/** The server of `DATABASE_URL`, else the embedded one, kept alive. */
async function startDatabase(work: Work) {
  const given = work.settings.databaseUrl
  const server = given ? undefined : await keepPostgres(work)
  const url = given ?? server?.url ?? ''
  work.run.setEnv({ DATABASE_URL: url })
  return { url, server }
}

async function requireStudioPort({ studioHost, studioPort }: Settings) {
  await requireFreePort(studioPort, studioHost, { who: 'the studio', variable: 'STUDIO_PORT' })
}

function environmentOf({ env = process.env, dataDir, ports }: StackOptions): Environment {
  return {
    ...env,
    ...(dataDir && { DATA_DIR: dataDir }),
    ...(ports && { PORT: String(ports.site), STUDIO_PORT: String(ports.studio) }),
  }
}
