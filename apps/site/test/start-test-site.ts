/** The real site, built and composed as in production, on a free port with a folder of its own. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { limits } from '@wajiha/contract'
import type { ConsentMode } from '@wajiha/contract/settings'
import { serveAssets } from '../server/assets/serve-assets.ts'
import { createLog } from '../server/log.ts'
import { readInlineStyles } from '../server/pages/inline-styles.ts'
import type { App } from '../server/pages/render.ts'
import { startSite } from '../server/site.ts'

const dist = join(import.meta.dirname, '..', 'dist')

export type TestSite = Awaited<ReturnType<typeof startTestSite>>

type TestSiteOptions = {
  /** Changes how pages are drawn, for proving what happens when that fails. */
  spoil?: (app: App) => App
  dataDir?: string
  serviceKey?: string
  trustProxy?: string[]
  /** The public address; without it one with TLS, as in production. */
  origin?: string
  port?: number
  isListed?: boolean
  consent?: ConsentMode
  tagManagerId?: string
  scanCommand?: string[]
  /** Longest wait for the studio, milliseconds; by itself long, as all share one thread here. */
  readTimeoutMs?: number
}

/** Starts the site against `apiBase`; `dataDir` lets a restart find what an earlier one kept. */
export async function startTestSite(apiBase: string, options: TestSiteOptions = {}) {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'wajiha-site-')))
  const lines: string[] = []
  Object.assign(limits, { readTimeoutMs: options.readTimeoutMs ?? 30_000 })
  const spoil = options.spoil ?? ((built: App) => built)
  const { id } = JSON.parse(await readFile(join(dist, 'build.json'), 'utf8')) as { id: string }
  const app = import(join(dist, 'server', 'server.js')).then((build) => build.default as App)
  const site = await startSite({
    config: {
      port: options.port ?? 0,
      host: '127.0.0.1',
      origin: options.origin ?? 'https://birkar.example',
      studioOrigin: 'https://studio.birkar.example',
      apiBase,
      dataDir,
      imageDomains: [],
      serviceKey: options.serviceKey,
      trustProxy: options.trustProxy ?? [],
      isListed: options.isListed ?? true,
      consent: options.consent ?? 'notice',
      tagManagerId: options.tagManagerId,
      ...(options.scanCommand ? { scanCommand: options.scanCommand } : {}),
    },
    log: createLog((line) => lines.push(line)),
    build: {
      id,
      app: async () => spoil(await app),
      serveFiles: await serveAssets(join(dist, 'client')),
      inlineStyles: await readInlineStyles(join(dist, 'client')),
    },
  })
  return {
    ...site,
    dataDir,
    buildId: id,
    /** Log lines so far, read back. */
    logs: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    get: (path: string, headers: Record<string, string> = {}) =>
      get(site.port, path, { accept: 'text/html', ...headers }),
    async remove() {
      await site.stop()
      // A copy that was being written may still land while the folder goes.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

export type TestAnswer = { status: number; headers: Record<string, string>; body: string }

/** One GET whose target is sent exactly as written. */
function get(port: number, path: string, headers: Record<string, string>): Promise<TestAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string>,
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      )
    })
    sent.on('error', reject).end()
  })
}

/** Waits until something holds, or fails after `ms`. */
export async function eventually(holds: () => Promise<boolean> | boolean, ms = 30_000) {
  const end = Date.now() + ms
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Not within ${ms} ms: ${holds}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
