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
}

export type Exit = { code: number | null; signal: NodeJS.Signals | null; error?: string }

export type Launch = {
  /** Arguments of Node: options, file, arguments. */
  args: string[]
  cwd: string
  env: NodeJS.ProcessEnv
  onLine: (line: string, stream: 'stdout' | 'stderr') => void
}

export function startChild({ args, cwd, env, onLine }: Launch, record: RunRecord): Child {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd,
    env: { ...env, WAJIHA_PARENT_PIPE: '1' },
    stdio: ['pipe', 'pipe', 'pipe'],
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
  return { pid, exited, stop: (patience) => stop(pid, exited, patience) }
}

async function stop(pid: number, exited: Promise<Exit>, patience: number) {
  const timer = setTimeout(() => signalGroup(pid, 'SIGKILL'), patience)
  signalOne(pid, 'SIGTERM')
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
