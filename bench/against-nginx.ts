/**
 * The page store against nginx, one process each: nginx serves from disk the very bytes that the
 * site answers with. Runs alternate, and the medians are compared.
 */
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Load, load } from './load.ts'

type Comparison = { path: string; bytes: number; site: Load; nginx: Load; ratio: number }

const rounds = 3
const seconds = 4

export async function compareWithNginx(base: string, paths: string[]): Promise<Comparison[]> {
  const folder = mkdtempSync(join(tmpdir(), 'wajiha-bench-'))
  const files = await Promise.all(paths.map((path) => keepBytes(base, path, folder)))
  const nginx = serveFiles(join(folder, 'html'))
  try {
    await pause(500)
    return files.map(({ path, file, bytes }) => {
      const runs = Array.from({ length: rounds }, () => ({
        nginx: load(`http://127.0.0.1:${nginx.port}${file}`, seconds),
        site: load(base + path, seconds),
      }))
      const site = median(runs.map((run) => run.site))
      const peer = median(runs.map((run) => run.nginx))
      return {
        path,
        bytes,
        site,
        nginx: peer,
        ratio: site.requestsPerSecond / peer.requestsPerSecond,
      }
    })
  } finally {
    nginx.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function keepBytes(base: string, path: string, folder: string) {
  const headers = {
    'accept-encoding': 'identity',
    accept: 'text/html',
    cookie: 'i18n_redirected=ar',
  }
  const answer = await fetch(base + path, { headers })
  if (!answer.ok) throw new Error(`${base}${path} answered ${answer.status}`)
  const body = Buffer.from(await answer.arrayBuffer())
  const file = `/page-${Buffer.from(path).toString('hex').slice(0, 40)}.html`
  mkdirSync(dirname(join(folder, 'html', file)), { recursive: true })
  writeFileSync(join(folder, 'html', file), body)
  return { path, file, bytes: body.length }
}

/** nginx with one process, from a folder of files. */
export function serveFiles(root: string): { port: number; stop: () => void } {
  const port = 20_000 + (process.pid % 10_000)
  const folder = mkdtempSync(join(tmpdir(), 'wajiha-nginx-'))
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; user root; pid ${folder}/pid; error_log ${folder}/error.log;
     events { worker_connections 1024; }
     http { access_log off; sendfile on; open_file_cache max=100; keepalive_requests 10000000;
       server { listen 127.0.0.1:${port}; root ${root}; } }`,
  )
  execFileSync('nginx', ['-t', '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  const stop = () => {
    nginx.kill('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
  return { port, stop }
}

function median(loads: Load[]): Load {
  const sorted = loads.toSorted((a, b) => a.requestsPerSecond - b.requestsPerSecond)
  return sorted[Math.floor(sorted.length / 2)] as Load
}
