/** The site as its own process, as in production, to be killed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'

export type SiteProcess = {
  port: number
  pid: number
  /** Settles when it has ended, however. */
  gone: Promise<void>
  kill: () => Promise<void>
}

type Surroundings = {
  /** A listening socket that it inherits. */
  socket?: number
  /** What it may have open at most. */
  openFiles?: number
}

/**
 * Starts it on a free port and waits until it listens. Forwarding headers count from here.
 * @param options of Node.
 */
export async function startSiteProcess(
  env: Record<string, string>,
  options: readonly string[] = [],
  { socket, openFiles }: Surroundings = {},
): Promise<SiteProcess> {
  const main = join(import.meta.dirname, '..', 'server', 'main.ts')
  const limit = openFiles === undefined ? '' : `ulimit -n ${openFiles}; `
  const command = ['-c', `${limit}exec "$0" "$@"`, process.execPath, ...options, main]
  const child = spawn('sh', command, {
    stdio: ['ignore', 'pipe', 'inherit', ...(socket === undefined ? [] : [socket])],
    env: {
      ...(socket === undefined ? {} : { WAJIHA_SOCKET_FD: '3' }),
      ...process.env,
      PORT: String(await findFreePort()),
      SITE_ORIGIN: 'http://localhost:3000',
      TRUST_PROXY: '127.0.0.1',
      ...env,
    },
  })
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const port = await readPort(child)
  return {
    port,
    pid: child.pid ?? 0,
    gone,
    kill: () => {
      child.kill('SIGKILL')
      return gone
    },
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

function readPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const [, port] = /"event":"site_listening","port":(\d+)/.exec(said) ?? []
      if (port) resolve(Number(port))
    })
    child.once('close', () => reject(new Error(`The site stopped: ${said}`)))
  })
}
