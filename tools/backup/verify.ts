/**
 * Whether a restored place is what was backed up: every row, counted and hashed once more; every file,
 * read from the disk once more; every file that a row names, there; and whatever was received, stored.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Writable } from 'node:stream'
import type { Client } from 'pg'
import { lostOf } from '../doctor/findings.ts'
import { readInbox } from '../doctor/read-inbox.ts'
import { readStudio } from '../doctor/read-studio.ts'
import { hashIn } from '../files/copy-files.ts'
import { allEntries, isOfBucket } from '../files/files-bucket.ts'
import type { Bucket } from './bucket-target.ts'
import { isSqlite } from './data-files.ts'
import { copyOut } from './dump-database.ts'
import { inLanes } from './in-lanes.ts'
import type { DatabaseDump, StoredFile } from './manifest.ts'
import { namedByInbox, namedByStudio } from './references.ts'
import { hashFile } from './vault.ts'

/** @returns a sentence for each table that differs. */
export async function compareDatabase(client: Client, dump: DatabaseDump): Promise<string[]> {
  const problems: string[] = []
  for (const table of dump.tables) {
    const nowhere = new Writable({ write: (_, __, done) => done() })
    const { rows, sha256 } = await copyOut(client, table, nowhere)
    if (rows !== table.rows)
      problems.push(`${table.name} has ${rows} rows instead of ${table.rows}.`)
    else if (sha256 !== table.sha256) problems.push(`${table.name} holds other values.`)
  }
  return problems
}

/** Where files were restored to. */
type Place = { dataDir: string; bucket: Bucket | undefined }

/** @returns a sentence for each file that differs. */
export async function compareFiles(
  { dataDir, bucket }: Place,
  files: readonly StoredFile[],
): Promise<string[]> {
  const problems: string[] = []
  await inLanes(files, async ({ path, sha256 }) => {
    const isThere = bucket && isOfBucket(path)
    const found = isThere
      ? await hashIn(bucket, path)
      : (await hashFile(join(dataDir, path)))?.sha256
    if (!found) problems.push(`${path} is not there.`)
    else if (found !== sha256) problems.push(`${path} is another file.`)
    else if (isSqlite(path) && !isIntact(join(dataDir, path))) problems.push(`${path} is damaged.`)
  })
  return problems
}

function isIntact(file: string): boolean {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const row = database.prepare('PRAGMA integrity_check').get() as { integrity_check: string }
    return row.integrity_check === 'ok'
  } finally {
    database.close()
  }
}

/** @param missing what nobody had when the backup was made. @returns a sentence a file that a row names. */
export async function compareNames(
  { dataDir, bucket }: Place,
  client: Client,
  missing: readonly string[],
): Promise<{ problems: string[]; named: number }> {
  const inbox = join(dataDir, 'inbox', 'inbox.sqlite')
  const named = [
    ...(await namedByStudio(client)),
    ...(existsSync(inbox) ? namedByInbox(inbox) : []),
  ]
  const known = new Set(missing)
  const inBucket = bucket && new Set((await allEntries(bucket)).map(({ name }) => name))
  const isThere = (path: string) =>
    inBucket && isOfBucket(path) ? inBucket.has(path) : existsSync(join(dataDir, path))
  const problems = named
    .filter((path) => !known.has(path) && !isThere(path))
    .map((path) => `${path} is named by a row and not there.`)
  return { problems, named: named.length }
}

export type Received = {
  received: number
  stored: number
  /** References of what the inbox gave to the studio after the database was taken. */
  onTheWay: string[]
}

/** What the inbox holds against what the studio does. */
export async function compareReceived(dataDir: string, databaseUrl: string): Promise<Received> {
  const inbox = readInbox(dataDir)
  const studio = await readStudio(databaseUrl)
  const lost = lostOf({ inbox, studio })
  return {
    received: inbox?.length ?? 0,
    stored: studio.submissions.length,
    onTheWay: lost.map(({ reference }) => reference),
  }
}
