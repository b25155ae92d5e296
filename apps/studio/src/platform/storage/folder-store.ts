import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Store } from './store.ts'

/** @param folder absolute; made when something is kept in it. */
export function folderStore(folder: string): Store {
  const pathOf = (name: string) => join(/* turbopackIgnore: true */ folder, basename(name))
  return {
    async sizeOf(name) {
      const found = await stat(pathOf(name)).catch(unlessGone)
      return found?.isFile() ? found.size : undefined
    },
    async open(name) {
      const handle = await open(pathOf(name)).catch(unlessGone)
      if (!handle) return undefined
      const found = await handle.stat()
      if (found.isFile()) return { size: found.size, body: handle.createReadStream() }
      await handle.close()
      return undefined
    },
    async keep(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const half = `${pathOf(name)}.${randomBytes(4).toString('hex')}.part`
      try {
        const handle = await open(half, 'wx', 0o600)
        try {
          await handle.writeFile(bytes)
          await handle.sync()
        } finally {
          await handle.close()
        }
        await rename(half, pathOf(name))
      } catch (error) {
        await rm(half, { force: true })
        throw error
      }
    },
    drop: (name) => rm(pathOf(name), { force: true }),
  }
}

function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (/^(?:ENOENT|ENOTDIR|EISDIR)$/.test(error.code ?? '')) return undefined
  throw error
}
