import { chownSync, constants, copyFileSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Copies a file or a folder with all that is in it; as root, with its owners too. */
export function copyWithOwners(from: string, to: string): void {
  const found = statSync(from)
  if (found.isDirectory()) {
    mkdirSync(to, { mode: found.mode & 0o777 })
    for (const name of readdirSync(from)) copyWithOwners(join(from, name), join(to, name))
  } else {
    // Where the file system can, both share their blocks until one of them is written to.
    copyFileSync(from, to, constants.COPYFILE_FICLONE)
  }
  if (process.getuid?.() === 0) chownSync(to, found.uid, found.gid)
}
