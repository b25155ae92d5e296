/** CVs of the inbox: random names, synced before their row is, outside anything that is served. */
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { syncFolder } from '../plumbing/write-whole.ts'
import { InboxUnavailable } from './group-commit.ts'

const anHour = 60 * 60_000

export type Files = Awaited<ReturnType<typeof openFiles>>

/** Opens both folders and removes what a crash left behind. @param isKept whether a row names a file. */
export async function openFiles(root: string, isKept: (name: string) => boolean) {
  const folder = join(root, 'files')
  const incoming = join(root, 'incoming')
  for (const one of [folder, incoming]) await mkdir(one, { recursive: true, mode: 0o700 })
  await sweep(incoming, () => false)
  await sweep(folder, isKept)
  return {
    folder,
    incoming,
    /** Takes a finished file over. @returns its name below the folder. @throws {InboxUnavailable} */
    async keep(path: string): Promise<string> {
      const name = basename(path).replace(/\.part$/, '')
      try {
        await rename(path, join(folder, name))
        await syncFolder(folder)
      } catch (cause) {
        throw new InboxUnavailable('The inbox cannot keep a file', { cause })
      }
      return name
    },
    drop: (name: string) => rm(join(folder, name), { force: true }),
  }
}

/** A young file may be another process's, still arriving. */
async function sweep(folder: string, isKept: (name: string) => boolean) {
  for (const name of await readdir(folder)) {
    if (isKept(name)) continue
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > anHour) await rm(join(folder, name), { force: true })
  }
}
