/**
 * Work in a process of its own that comes with the first job and goes when there has been none for a
 * while, so that what its libraries keep of memory goes with it. A process that dies or hangs fails the
 * jobs it had; the next job starts another.
 */
import { type ChildProcess, fork } from 'node:child_process'

type Options = {
  /** What the process runs: it answers jobs by `answerJobs`. */
  file: string
  /** What it is told beside the environment of this one. */
  env?: Readonly<Record<string, string>>
  /** How long it waits for another job. */
  idleMs?: number
  /** How long one job may take before the process is ended. */
  longestMs?: number
}

type Reply<Result> = { id: number; result: Result } | { id: number; failure: unknown }
type Waiting<Result> = {
  resolve: (result: Result) => void
  reject: (reason: unknown) => void
  deadline: NodeJS.Timeout
}

/** The process died, hung or could not be started: nothing is known of the job. */
export class WorkerGone extends Error {
  override readonly name = 'WorkerGone'
}

export type WorkProcess<Job, Result> = {
  /** @throws what the job failed with, as it was told; {@link WorkerGone}. */
  run: (job: Job) => Promise<Result>
  pid: () => number | undefined
  /** Jobs that it was given and has not answered. */
  waiting: () => number
  stop: () => void
}

export function openWorkProcess<Job, Result>({
  file,
  env = {},
  idleMs = 30_000,
  longestMs = 30_000,
}: Options): WorkProcess<Job, Result> {
  const waiting = new Map<number, Waiting<Result>>()
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let last = 0

  function start(): ChildProcess {
    // With the options of this process, so that what was compiled ahead for it holds for the other, too.
    const started = fork(file, [], {
      env: { ...env, ...process.env },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const gone = () => {
      if (child === started) giveUp(new WorkerGone('The process of this work ended'))
    }
    started.on('message', (reply) => settle(reply as Reply<Result>))
    started.once('error', gone).once('exit', gone)
    // It goes with this process, and holds it open no longer than its jobs do.
    started.unref()
    started.channel?.unref()
    return started
  }

  function settle(reply: Reply<Result>) {
    const job = waiting.get(reply.id)
    if (!job) return
    forget(reply.id, job)
    if ('failure' in reply) job.reject(reply.failure)
    else job.resolve(reply.result)
  }

  function forget(id: number, { deadline }: Waiting<Result>) {
    clearTimeout(deadline)
    waiting.delete(id)
    if (waiting.size > 0) return
    child?.channel?.unref()
    idle = setTimeout(leave, idleMs)
    idle.unref()
  }

  /** Nobody waits for it: it ends by itself when it hears that it is alone. */
  function leave() {
    const left = child
    child = undefined
    left?.disconnect()
  }

  function giveUp(reason: WorkerGone) {
    const jobs = [...waiting]
    stop()
    for (const [id, job] of jobs) {
      forget(id, job)
      job.reject(reason)
    }
    clearTimeout(idle)
  }

  function stop() {
    const stopped = child
    child = undefined
    clearTimeout(idle)
    stopped?.kill('SIGKILL')
  }

  return {
    run(job) {
      clearTimeout(idle)
      child ??= start()
      child.channel?.ref()
      last += 1
      const id = last
      return new Promise((resolve, reject) => {
        const hang = () => giveUp(new WorkerGone('The process of this work hung'))
        waiting.set(id, { resolve, reject, deadline: setTimeout(hang, longestMs) })
        child?.send({ id, job }, (error) => {
          if (error) giveUp(new WorkerGone(error.message))
        })
      })
    },
    pid: () => child?.pid,
    waiting: () => waiting.size,
    stop,
  }
}

/**
 * In the process itself: answers every job, and leaves with whoever started it.
 * @param tellFailure what of an error the other side is told; it travels as a structured clone.
 */
export function answerJobs<Job, Result>(
  work: (job: Job) => Promise<Result>,
  tellFailure: (error: unknown) => unknown,
): void {
  process.on('message', async ({ id, job }: { id: number; job: Job }) => {
    try {
      process.send?.({ id, result: await work(job) })
    } catch (error) {
      process.send?.({ id, failure: tellFailure(error) })
    }
  })
  process.once('disconnect', () => process.exit())
}
