/** The cheap half of a drill: a backup that was just made is opened, and its database and inbox read to the end. */
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Sentence } from '../sentence.ts'
import { readManifest } from './choose-backup.ts'
import { isSqlite } from './data-files.ts'
import { inLanes } from './in-lanes.ts'
import { type Index, places } from './manifest.ts'
import type { Opening } from './sealing.ts'
import type { Target } from './target.ts'
import { readStored } from './vault.ts'

/**
 * Pictures, downloads and CVs are only looked for: no upgrade writes them, and reading all would take as long as
 * sending them.
 *
 * @throws {Sentence} when something of it is not there or is not what was kept.
 */
export async function requireReadable(target: Target, open: Opening, index: Index): Promise<void> {
  const held = new Set(await target.list(places.objects))
  const lacking = index.objects.find((name) => !held.has(name))
  if (lacking)
    throw new Sentence(`${target.name} lacks ${lacking}, which was just written. Look at its disk.`)
  const { database, files } = await readManifest(target, open, index)
  const read = [...(database?.tables ?? []), ...files.filter(({ path }) => isSqlite(path))]
  await inLanes(read, async (stored) => {
    const nowhere = new Writable({ write: (_, __, done) => done() })
    await pipeline(await readStored(target, open, stored), nowhere)
  })
}
