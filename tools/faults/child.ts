/** One process of the product, started as in production, to be killed without a word. */
import { type ChildProcess, spawn } from 'node:child_process'
import { root } from '../root.ts'

export type Child = {
  pid: number
  /** SIGKILL; settles when it has gone. */
  kill: () => Promise<void>
}

type Launch = {
  args: string[]
  env: NodeJS.ProcessEnv
  /** Found in a line of its output once it answers. */
  readyLine: string
}

/** Settles when it is ready. Rejects with the last it said when it ends before. */
export async function startChild({ args, env, readyLine }: Launch): Promise<Child> {
  // Its standard input ends with us: then it leaves by itself.
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: root,
    env: { ...process.env, ...env, WAJIHA_PARENT_PIPE: '1' },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()))
  await untilReady(child, readyLine)
  return {
    pid: child.pid ?? 0,
    kill: () => {
      child.kill('SIGKILL')
      return gone
    },
  }
}

/** Runs to its end. @throws with the last it said when that is not a good one. */
export async function runChild(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = listen(child)
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${said()}`)
}

function untilReady(child: ChildProcess, readyLine: string): Promise<void> {
  const said = listen(child)
  return new Promise((resolve, reject) => {
    const look = () => {
      if (said().includes(readyLine)) resolve()
    }
    child.stdout?.on('data', look)
    child.once('close', () => reject(new Error(`It ended before “${readyLine}”: ${said()}`)))
    child.stdin?.on('error', () => {})
  })
}

/** What it said last; a long run keeps no more than that. */
function listen(child: ChildProcess): () => string {
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4_000)
    })
  return () => said
}
