/**
 * One commit, and one sync of the disk, for everything that arrived while the last one was running.
 * A locked file is tried again for five seconds without holding up the process; then, and when the
 * disk is full or broken, everybody who waits is told so, and nothing of theirs was kept.
 */
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

/** The inbox cannot keep anything just now; nothing was stored and nothing lost. */
export class InboxUnavailable extends Error {
  override readonly name = 'InboxUnavailable'
}

type Job = {
  run: () => unknown
  since: number
  resolve: (value: never) => void
  reject: (error: Error) => void
}

const patienceMs = 5_000
const againMs = 25
const mostAtOnce = 200
const busy = 5

export type GroupCommit = {
  /** Runs inside the next transaction; settles after its commit. @throws {InboxUnavailable} */
  write: <Value>(run: () => Value) => Promise<Value>
  /** Whether the last commit went through. */
  isWritable: () => boolean
}

export function createGroupCommit(database: DatabaseSync): GroupCommit {
  const waiting: Job[] = []
  let isRunning = false
  let isWritable = true

  async function work() {
    isRunning = true
    while (waiting.length > 0) {
      // Whatever is on its way into the process right now comes along.
      await new Promise((resolve) => setImmediate(resolve))
      const outcome = commit()
      if (outcome === 'busy') await pause(againMs)
    }
    isRunning = false
  }

  function commit(): 'done' | 'busy' {
    const jobs = waiting.slice(0, mostAtOnce)
    let values: unknown[]
    try {
      database.exec('BEGIN IMMEDIATE')
      values = jobs.map(({ run }) => run())
      database.exec('COMMIT')
    } catch (error) {
      return fail(jobs, error)
    }
    isWritable = true
    waiting.splice(0, jobs.length)
    jobs.forEach(({ resolve }, index) => {
      resolve(values[index] as never)
    })
    return 'done'
  }

  function fail(jobs: Job[], error: unknown): 'done' | 'busy' {
    // Closed under those who wait when it was found damaged.
    if (database.isOpen && database.isTransaction) database.exec('ROLLBACK')
    const isBusy = (error as { errcode?: number }).errcode === busy
    const given = isBusy ? jobs.filter(({ since }) => Date.now() - since > patienceMs) : jobs
    if (given.length > 0) isWritable = false
    for (const job of given) {
      waiting.splice(waiting.indexOf(job), 1)
      job.reject(new InboxUnavailable('The inbox cannot write', { cause: error }))
    }
    return isBusy ? 'busy' : 'done'
  }

  return {
    write: (run) =>
      new Promise((resolve, reject) => {
        waiting.push({ run, since: Date.now(), resolve, reject })
        if (!isRunning) void work()
      }),
    isWritable: () => isWritable,
  }
}
