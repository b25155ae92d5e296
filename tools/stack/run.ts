/**
 * Everything that one start set in motion, and how it ends: first what serves, then the database,
 * within five seconds and with nothing left.
 */
import type { Report } from '../report.ts'
import { Sentence } from '../sentence.ts'
import { type Child, type Launch, startChild } from './children.ts'
import type { ListeningSocket } from './listening-socket.ts'
import type { Lock } from './lock.ts'
import { openLog } from './log-file.ts'
import { worthShowing } from './log-line.ts'
import type { PartName } from './part-names.ts'
import { type Postgres, type PostgresOptions, startPostgres } from './postgres.ts'
import { signalGroup } from './process-identity.ts'
import { openRunRecord } from './run-record.ts'
import type { Service } from './service.ts'

/**
 * Services get this long to finish their answers, in milliseconds: beside a database the rest of five seconds is
 * the database's; by themselves, long enough for an upload over a slow line.
 */
const patienceOf = { whole: 3500, part: 12_000 }

export type Run = ReturnType<typeof createRun>

type Task = Pick<Launch, 'args' | 'cwd' | 'onLine' | 'socket'> & Pick<Service, 'env'>

export function createRun({
  dataDir,
  lock,
  report,
  part,
  echoes,
}: {
  dataDir: string
  lock: Lock
  report: Report
  /** Its record's name, where several runs share the folder. */
  part?: PartName
  /** Whether services' lines are also said as they are, and not only what is serious. */
  echoes?: boolean | undefined
}) {
  const record = openRunRecord(dataDir, part)
  const children = new Map<number, { name: string; child: Child }>()
  const halt = new AbortController()
  let env: NodeJS.ProcessEnv = {}
  let postgres: Promise<Postgres> | undefined
  const held: { socket?: ListeningSocket | undefined } = {}
  let stopping: Promise<void> | undefined

  function start(name: string, launch: Task): Child {
    requireRunning()
    const child = startChild({ ...launch, env: { ...launch.env, ...env } }, record)
    children.set(child.pid, { name, child })
    child.exited.then(() => children.delete(child.pid))
    return child
  }

  function requireRunning() {
    if (halt.signal.aborted) throw new Sentence('Stopped before it was ready.')
  }

  async function stop() {
    halt.abort()
    held.socket?.close()
    const patience = part ? patienceOf.part : patienceOf.whole
    await Promise.all([...children.values()].map(({ child }) => child.stop(patience)))
    const server = await postgres?.catch(() => undefined)
    await server?.stop()
    record.close()
    lock.release()
  }

  return {
    isRunning: () => !halt.signal.aborted,
    setEnv(values: NodeJS.ProcessEnv) {
      env = { ...env, ...values }
    },
    /** Of several of one name, of which one takes over from the other, the newest. */
    pidOf: (name: string) => [...children.values()].findLast((one) => one.name === name)?.child.pid,

    /** What the site's processes are handed; it is closed when everything stops. */
    held,
    startTask: (task: Task) => start('task', task),

    /** A service's output goes to its log; what is serious also to the terminal. */
    startService(name: string, launch: Task): Child {
      const log = openLog(dataDir, name)
      const child = start(name, {
        ...launch,
        onLine(line, stream) {
          log.write(`${line}\n`)
          launch.onLine(line, stream)
          if (echoes) return report.say(line)
          const words = worthShowing(line, stream)
          if (words && !halt.signal.aborted) report.warn(name, words)
        },
      })
      child.exited.then(() => log.end())
      return child
    },

    startPostgres(options?: PostgresOptions): Promise<Postgres> {
      requireRunning()
      const watch = { onSpawn: record.add, onExit: record.remove }
      postgres = startPostgres(dataDir, watch, options)
      return postgres
    },

    /** Sleeps; wakes at once when everything stops. */
    wait: (milliseconds: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds)
        halt.signal.addEventListener('abort', () => {
          clearTimeout(timer)
          resolve()
        })
      }),

    stop: () => {
      stopping ??= stop()
      return stopping
    },

    /** Now, without waiting for anybody; PostgreSQL is told by its guard when this process ends. */
    kill() {
      halt.abort()
      for (const pid of children.keys()) signalGroup(pid, 'SIGKILL')
    },
  }
}
