/**
 * Every process of a run. Each leads a group of its own, so that Ctrl-C reaches the supervisor alone
 * and a forgotten grandchild goes with its group; its standard input is a pipe that ends when the
 * supervisor dies; and it stands in the run's record, should the supervisor be killed.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { signalGroup, signalOne } from './process-identity.ts'
import type { RunRecord } from './run-record.ts'

export type Child = {
  pid: number
  /** Never rejects. */
  exited: Promise<Exit>
  /** Asks, and insists after `patience` milliseconds. */
  stop: (patience: number) => Promise<void>
  /** Tells it that another serves in its place; insists when it is still there after `patience` milliseconds. */
  retire: (patience: number) => Promise<void>
}

export type Exit = { code: number | null; signal: NodeJS.Signals | null; error?: string }

export type Launch = {
  /** Arguments of Node: options, file, arguments. */
  args: string[]
  cwd: string
  env: NodeJS.ProcessEnv
  /** Inherited as its fourth descriptor. */
  socket?: number | undefined
  onLine: (line: string, stream: 'stdout' | 'stderr') => void
}

/** The number of the inherited socket in the child. */
const inherited = 3

export function startChild({ args, cwd, env, socket, onLine }: Launch, record: RunRecord): Child {
  const hands = socket === undefined ? {} : { WAJIHA_SOCKET_FD: String(inherited) }
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd,
    env: { ...env, ...hands, WAJIHA_PARENT_PIPE: '1' },
    stdio: ['pipe', 'pipe', 'pipe', ...(socket === undefined ? [] : [socket])],
    detached: process.platform !== 'win32',
  })
  const pid = child.pid ?? 0
  if (pid) record.add(pid)
  readLines(child, onLine)
  const exited = new Promise<Exit>((resolve) => {
    child.once('error', (error) => resolve({ code: null, signal: null, error: error.message }))
    // Its pipes may be held open by something it left behind: do not wait for them for ever.
    child.once('exit', (code, signal) => {
      const settle = () => resolve({ code, signal })
      child.once('close', settle)
      setTimeout(settle, 300).unref()
    })
  })
  exited.then(() => {
    if (pid) signalGroup(pid, 'SIGKILL')
    record.remove(pid)
  })
  return {
    pid,
    exited,
    stop: (patience) => ask('SIGTERM', pid, exited, patience),
    retire: (patience) => ask('SIGUSR2', pid, exited, patience),
  }
}

async function ask(signal: NodeJS.Signals, pid: number, exited: Promise<Exit>, patience: number) {
  const timer = setTimeout(() => signalGroup(pid, 'SIGKILL'), patience)
  signalOne(pid, signal)
  await exited
  clearTimeout(timer)
}

function readLines(child: ChildProcess, onLine: Launch['onLine']) {
  for (const stream of ['stdout', 'stderr'] as const) {
    const input = child[stream]
    if (input) createInterface({ input }).on('line', (line) => onLine(line, stream))
  }
  child.stdin?.on('error', () => {})
}
