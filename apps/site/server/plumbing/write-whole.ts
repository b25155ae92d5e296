/**
 * Writes a file so that a crash leaves the old one or the new one and never half of one: aside, then
 * renamed. `removeUnfinished` takes away what a process was writing when it was killed.
 */
import { open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

type Options = {
  /** On the disk before it settles, name and all: for what nobody could ask for again. */
  isSynced?: boolean
  /** `0o600` for what is a visitor's. */
  mode?: number
}

const unfinished = '.new'

export async function writeWhole(
  path: string,
  data: Uint8Array | string,
  { isSynced = false, mode }: Options = {},
): Promise<void> {
  // Another process may write the same file.
  const aside = `${path}.${process.pid}${unfinished}`
  try {
    const file = await open(aside, 'w', mode)
    try {
      await file.writeFile(data)
      if (isSynced) await file.sync()
    } finally {
      await file.close()
    }
    await rename(aside, path)
  } catch (error) {
    await rm(aside, { force: true }).catch(() => {})
    throw error
  }
  if (isSynced) await syncFolder(dirname(path))
}

/** A name is only on the disk once its folder is. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

export async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.endsWith(unfinished)) await rm(join(folder, name), { force: true })
}
