/**
 * The studio's process: Next on the loopback address, unless it has a network of its own (`STUDIO_HOST`).
 * Prints `studio ready …` once it has answered itself, so that schedules run and the first reader does not
 * wait. `--dev` reloads as you type.
 */
import './src/root.ts'
import './src/platform/i18n/labels-by-language.ts'
import { createServer, type Server } from 'node:http'
import { cutSlowReaders } from '@wajiha/contract/cut-slow-readers'
import { foundPath } from '@wajiha/contract/found'
import { nearAddress } from '@wajiha/contract/network-address'
import { framedPreviewPath } from '@wajiha/contract/preview-frame'
import { agencyTimeZone } from '@wajiha/contract/zoned-time'
import next from 'next'
import { readEnv } from './src/platform/env.ts'
import { boundBody } from './src/platform/server/bound-body.ts'
import { keepPrivate } from './src/platform/server/keep-private.ts'
import { keepSafe } from './src/platform/server/keep-safe.ts'
import { openStudioTraces } from './src/platform/server/open-traces.ts'
import { preferArabic, refusalOf, refuse } from './src/platform/server/refuse.ts'
import { guardScripts } from './src/platform/server/script-policy.ts'
import { createClientNote } from './src/platform/server/where-from.ts'
import { keepConsoleWithoutValues } from './src/platform/server/without-values.ts'

const isDevelopment = process.argv.includes('--dev')
const longestStopMs = 3_000
/** More than an agency's people and its sites open together. */
const mostConnections = 1_024

keepConsoleWithoutValues()

try {
  const settings = readEnv()
  const { port, studioHost: host, trustProxy, siteOrigin, studioOrigin, filesBucket } = settings
  // Before Next, whose bundle asks for them.
  const traced = settings.traces && (await openStudioTraces(settings.traces))
  const isTls = studioOrigin.startsWith('https:')
  const framed = `${siteOrigin}${framedPreviewPath}`
  const asked = `${siteOrigin}${foundPath}`
  const noteClient = createClientNote(trustProxy)
  if (filesBucket) {
    const { requireBucket } = await import('./src/platform/storage/require-bucket.ts')
    const away = await requireBucket(filesBucket)
    if (away) console.error(away)
  }
  // Tells the configuration that this process serves, so that it watches the calendar.
  process.env.WAJIHA_SERVES = 'studio'
  // Payload writes some times on the server, which mean the agency's clock as those in the browser do.
  process.env.TZ ||= agencyTimeZone
  const app = next({ dev: isDevelopment, dir: import.meta.dirname, hostname: host, port })
  await app.prepare()
  const handle = app.getRequestHandler()
  const server = createServer(
    { headersTimeout: 5_000, requestTimeout: 60_000, connectionsCheckingInterval: 1_000 },
    (request, response) => {
      guardScripts(request, response, { isDevelopment, framed, asked })
      keepSafe(response, isTls)
      const refusal = refusalOf(request)
      if (refusal) return void refuse(request, response, refusal)
      if (boundBody(request, response)) return
      preferArabic(request)
      keepPrivate(request, response)
      noteClient(request)
      const answer = () => void handle(request, response)
      if (traced) traced.trace(request, response, answer)
      else answer()
    },
  )
  server.maxConnections = mostConnections
  cutSlowReaders(server)
  await listen(server, port, host)
  leaveInOrder(server, traced?.stop)
  const near = `http://${nearAddress(host)}:${port}`
  await warmUp(near)
  console.log(`studio ready ${near}`)
} catch (error) {
  console.error(sentenceFor(error))
  process.exit(1)
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
}

/** Payload wakes up, and its schedules with it, at the first request: this is that request. */
async function warmUp(near: string): Promise<void> {
  for (const path of ['/api/v1/health', '/api/v1/general']) {
    const answer = await fetch(near + path)
    if (answer.status >= 500) throw new Error(`The studio answered ${answer.status} at ${path}.`)
  }
}

/** @param last what is done when nobody is answered any more. */
function leaveInOrder(server: Server, last?: () => Promise<void>): void {
  let isLeaving = false
  const leave = () => {
    if (isLeaving) return
    isLeaving = true
    setTimeout(() => process.exit(0), longestStopMs).unref()
    server.close(async () => {
      await last?.()
      process.exit(0)
    })
    server.closeIdleConnections()
    // Readers of the changes feed would stay for half a minute; they come back by themselves.
    setTimeout(() => server.closeAllConnections(), 500).unref()
  }
  process.once('SIGTERM', leave)
  process.once('SIGINT', leave)
  if (process.env.WAJIHA_PARENT_PIPE === '1') {
    // The starter holds the other end of standard input: when it dies, the pipe ends.
    process.stdin.on('end', leave).on('error', leave).resume()
  }
}

function sentenceFor(error: unknown): string {
  const { code, message }: Partial<NodeJS.ErrnoException> = error instanceof Error ? error : {}
  if (code === 'EADDRINUSE')
    return `Port ${process.env.STUDIO_PORT || 3100} is in use; stop its owner or set STUDIO_PORT.`
  return message ?? String(error)
}
