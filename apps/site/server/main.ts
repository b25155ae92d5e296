/**
 * The public process. Prints `site ready …` when it answers; SIGTERM lets open answers finish, SIGUSR2 leaves
 * what is new to another process. With `--load` it loads everything, starts nothing and ends.
 */
import './plumbing/keep-ticks.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SettingsError } from '@wajiha/contract/settings'
import { serveAssets } from './assets/serve-assets.ts'
import { readConfig } from './config.ts'
import { endingWith, readHanded } from './handover.ts'
import { leaveOnSignal } from './leave.ts'
import { loadRest } from './load-rest.ts'
import { createLog, reasonOf } from './log.ts'
import { readInlineStyles } from './pages/inline-styles.ts'
import type { App } from './pages/render.ts'
import { startSite } from './site.ts'
import { openSiteTraces } from './traces/open-site-traces.ts'

const dist = join(import.meta.dirname, '..', 'dist')

// React chooses its fast build by this, when the app is imported below.
process.env.NODE_ENV ||= 'production'

// Whoever read the log may be gone before this process is: that must not cut the answers under way.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

if (process.argv.includes('--load')) {
  await import('./load.ts')
  process.exit()
}

try {
  const config = readConfig(process.env)
  const log = createLog()
  const traces = await openSiteTraces(config, log)
  const { id } = JSON.parse(await readFile(join(dist, 'build.json'), 'utf8')) as { id: string }
  const app = import(join(dist, 'server', 'server.js')).then((build) => build.default as App)
  const kept = join(config.dataDir, 'cache', 'assets')
  const serveFiles = await serveAssets(join(dist, 'client'), kept)
  const inlineStyles = await readInlineStyles(join(dist, 'client'))
  const build = { id, app: () => app, serveFiles, inlineStyles }
  const handed = readHanded(process.env)
  const rest = () => app.then(() => loadRest(join(dist, 'server', '_assets')))
  // Another process still serves: nobody waits for what is loaded now.
  if (handed.isSuccessor) await rest()
  const site = await startSite({ config, log, build, handed })
  leaveOnSignal(traces ? endingWith(site, traces.stop) : site)
  console.log(`site ready ${config.origin} (port ${site.port})`)
  if (!handed.isSuccessor) void rest().catch(() => {})
} catch (error) {
  console.error(sentenceFor(error))
  process.exit(1)
}

function sentenceFor(error: unknown): string {
  if (error instanceof SettingsError) return error.message
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is in use; stop its owner or set PORT to another.`
  if (code === 'ENOENT') return 'The site is not built; run `npm run build` first.'
  return reasonOf(error)
}
