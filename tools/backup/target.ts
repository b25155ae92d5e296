/** Where backups go: a folder or a bucket. Names are relative, with `/`; what is put is there whole or not at all. */
import { createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Sentence } from '../sentence.ts'
import { bucketTarget, isBucket } from './bucket-target.ts'

export type Target = {
  /** As people wrote it, for sentences. */
  name: string
  /** @throws {Sentence} when it is full or cannot be written. */
  put: (name: string, bytes: Readable) => Promise<void>
  /** @throws {Sentence} when it is not there. */
  read: (name: string) => Promise<Readable>
  /** Names below a folder, in no order; none where there is no such folder. */
  list: (folder: string) => Promise<string[]>
  has: (name: string) => Promise<boolean>
  remove: (name: string) => Promise<void>
  /** Removes what killed backups left unfinished. */
  tidy: () => Promise<void>
}

const unfinished = /\.part-\d+-\d+$/
let drafts = 0

/**
 * @param place a bucket, or an absolute folder. That is made when the folder above it is there.
 * @throws {Sentence}
 */
export async function openTarget(place: string): Promise<Target> {
  if (isBucket(place)) return bucketTarget(place)
  await makeFolder(place)
  return folderTarget(place)
}

/** @throws {Sentence} when there is no such folder. */
export async function openSource(folder: string): Promise<Target> {
  if (isBucket(folder)) return bucketTarget(folder)
  const found = await stat(folder).catch(() => undefined)
  if (!found?.isDirectory()) throw new Sentence(`There is no folder ${folder} to restore from.`)
  return folderTarget(folder)
}

function folderTarget(folder: string): Target {
  const pathOf = (name: string) => join(folder, ...name.split('/'))
  const namesIn = async (place: string) => {
    const found = await readdir(pathOf(place), { recursive: true, withFileTypes: true }).catch(
      () => [],
    )
    return found
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  }
  return {
    name: folder,
    async put(name, bytes) {
      const path = pathOf(name)
      // Two files of the same content are sent at the same moment under the same name.
      drafts += 1
      const draft = `${path}.part-${process.pid}-${drafts}`
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        await pipeline(bytes, createWriteStream(draft, { mode: 0o600, flush: true }))
        await rename(draft, path)
        await syncFolder(dirname(path))
      } catch (error) {
        await rm(draft, { force: true }).catch(() => {})
        throw explain(folder, error)
      }
    },
    async read(name) {
      const path = pathOf(name)
      await access(path).catch(() => {
        throw new Sentence(
          `${folder} lacks ${name}, which this backup needs. Restore an older one.`,
        )
      })
      return createReadStream(path)
    },
    list: async (place) => (await namesIn(place)).filter((name) => !unfinished.test(name)),
    has: (name) =>
      access(pathOf(name)).then(
        () => true,
        () => false,
      ),
    remove: (name) => rm(pathOf(name), { force: true }),
    async tidy() {
      for (const place of ['objects', 'backups'])
        for (const name of await namesIn(place))
          if (unfinished.test(name)) await rm(pathOf(name), { force: true })
    },
  }
}

/** Not with the folders above it: a disk that is not mounted must not be taken for the target. */
async function makeFolder(folder: string): Promise<void> {
  try {
    if ((await stat(folder).catch(() => undefined))?.isDirectory()) return
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    throw explain(folder, error)
  }
}

/** A new name lasts only when its folder was written, too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function explain(folder: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new Sentence(
      `The backup’s target ${folder} is full. Make room there, or choose another; the backups that it holds are whole.`,
    )
  if (code === 'ENOENT')
    return new Sentence(
      `There is no folder ${dirname(folder)} to make the backup’s target in. Is its disk mounted?`,
    )
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return new Sentence(`The backup’s target ${folder} is a file. Name a folder.`)
  if (code === 'EROFS')
    return new Sentence(
      `The backup’s target ${folder} is read-only here. Under systemd run install-units again, which lets the units write there, and restart the studio; else mount it for writing.`,
    )
  if (code === 'EACCES' || code === 'EPERM')
    return new Sentence(
      `The backup’s target ${folder} cannot be written (${code}). Give this user the right to write there, or choose another.`,
    )
  return error
}
