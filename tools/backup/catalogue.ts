/** What lies in a target: whose it is, which backups it holds, and what of it nobody needs any more. */
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Sentence } from '../sentence.ts'
import { formatVersion, type Index, indexSchema, markSchema, places } from './manifest.ts'
import { type Dated, keptOf } from './rotation.ts'
import type { Target } from './target.ts'

/** One installation a target: two would take each other's files for rubbish. @throws {Sentence} */
export async function claimTarget(target: Target, namesKey: string): Promise<void> {
  const installation = createHash('sha256').update(namesKey).digest('hex').slice(0, 16)
  if (!(await target.has(places.mark))) {
    if ((await target.list(places.indexes)).length > 0) throw notOurs(target)
    const text = JSON.stringify({ format: formatVersion, installation })
    await target.put(places.mark, Readable.from([Buffer.from(text)]))
    return
  }
  const mark = markSchema.safeParse(await readJson(target, places.mark)).data
  if (mark?.installation !== installation) throw notOurs(target)
}

const notOurs = ({ name }: Target) =>
  new Sentence(
    `${name} holds backups of another installation, or of a newer version. Choose a folder of its own for this one.`,
  )

/** Backups that are whole, the oldest first. */
export async function readIndexes(target: Target): Promise<Index[]> {
  const found: Index[] = []
  for (const name of await target.list(places.indexes)) {
    const index = indexSchema.safeParse(await readJson(target, name)).data
    if (index) found.push(index)
  }
  return found.sort((a, b) => (a.at < b.at ? -1 : 1))
}

/**
 * Removes backups that are past their time, and then what none of the others needs. An index that cannot
 * be read may need anything: then nothing goes.
 *
 * @param rule ids of those that stay.
 */
export async function rotate(
  target: Target,
  now: Date,
  rule: (backups: readonly Dated[], now: Date) => Set<string> = keptOf,
): Promise<{ kept: number; removed: number }> {
  const indexes = await readIndexes(target)
  const names = await target.list(places.indexes)
  if (names.length !== indexes.length) return { kept: indexes.length, removed: 0 }
  const kept = rule(indexes, now)
  const staying = indexes.filter(({ id }) => kept.has(id))
  const going = indexes.filter(({ id }) => !kept.has(id))
  // Its index first: half a backup must not be taken for one.
  for (const { id } of going) await target.remove(places.index(id))
  const needed = new Set(staying.flatMap(({ objects }) => objects))
  for (const name of await target.list(places.objects))
    if (!needed.has(name)) await target.remove(name)
  return { kept: staying.length, removed: going.length }
}

async function readJson(target: Target, name: string): Promise<unknown> {
  try {
    return JSON.parse((await buffer(await target.read(name))).toString())
  } catch {
    return undefined
  }
}
