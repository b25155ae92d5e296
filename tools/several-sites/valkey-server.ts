/** A Valkey for tests, of this machine or of Debian's packages; with a password, nothing on the disk. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { installWithApt } from '../apt.ts'
import { createReport } from '../report.ts'
import { findFreePort } from '../stack/ports.ts'

const programs = ['valkey-server', 'redis-server'] as const
const password = 'for-a-test-only'

export type Valkey = {
  url: string
  start: () => Promise<void>
  /** Ends at once, as by a failing machine. */
  stop: () => Promise<void>
  /** Takes connections, and answers nothing. */
  hang: () => void
  goOn: () => void
}

/** @throws where there is none, and none can be had. */
export async function startValkey(folder: string): Promise<Valkey> {
  const program = requireProgram()
  const port = await findFreePort()
  let child: ChildProcess | undefined
  async function start() {
    const options = ['--port', port, '--bind', '127.0.0.1', '--requirepass', password]
    const nothingKept = ['--save', '', '--appendonly', 'no', '--dir', folder]
    child = spawn(program, [...options.map(String), ...nothingKept], { stdio: 'pipe' })
    await saysReady(child)
  }
  await start()
  return {
    url: `valkey://:${password}@127.0.0.1:${port}`,
    start,
    async stop() {
      if (child?.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
    hang: () => void child?.kill('SIGSTOP'),
    goOn: () => void child?.kill('SIGCONT'),
  }
}

function saysReady(child: ChildProcess): Promise<void> {
  let said = ''
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('Ready to accept connections')) resolve()
    })
    child.once('exit', () => reject(new Error(`It ended before it was ready: ${said}`)))
  })
}

function requireProgram(): string {
  const find = () => programs.find((name) => !spawnSync(name, ['--version']).error)
  const found = find()
  if (found) return found
  installWithApt('redis-server', 'the tests of shared limits', createReport())
  const installed = find()
  if (installed) return installed
  throw new Error(
    'The tests of shared limits need valkey-server or redis-server. Install one (Debian: apt-get install redis-server).',
  )
}
