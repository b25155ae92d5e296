/** The site in development: the same composition, with pages rendered by Vite and reloaded as you type. */
import { SettingsError } from '@wajiha/contract/settings'
import { createServer } from 'vite'
import { readConfig } from './config.ts'
import type { Handler } from './http/exchange.ts'
import { leaveOnSignal } from './leave.ts'
import { createLog, reasonOf } from './log.ts'
import type { App } from './pages/render.ts'
import { startSite } from './site.ts'

process.chdir(`${import.meta.dirname}/..`)
try {
  const config = readConfig(process.env)
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  const environment = vite.environments.ssr as unknown as {
    runner: { import: (id: string) => Promise<{ default: App }> }
  }
  const app = async () => (await environment.runner.import('/app/server.tsx')).default
  const serveFiles: Handler = ({ request, response, pathname }) => {
    if (!/^\/(?:@|app\/|node_modules\/|packages\/|_|favicon|icon-|apple-)/.test(pathname))
      return false
    if (/_(?:payload|shell)\.json$/.test(pathname)) return false
    vite.middlewares(request, response)
    return true
  }
  const build = { id: 'dev', app, serveFiles, isDevelopment: true }
  const site = await startSite({ config, log: createLog(), build })
  leaveOnSignal({
    async stop() {
      await site.stop()
      await vite.close()
    },
  })
  console.log(`site ready ${config.origin} (port ${site.port}, development)`)
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : reasonOf(error))
  process.exit(1)
}
