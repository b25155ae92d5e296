/**
 * From the data of every release that there was to this version: its backup becomes a product in an empty
 * folder, and `npm start` of today does the rest.
 */
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { besideIn } from '../backup/before-upgrade.ts'
import { readIndexes } from '../backup/catalogue.ts'
import { readManifest } from '../backup/choose-backup.ts'
import type { Manifest } from '../backup/manifest.ts'
import { restore } from '../backup/restore-backup.ts'
import { openWith } from '../backup/sealing.ts'
import { openSource } from '../backup/target.ts'
import { readStored } from '../backup/vault.ts'
import { readInbox } from '../doctor/read-inbox.ts'
import { askDatabase, countInbox } from '../faults/stored.ts'
import { until } from '../faults/until.ts'
import { findFreePort } from '../stack/ports.ts'
import { readSettings } from '../stack/settings.ts'
import { type Stack, startStack } from '../stack.ts'
import { unpackBackup } from './pack.ts'

const fixtures = join(import.meta.dirname, 'fixtures')
const releases = readdirSync(fixtures).filter((name) => name.endsWith('.backup.br'))
const longMs = 300_000
const stacks: Stack[] = []

afterAll(async () => {
  for (const stack of stacks) await stack.stop()
}, longMs)

const open = openWith([])
const hashesIn = (folder: string, names = readdirSync(folder)) =>
  names
    .map((name) =>
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    )
    .toSorted()

/** Rows of one table as the release left them. */
async function rowsOf(folder: string, { database }: Manifest, name: string) {
  const table = database?.tables.find((one) => one.name === name)
  if (!table) throw new Error(`no table ${name}`)
  const lines = (await text(await readStored(await openSource(folder), open, table))).split('\n')
  return lines
    .filter(Boolean)
    .map((line) => line.split('\t'))
    .map((values) => new Map(table.columns.map((column, at) => [column, values[at] ?? ''])))
}

/** Public articles: the way to each in its language, and its title. */
async function articlesOf(folder: string, manifest: Manifest) {
  const rows = await rowsOf(folder, manifest, 'posts_locales')
  return rows.map((row) => ({
    path: `${row.get('_locale') === 'en' ? '/en' : ''}/blogs/${encodeURIComponent(row.get('slug') ?? '')}`,
    title: row.get('title') ?? '',
  }))
}

describe.each(releases)('the data of %s', (release) => {
  it(
    'arrives whole: pages in both languages, leads, CVs, and what no studio had yet, once',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'wajiha-upgrade-'))
      // PostgreSQL runs as another user when root starts us, who must be able to pass through.
      chmodSync(folder, 0o711)
      const [backup, dataDir] = [join(folder, 'backup'), join(folder, 'data')]
      unpackBackup(readFileSync(join(fixtures, release)), backup)
      const source = await openSource(backup)
      const [index] = await readIndexes(source)
      if (!index) throw new Error(`${release} holds no backup`)
      const manifest = await readManifest(source, open, index)
      const { DATABASE_URL: _, PAYLOAD_SECRET: __, SERVICE_KEY: ___, ...env } = process.env
      const settings = readSettings({ ...env, DATA_DIR: dataDir })

      const restored = await restore(settings, { source, identities: [], isVerified: true })
      expect(restored.problems).toEqual([])
      const received = readInbox(dataDir) ?? []
      const waiting = received.filter(({ deliveredAt }) => !deliveredAt)
      expect(waiting.length).toBeGreaterThan(0)
      expect(received.length).toBe(restored.stored + waiting.length)
      // Before the site starts, which lets go of what the studio has had for a month.
      const cvs = hashesIn(join(dataDir, 'inbox/files'))
      expect(cvs.length).toBeGreaterThan(1)

      const ports = { site: await findFreePort(), studio: await findFreePort() }
      const stack = await startStack({ dataDir, ports, env })
      stacks.push(stack)
      await until('the studio has what waited', () => countInbox(dataDir).waiting === 0)

      const ask = <Row extends object>(words: string) => askDatabase<Row>(stack.databaseUrl, words)
      const stored = await ask<{ reference: string; file: string | null }>(
        'select reference, attachment_file as file from submissions order by reference',
      )
      const references = received.map(({ reference }) => reference)
      expect(stored.map(({ reference }) => reference)).toEqual(references.toSorted())
      const named = stored.flatMap(({ file }) => file ?? [])
      expect(hashesIn(join(dataDir, 'attachments'), named)).toEqual(cvs)
      const countOf = async (table: 'leads' | 'applications') =>
        Number((await ask<{ count: string }>(`select count(*) from ${table}`))[0]?.count)
      // What is stored becomes work one after the other.
      await until(
        'all of it is work',
        async () => (await countOf('leads')) + (await countOf('applications')) === received.length,
      )
      expect(await countOf('applications')).toBe(cvs.length)

      const articles = await articlesOf(backup, manifest)
      expect(articles.length).toBeGreaterThan(1)
      for (const { path, title } of articles) {
        const answer = await fetch(new URL(path, stack.siteUrl))
        expect(answer.status, path).toBe(200)
        expect(await answer.text()).toContain(title)
      }

      const isOlder = index.migration !== (await newestMigration(stack))
      const before = existsSync(besideIn(dataDir))
        ? await readIndexes(await openSource(besideIn(dataDir)))
        : []
      expect(before.map(({ migration }) => migration)).toEqual(isOlder ? [index.migration] : [])
      await stack.stop()
    },
    longMs,
  )
})

async function newestMigration({ databaseUrl }: Stack) {
  const [row] = await askDatabase<{ name: string }>(
    databaseUrl,
    'select max(name) as name from payload_migrations where batch > 0',
  )
  return row?.name
}
