/**
 * The whole product in a folder of its own, process by process, so that each can be killed: a real
 * PostgreSQL, the studio, the site, and a proxy between them. Nothing here revives anything by itself.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../stack/ports.ts'
import { type Postgres, startPostgres } from '../stack/postgres.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import { type Child, runChild, startChild } from './child.ts'
import { createMailServer, type MailServer } from './mail-server.ts'
import { type StudioProxy, startStudioProxy } from './studio-proxy.ts'

export type Lab = {
  folder: string
  sitePort: number
  postgres: Postgres
  proxy: StudioProxy
  mail: MailServer
  site: Revivable & {
    dataDir: () => string
    moveTo: (dataDir: string) => Promise<void>
    /** Starts it anew as `npm run site` does; `start` makes it a bare process again. */
    supervise: () => Promise<void>
    /** `npm run restart`. */
    replace: () => Promise<void>
  }
  studio: Revivable
  /** A second site on the same data folder, which nobody starts on purpose. */
  twin: Revivable & { port: number }
  /** A second node: a data folder of its own, beside the same studio and database. */
  node: Revivable & { port: number; dataDir: string }
  /** Before both nodes. */
  balancer: Balancer
  close: () => Promise<void>
}

/** With it the parts tell their numbers. */
export const metricsKey = 'for-the-fault-suite-only-numbers-0123456789'

type Revivable = {
  kill: () => Promise<void>
  /** One that lives ends first. */
  start: (begin?: () => Promise<Child>) => Promise<void>
  pid: () => number
}

/** Starts everything, from nothing. */
export async function openLab(): Promise<Lab> {
  const folder = mkdtempSync(join(tmpdir(), 'wajiha-faults-'))
  // PostgreSQL runs as another user when root starts us, who must be able to pass through.
  chmodSync(folder, 0o711)
  mkdirSync(join(folder, 'logs'))
  const postgres = await startPostgres(folder)
  const [sitePort, studioPort] = [await findFreePort(), await findFreePort()]
  const proxy = await startStudioProxy(studioPort)
  const mail = createMailServer(await findFreePort())
  await mail.start()
  const [databaseUrl, mailPort] = [postgres.url, mail.port]
  const shared = settings({ folder, sitePort, studioPort, mailPort, databaseUrl })
  await runChild(['apps/studio/src/cli/prepare.ts'], shared)
  const studio = revivable(() =>
    startChild({ args: ['apps/studio/server.ts'], env: shared, readyLine: 'studio ready' }),
  )
  let dataDir = join(folder, 'site')
  const apiBase = `http://127.0.0.1:${proxy.port}/api/v1/`
  const envOfSite = () => ({ ...shared, DATA_DIR: dataDir, API_BASE: apiBase })
  const ways = {
    bare: { args: ['apps/site/server/main.ts'], readyLine: 'site ready' },
    supervised: { args: ['tools/site.ts'], readyLine: 'Serves' },
  }
  const siteBy = (way: keyof typeof ways) => () => startChild({ ...ways[way], env: envOfSite() })
  const site = revivable(siteBy('bare'))
  const [twinPort, nodePort] = [await findFreePort(), await findFreePort()]
  const nodeDir = join(folder, 'node')
  const twin = revivable(() =>
    startChild({ ...ways.bare, env: { ...envOfSite(), PORT: String(twinPort) } }),
  )
  const envOfNode = () => ({ ...envOfSite(), PORT: String(nodePort), DATA_DIR: nodeDir })
  const node = revivable(() => startChild({ ...ways.bare, env: envOfNode() }))
  const balancer = await startBalancer([sitePort, nodePort])
  await studio.start()
  await site.start()
  return {
    folder,
    sitePort,
    postgres,
    proxy,
    mail,
    studio,
    twin: { ...twin, port: twinPort },
    node: { ...node, port: nodePort, dataDir: nodeDir },
    balancer,
    site: {
      ...site,
      dataDir: () => dataDir,
      supervise: () => site.start(siteBy('supervised')),
      replace: () => runChild(['tools/restart.ts'], envOfSite()),
      async moveTo(next) {
        await site.kill()
        dataDir = next
        await site.start()
      },
    },
    async close() {
      await Promise.all([site.kill(), studio.kill(), twin.kill(), node.kill()])
      await Promise.all([proxy.stop(), mail.stop(), balancer.stop()])
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

function revivable(begin: () => Promise<Child>): Revivable {
  let child: Child | undefined
  async function kill() {
    await child?.kill()
    child = undefined
  }
  return {
    pid: () => child?.pid ?? 0,
    async start(beginSo = begin) {
      await kill()
      child = await beginSo()
    },
    kill,
  }
}

type Places = {
  folder: string
  sitePort: number
  studioPort: number
  mailPort: number
  databaseUrl: string
}

const settings = ({ folder, sitePort, studioPort, mailPort, databaseUrl }: Places) => ({
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  HOST: '127.0.0.1',
  PORT: String(sitePort),
  STUDIO_PORT: String(studioPort),
  SITE_ORIGIN: `http://127.0.0.1:${sitePort}`,
  STUDIO_ORIGIN: `http://127.0.0.1:${studioPort}`,
  DATABASE_URL: databaseUrl,
  // Sites count in it, too: whatever becomes of it, nobody who writes may notice.
  LIMITS_URL: databaseUrl,
  DATA_DIR: folder,
  // Forwarding headers give every visitor an address of their own.
  TRUST_PROXY: '127.0.0.1',
  METRICS_KEY: metricsKey,
  SERVICE_KEY: 'for-the-fault-suite-only-0123456789abcdef',
  PAYLOAD_SECRET: 'for-the-fault-suite-only-fedcba9876543210',
  SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  MAIL_FROM: 'Birkar <hello@birkar.example>',
})
