/**
 * `npm run upgrade-fixture -- NAME`: a small product of this very version as a fixture of the upgrade tests: it
 * is begun without the demo, written to, and stopped with messages in the inbox that no studio has had.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backUp } from './backup/backup-now.ts'
import { post } from './faults/post.ts'
import { countInbox } from './faults/stored.ts'
import { until } from './faults/until.ts'
import { createReport } from './report.ts'
import { root } from './root.ts'
import { spawnStudioCommand } from './run-in-studio.ts'
import { explain, Sentence } from './sentence.ts'
import { findFreePort } from './stack/ports.ts'
import { readSettings } from './stack/settings.ts'
import { startStack } from './stack.ts'
import { articles } from './upgrade/articles.ts'
import { packBackup } from './upgrade/pack.ts'

const report = createReport()
const folder = mkdtempSync(join(tmpdir(), 'wajiha-release-'))
try {
  const [name = ''] = process.argv.slice(2)
  if (!/^[\d.a-z_-]+$/.test(name))
    throw new Sentence('Name the release: npm run upgrade-fixture -- 2026-12-01_second')
  // PostgreSQL runs as another user when root starts us, who must be able to pass through.
  chmodSync(folder, 0o711)
  const file = join(root, 'tools/upgrade/fixtures', `${name}.backup.br`)
  const packed = await make()
  writeFileSync(file, packed)
  report.close()
  console.log(`${file} (${Math.round(packed.length / 1000)} kB)`)
  process.exitCode = 0
} catch (error) {
  report.close()
  console.error(explain(error))
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
}
process.exit()

async function make(): Promise<Buffer> {
  const dataDir = join(folder, 'data')
  const { DATABASE_URL: _, PAYLOAD_SECRET: __, SERVICE_KEY: ___, ...own } = process.env
  const env = { ...own, DEMO: 'off', TRUST_PROXY: '127.0.0.1' }
  const ports = { site: await findFreePort(), studio: await findFreePort() }
  const stack = await startStack({ dataDir, ports, env, report })
  try {
    await bring(dataDir, stack.databaseUrl)
    // The eighth of each dozen is an application with a CV.
    for (const at of [6, 7, 8, 16]) await write(ports.site, at)
    await until('the studio has them', () => countInbox(dataDir).waiting === 0)
    // From here on it hears nothing; the site goes on thanking.
    process.kill(stack.pids().studio ?? 0, 'SIGSTOP')
    for (const at of [22, 23, 24]) await write(ports.site, at)
  } finally {
    await stack.stop()
  }
  const target = join(folder, 'backup')
  const settings = readSettings({ ...env, DATA_DIR: dataDir })
  await backUp(settings, { target, key: 'plain', kind: 'whole', isProven: true })
  return packBackup(target)
}

async function bring(dataDir: string, databaseUrl: string) {
  const texts = join(folder, 'texts')
  mkdirSync(texts)
  for (const [file, words] of Object.entries(articles)) writeFileSync(join(texts, file), words)
  const code = await spawnStudioCommand('content', ['import-markdown', texts], {
    dataDir,
    databaseUrl,
  })
  if (code !== 0) throw new Sentence('The articles could not be brought; why is said above.')
}

async function write(port: number, at: number) {
  const { status } = await post(port, { message: `release-${at}`, at })
  if (status !== 202) throw new Sentence(`A form was answered with ${status} instead of thanks.`)
}
