/**
 * Hashed files of every build that was served here within seven days: a page that was loaded before a
 * deployment still asks for the files of its own build. They lie in one folder, since a hashed name says what
 * is in the file; a file's time is when a build that has it was last served.
 */
import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Encoded } from '../http/compress.ts'
import { writeWhole } from '../plumbing/write-whole.ts'

export const keptDays = 7

const aDay = 24 * 60 * 60_000
const anHour = 60 * 60_000
const plainName = /^\w[\w.-]{0,150}$/

export type KeptAssets = { read: (name: string) => Promise<Buffer | undefined> }

type Own = { name: string; body: Encoded }

/**
 * Keeps these files, forgets what no build had for seven days, and does both again every hour. A folder that
 * cannot be written costs only the files of other builds.
 */
export async function keepAssets(
  folder: string,
  own: readonly Own[],
  now: () => number = Date.now,
): Promise<KeptAssets> {
  const tidy = async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    for (const one of own) await keep(folder, one, now())
    await forget(folder, now() - keptDays * aDay)
  }
  // Before anybody is served: a process beside us is asked for our files as soon as we answer.
  await tidy().catch(() => {})
  setInterval(() => void tidy().catch(() => {}), anHour).unref()
  return {
    read: async (name) =>
      plainName.test(name) ? readFile(join(folder, name)).catch(() => undefined) : undefined,
  }
}

async function keep(folder: string, { name, body }: Own, at: number): Promise<void> {
  if (!plainName.test(name)) return
  const path = join(folder, name)
  const bytes = body.bytes.identity
  const kept = await stat(path).catch(() => undefined)
  if (kept?.size !== bytes.length) await writeWhole(path, bytes)
  await utimes(path, at / 1000, at / 1000)
}

async function forget(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const { mtimeMs } = await stat(join(folder, name))
    if (mtimeMs < before) await rm(join(folder, name), { force: true })
  }
}
