/**
 * The page store against nginx, one process each: nginx serves from disk the very bytes that the
 * site answers with, as they are or compressed. Runs alternate, and the medians are compared.
 */
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { type Load, load } from './load.ts'

/** As a program asks, or as browsers do. */
type Wish = { path: string; encoding: 'identity' | 'br' }

type Comparison = Wish & { bytes: number; site: Load; nginx: Load; ratio: number }

const rounds = 3
const seconds = 4
/** Before the first round: nginx comes compiled, and a site that runs for weeks is, too. */
const warmSeconds = 3

export async function compareWithNginx(base: string, wishes: Wish[]): Promise<Comparison[]> {
  const folder = mkdtempSync(join(tmpdir(), 'wajiha-bench-'))
  const files = await Promise.all(wishes.map((wish) => keepBytes(base, wish, folder)))
  const nginx = serveFiles(join(folder, 'html'))
  try {
    await pause(500)
    return files.map(({ path, encoding, file, bytes }) => {
      load(base + path, warmSeconds, encoding)
      const runs = Array.from({ length: rounds }, () => ({
        nginx: load(`http://127.0.0.1:${nginx.port}${file}`, seconds, encoding),
        site: load(base + path, seconds, encoding),
      }))
      const site = median(runs.map((run) => run.site))
      const peer = median(runs.map((run) => run.nginx))
      return {
        path,
        encoding,
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

async function keepBytes(base: string, { path, encoding }: Wish, folder: string) {
  const body = await readBytes(base + path, encoding)
  const file = `/${encoding}/page-${Buffer.from(path).toString('hex').slice(0, 40)}.html`
  mkdirSync(join(folder, 'html', encoding), { recursive: true })
  writeFileSync(join(folder, 'html', file), body)
  return { path, encoding, file, bytes: body.length }
}

/** The bytes as they come over the wire. */
function readBytes(url: string, encoding: string): Promise<Buffer> {
  const headers = {
    'accept-encoding': encoding,
    accept: 'text/html',
    cookie: 'i18n_redirected=ar',
  }
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`))
      resolve(buffer(answer))
    }).once('error', reject)
  })
}

/** nginx with one process, from a folder of files; what lies below `br/` is told to be compressed. */
export function serveFiles(root: string): { port: number; stop: () => void } {
  const port = 20_000 + (process.pid % 10_000)
  const folder = mkdtempSync(join(tmpdir(), 'wajiha-nginx-'))
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; user root; pid ${folder}/pid; error_log ${folder}/error.log;
     events { worker_connections 1024; }
     http { access_log off; sendfile on; open_file_cache max=100; keepalive_requests 10000000;
       server { listen 127.0.0.1:${port}; root ${root};
         location /br/ { add_header Content-Encoding br; add_header Vary Accept-Encoding; } } }`,
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
