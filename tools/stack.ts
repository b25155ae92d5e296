/**
 * The whole of Wajiha, running: database, studio, site. `npm start`, `npm run dev` and the tests use
 * this one way to start it and to stop it. What can go on side by side does: the site serves its last
 * good copies while the database and the studio still wake up.
 */
import { keepBackingUp } from './backup/keep-backing-up.ts'
import { type Report, silentReport } from './report.ts'
import type { Sentence } from './sentence.ts'
import { isBuilt, runBuild } from './stack/build.ts'
import {
  openDataFolder,
  readSecrets,
  requireWholeFolder,
  type Secrets,
} from './stack/data-folder.ts'
import { keepRunning } from './stack/keep-running.ts'
import { lockDataFolder } from './stack/lock.ts'
import { logFile, rotateLogs } from './stack/log-file.ts'
import { type Mode, type Plan, planOf } from './stack/plan.ts'
import { requireFreePort } from './stack/ports.ts'
import { type Administrator, prepareDatabase, wasPrepared } from './stack/prepare.ts'
import { createRun, type Run } from './stack/run.ts'
import { endLeftovers } from './stack/run-record.ts'
import { beginService, type Service } from './stack/service.ts'
import { type Environment, readSettings, type Settings } from './stack/settings.ts'

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
  /** Now. */
  kill: () => void
  /** Settles when something died too often; everything should be stopped then. */
  failure: Promise<Sentence>
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
  const failed = Promise.withResolvers<Sentence>()
  let run: Run | undefined

  return {
    failure: failed.promise,
    stop: async () => run?.stop(),
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
      await requirePorts(settings)
      rotateLogs(dataDir, ['studio', 'site', 'postgres', 'backup'])
      const secrets = readSecrets(dataDir, env)
      run.setEnv(childEnvironment(env, settings, secrets, mode))
      return await raise({ run, plan, settings, report, secrets, giveUp: failed.resolve })
    },
  }
}

type Work = {
  run: Run
  plan: Plan
  settings: Settings
  report: Report
  secrets: Secrets
  giveUp: (reason: Sentence) => void
}

async function raise(work: Work): Promise<Stack> {
  const { run, plan, settings, report, secrets } = work
  const wasServed = wasPrepared(settings.dataDir)
  const database = startDatabase(work)
  const builds = startBuilds(work, database)
  const prepared = database.then(({ url }) =>
    prepareDatabase({
      plan,
      dataDir: settings.dataDir,
      databaseUrl: url,
      report,
      hasTarget: settings.backupTarget !== undefined,
      start: run.startTask,
    }),
  )
  const studio = serve(work, plan.studio, [prepared, builds.get('studio')])
  const serving = [
    studio,
    // With good copies of another day the site does not wait for the studio.
    serve(work, plan.site, [builds.get('site'), wasServed ? undefined : studio]),
  ]
  const [{ url, server }, administrator] = await Promise.all([database, prepared, ...serving])
  if (settings.backupTarget) void keepBackingUp({ run, plan, report, dataDir: settings.dataDir })
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
async function startDatabase({ run, settings, report, giveUp }: Work) {
  const url = settings.databaseUrl
  if (url) {
    run.setEnv({ DATABASE_URL: url })
    return { url, server: undefined }
  }
  const step = report.step('Starting PostgreSQL')
  const server = await run.startPostgres().catch((error) => {
    step.fail()
    throw error
  })
  run.setEnv({ DATABASE_URL: server.url })
  step.done('PostgreSQL ready')
  let lives = 0
  await keepRunning({
    ...keeperOf(run, report, 'PostgreSQL', giveUp),
    async begin() {
      lives += 1
      if (lives > 1) await server.restart()
      return { over: server.gone().then(() => 'its process ended') }
    },
  })
  return { url: server.url, server }
}

/** Both processors work for one build, so they queue; whoever needs a fresh one does not wait at all. */
function startBuilds({ run, plan, report }: Work, database: Promise<unknown>) {
  const stale = plan.builds.filter((build) => !isBuilt(plan.root, build))
  const builds = new Map<string, Promise<unknown>>()
  let queue = database
  for (const build of stale) {
    queue = queue.then(() => runBuild(build, { root: plan.root, report, start: run.startTask }))
    builds.set(build.name, queue)
  }
  return builds
}

async function serve(work: Work, service: Service, needs: (Promise<unknown> | undefined)[]) {
  await Promise.all(needs)
  const { run, plan, report, settings, giveUp } = work
  const step = report.step(`Starting the ${service.name}`)
  const launch = {
    service,
    log: logFile(settings.dataDir, service.name),
    start: (onLine: (line: string) => void) =>
      run.startService(service.name, {
        args: service.args,
        ...(service.env ? { env: service.env } : {}),
        cwd: plan.root,
        onLine,
      }),
  }
  try {
    await keepRunning({
      ...keeperOf(run, report, `The ${service.name}`, giveUp),
      begin: () => beginService(launch),
    })
  } catch (error) {
    step.fail()
    throw error
  }
  step.done(`${service.name === 'site' ? 'Site' : 'Studio'} ready`)
}

function keeperOf(run: Run, report: Report, name: string, giveUp: Work['giveUp']) {
  return {
    name,
    isWanted: run.isRunning,
    warn: (line: string) => report.warn(name, line),
    giveUp,
    wait: run.wait,
  }
}

async function requirePorts({ host, port, studioPort }: Settings) {
  await requireFreePort(port, host, { who: 'the site', variable: 'PORT' })
  await requireFreePort(studioPort, '127.0.0.1', { who: 'the studio', variable: 'STUDIO_PORT' })
}

function environmentOf({ env = process.env, dataDir, ports }: StackOptions): Environment {
  return {
    ...env,
    ...(dataDir && { DATA_DIR: dataDir }),
    ...(ports && { PORT: String(ports.site), STUDIO_PORT: String(ports.studio) }),
  }
}

/** What every child is told; nothing of the tool that happens to start it. */
function childEnvironment(
  env: Environment,
  settings: Settings,
  secrets: Secrets,
  mode: Mode,
): NodeJS.ProcessEnv {
  const own = Object.entries(env).filter(([name]) => !/^(VITEST|npm_|TEST$)/.test(name))
  return {
    ...Object.fromEntries(own),
    NODE_ENV: mode,
    NEXT_TELEMETRY_DISABLED: '1',
    HOST: settings.host,
    PORT: String(settings.port),
    SITE_ORIGIN: settings.siteOrigin,
    API_BASE: settings.apiBase,
    STUDIO_PORT: String(settings.studioPort),
    STUDIO_ORIGIN: settings.studioOrigin,
    DATA_DIR: settings.dataDir,
    PAYLOAD_SECRET: secrets.payloadSecret,
    SERVICE_KEY: secrets.serviceKey,
  }
}
