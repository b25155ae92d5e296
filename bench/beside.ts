/**
 * Another system, from its folder: files with an `index.html` are served by nginx, a package with a `start`
 * script is started with `PORT` in its environment.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '../tools/stack/ports.ts'
import { serveFiles } from './against-nginx.ts'

const longestStartMs = 60_000

/** Serves it while `measure` asks for it. @throws when the folder holds neither. */
export async function withOther<Result>(
  folder: string,
  measure: (name: string, url: string) => Promise<Result>,
): Promise<Result> {
  const path = resolve(folder)
  const name = basename(path)
  const other = existsSync(join(path, 'index.html')) ? serveFiles(path) : await startPackage(path)
  const url = `http://127.0.0.1:${other.port}/`
  try {
    await untilAnswered(url, name)
    return await measure(name, url)
  } finally {
    other.stop()
  }
}

async function startPackage(path: string) {
  if (!existsSync(join(path, 'package.json')))
    throw new Error(`${path} holds neither an index.html nor a package.json with a start script.`)
  const port = await findFreePort()
  const child = spawn('npm', ['start'], {
    cwd: path,
    stdio: 'ignore',
    // A group of its own: npm's children leave with it.
    detached: true,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', NODE_ENV: 'production' },
  })
  return { port, stop: () => endGroup(child) }
}

function endGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL')
}

async function untilAnswered(url: string, name: string): Promise<void> {
  for (const begun = performance.now(); performance.now() - begun < longestStartMs; ) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await pause(200)
  }
  throw new Error(`${name} does not answer at ${url} within a minute.`)
}
