/** What stands around the product, each part asked side by side with the others. */
import { Resolver } from 'node:dns/promises'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import { root } from '../root.ts'
import { changeOf } from '../stack/before-migrating.ts'
import { planOf } from '../stack/plan.ts'
import type { Settings } from '../stack/settings.ts'
import { lookAtCertificates } from './around/certificates.ts'
import { lookAtClock } from './around/clock.ts'
import { lookAtMailServer } from './around/mail-server.ts'
import { lookAtPages } from './around/pages.ts'
import { judgeQueues, type Queues, readQueues } from './around/queues.ts'
import { lookAtSender } from './around/sender.ts'
import { judgeVersions } from './around/versions.ts'
import type { Finding } from './finding.ts'

type Parts = {
  settings: Settings
  /** Nothing where there is none yet, or none that answers. */
  databaseUrl: string | undefined
  /** Whether visitors should get an answer. */
  isRunning: boolean
  dkimSelector: string | undefined
}

export async function lookAround(parts: Parts): Promise<Finding[]> {
  const { settings, databaseUrl, isRunning, dkimSelector } = parts
  const { siteOrigin, studioOrigin, smtpUrl, mailFrom, isListed } = settings
  const asked = databaseUrl ? await askDatabase(databaseUrl).catch(() => undefined) : undefined
  const resolver = new Resolver({ timeout: 2_000, tries: 2 })
  const found = await Promise.all([
    judgeVersions({
      node: { runs: process.versions.node, pinned: pinnedNode() },
      postgres: asked?.postgres,
      migrations: asked?.change ?? { pending: [], strange: [] },
    }),
    asked?.queues ? judgeQueues(asked.queues) : [],
    lookAtClock(asked?.ahead),
    isRunning ? lookAtPages({ origin: siteOrigin, isListed }) : [],
    isRunning ? lookAtCertificates([siteOrigin, studioOrigin]) : [],
    smtpUrl ? lookAtMailServer(smtpUrl) : [],
    smtpUrl && mailFrom
      ? lookAtSender(mailFrom, dkimSelector, (name) => resolver.resolveTxt(name))
      : [],
  ])
  return found.flat()

  async function askDatabase(url: string) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
    client.on('error', () => {})
    await client.connect()
    try {
      const began = Date.now()
      const { rows } = await client.query(
        `select current_setting('server_version_num')::int as version, extract(epoch from clock_timestamp()) * 1000 as now`,
      )
      // Half of the way there and back.
      const ahead = (began + Date.now()) / 2 - Number(rows[0].now)
      const queues: Queues | undefined = await readQueues(client).catch(() => undefined)
      const change = await changeOf(planOf(settings, 'production'), url)
      return { postgres: Number(rows[0].version), ahead, queues, change }
    } finally {
      await client.end()
    }
  }
}

/** What the project brings; nothing where its manifest does not come along. */
function pinnedNode(): string | undefined {
  try {
    const manifest = JSON.parse(readFileSync(resolve(join(root, 'package.json')), 'utf8'))
    return manifest.dependencies?.node
  } catch {
    return undefined
  }
}
