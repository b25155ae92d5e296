/** What a start works with, and the steps that the whole and its parts take alike. */
import { keepBackingUp } from '../backup/keep-backing-up.ts'
import type { Report } from '../report.ts'
import { createSafety } from './before-migrating.ts'
import { isBuilt, runBuild } from './build.ts'
import { requireRoom } from './data-folder.ts'
import { type Keeper, type Kept, keepRunning, tryUntilDone } from './keep-running.ts'
import { logFile } from './log-file.ts'
import type { Plan } from './plan.ts'
import type { Postgres, PostgresOptions } from './postgres.ts'
import { type Administrator, prepareDatabase } from './prepare.ts'
import type { Run } from './run.ts'
import { beginService, type Service } from './service.ts'
import type { Settings } from './settings.ts'

export type Work = {
  run: Run
  plan: Plan
  settings: Settings
  report: Report
  /**
   * The site has good copies of another day: what fails beside it is tried again instead of ending all.
   * Without them, and in development, a failure ends the start.
   */
  isPatient: boolean
  /** Default: what the disk says. */
  freeBytes?: (folder: string) => number
}

/** The embedded server, kept alive. */
export async function keepPostgres(work: Work, options?: PostgresOptions) {
  const { run, report, settings } = work
  const keeper = keeperOf(work, 'PostgreSQL')
  const server: Postgres = await patiently(work, keeper, async () => {
    requireRoom(settings.dataDir, work.freeBytes)
    const step = report.step('Starting PostgreSQL')
    try {
      const started = await run.startPostgres(options)
      step.done('PostgreSQL ready')
      return started
    } catch (error) {
      step.fail()
      throw error
    }
  })
  let lives = 0
  await keepRunning(keeper, async () => {
    lives += 1
    if (lives > 1) await server.restart()
    return { over: server.gone().then(() => ({ how: 'its process ended', inOrder: false })) }
  })
  return server
}

/** @returns The first administrator when this run made one. */
export function prepare(work: Work, databaseUrl: string): Promise<Administrator | undefined> {
  const { plan, settings, report, run } = work
  const start = run.startTask
  const backUpFirst = settings.backsUpFirst ? createSafety({ plan, report, start }) : undefined
  return patiently(work, keeperOf(work, 'The database'), () =>
    prepareDatabase({
      plan,
      dataDir: settings.dataDir,
      databaseUrl,
      report,
      backUpFirst,
      start,
    }),
  )
}

/** Builds what is stale, one after the other, since one build keeps both processors busy. */
export function startBuilds(work: Work, names: Service['name'][], after?: Promise<unknown>) {
  const { plan, report, run } = work
  const builds = new Map<string, Promise<unknown>>()
  let queue = Promise.resolve(after)
  for (const build of plan.builds) {
    if (!names.includes(build.name) || isBuilt(plan.root, build)) continue
    queue = queue.then(() => runBuild(build, { root: plan.root, report, start: run.startTask }))
    builds.set(build.name, queue)
  }
  return builds
}

/** Starts a service when what it needs is there, and keeps it alive. */
export async function serve(
  work: Work,
  service: Service,
  needs: (Promise<unknown> | undefined)[],
): Promise<Kept> {
  await Promise.all(needs)
  const { run, plan, report, settings } = work
  const keeper = keeperOf(work, `The ${service.name}`)
  const begin = (isSuccessor: boolean) =>
    beginService({
      service,
      log: logFile(settings.dataDir, service.name),
      start: (onLine: (line: string) => void) =>
        run.startService(service.name, {
          args: service.args,
          env: { ...service.env, ...(isSuccessor ? { WAJIHA_SUCCESSOR: '1' } : {}) },
          socket: service.inheritsSocket ? run.held.socket?.descriptor : undefined,
          cwd: plan.root,
          onLine,
        }),
    })
  const newestBuild = () => startBuilds(work, [service.name]).get(service.name)
  const first = async () => {
    const step = report.step(`Starting the ${service.name}`)
    try {
      const kept = await keepRunning(keeper, begin, newestBuild)
      step.done(`${service.name === 'site' ? 'Site' : 'Studio'} ready`)
      return kept
    } catch (error) {
      step.fail()
      throw error
    }
  }
  // Who would be patient for the site's sake, when it is the site that fails?
  return await (service.name === 'site' ? first() : patiently(work, keeper, first))
}

/** Backups by the clock, where the product has a target. */
export function backUp({ run, plan, report, settings }: Work): void {
  const { backupTarget, dataDir } = settings
  if (backupTarget) void keepBackingUp({ run, plan, report, dataDir })
}

function patiently<T>({ isPatient }: Work, keeper: Keeper, work: () => Promise<T>): Promise<T> {
  return isPatient ? tryUntilDone(keeper, work) : work()
}

export function keeperOf({ run, report }: Work, name: string): Keeper {
  return {
    name,
    isWanted: run.isRunning,
    warn: (line) => report.warn(name, line),
    wait: run.wait,
  }
}
