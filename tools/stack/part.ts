/**
 * One part of the product by itself: database, studio or site, each under a service manager of its own, so
 * that none is stopped by another. They share the data folder; the whole (`npm start`) and its parts keep
 * each other out of it.
 */
import { type Report, silentReport } from '../report.ts'
import { Sentence } from '../sentence.ts'
import { openDataFolder, readSecrets, requireWholeFolder } from './data-folder.ts'
import { readDatabaseState } from './database.ts'
import { childEnvironment } from './environment.ts'
import { type Kept, tryUntilDone } from './keep-running.ts'
import { openListeningSocket } from './listening-socket.ts'
import { lockPart } from './lock.ts'
import { rotateLogs } from './log-file.ts'
import type { PartName } from './part-names.ts'
import { type Plan, planOf } from './plan.ts'
import { requireFreePort } from './ports.ts'
import { addressOfPostgres } from './postgres.ts'
import type { Administrator } from './prepare.ts'
import { replaceSite } from './replacement.ts'
import { createRun, type Run } from './run.ts'
import { endLeftovers } from './run-record.ts'
import { type Environment, readSettings, type Settings } from './settings.ts'
import { backUp, keeperOf, keepPostgres, prepare, serve, startBuilds, type Work } from './work.ts'

export type PartOptions = {
  /** Default: the environment of this process. */
  env?: Environment
  report?: Report
  /** Default: the project itself. */
  plan?: (settings: Settings) => Plan
  /** Whether everything that is logged is also said: in a container. */
  echoes?: boolean
}

export type Part = {
  /** What it serves, for people. */
  address: string
  administrator?: Administrator | undefined
  /** Of the site. */
  kept?: Kept
}

type PartControl = {
  /** @throws {Sentence} */
  start: () => Promise<Part>
  /** At any time, also in the middle of a start. */
  stop: () => Promise<void>
  /** Another process of the site takes over; nothing for another part. Never rejects. */
  replace: () => Promise<void>
  /** Now. */
  kill: () => void
}

export function createPart(part: PartName, options: PartOptions = {}): PartControl {
  const env = options.env ?? process.env
  const report = options.report ?? silentReport
  let run: Run | undefined
  let kept: Kept | undefined
  return {
    stop: async () => run?.stop(),
    async replace() {
      if (part === 'site') await replaceSite(kept, { ...readSettings(env), report })
    },
    kill: () => run?.kill(),
    async start() {
      const settings = readSettings(env)
      const { dataDir } = settings
      openDataFolder(dataDir)
      requireWholeFolder(dataDir)
      const lock = lockPart(dataDir, part)
      run = createRun({ dataDir, lock, report, part, echoes: options.echoes })
      await endLeftovers(dataDir, part)
      rotateLogs(dataDir, [part === 'database' ? 'postgres' : part])
      run.setEnv({
        ...childEnvironment(env, settings, readSecrets(dataDir, env), 'production'),
        // Shorter than the part's patience, so that what was taken is still written down.
        WAJIHA_GRACE_MS: '10000',
      })
      const plan = (options.plan ?? ((one) => planOf(one, 'production')))(settings)
      const started = await starts[part]({ run, plan, settings, report, isPatient: true })
      kept = started.kept
      return started
    },
  }
}

const starts: Record<PartName, (work: Work) => Promise<Part>> = {
  async database(work) {
    if (work.settings.databaseUrl) {
      throw new Sentence(
        'DATABASE_URL names a server that is already there, so there is no database to start. Leave this part out.',
      )
    }
    const { port } = await keepPostgres({ ...work, isPatient: false }, { keepsPort: true })
    return { address: `PostgreSQL on 127.0.0.1:${port}` }
  },

  async studio(work) {
    const { studioPort, studioHost, studioOrigin } = work.settings
    await requireFreePort(studioPort, studioHost, { who: 'the studio', variable: 'STUDIO_PORT' })
    const builds = startBuilds(work, ['studio'])
    const url = await waitForDatabase(work)
    work.run.setEnv({ DATABASE_URL: url })
    const administrator = await prepare(work, url)
    await serve(work, work.plan.studio, [builds.get('studio')])
    backUp(work)
    return { address: `${studioOrigin}/admin`, administrator }
  },

  async site(work) {
    work.run.held.socket = await openListeningSocket(work.plan.site, work.settings)
    const kept = await serve(work, work.plan.site, [startBuilds(work, ['site']).get('site')])
    return { address: work.settings.siteOrigin, kept }
  },
}

/** The studio may be started long before its database is. */
async function waitForDatabase(work: Work): Promise<string> {
  const { databaseUrl, dataDir } = work.settings
  return await tryUntilDone(keeperOf(work, 'The database'), async () => {
    const url = databaseUrl ?? addressOfPostgres(dataDir)
    if (!url) {
      throw new Sentence('The database was never started here: run npm run database beside it.')
    }
    await readDatabaseState(url)
    return url
  })
}
