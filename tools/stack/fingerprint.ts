/** What a build was made from, as one hash: when it differs, the build is stale. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listProjectFiles } from '../project-files.ts'

/**
 * Hashes names and contents of the files under these paths, tracked by git or new, never ignored.
 *
 * @param root Absolute; `paths` are relative to it.
 */
export function fingerprint(root: string, paths: string[]): string {
  const hash = createHash('sha256').update(process.version)
  for (const file of listSources(root, paths)) {
    const content = read(join(root, file))
    if (content) hash.update(`\0${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** The files that a build may read: tests change no build, and what a build generates is no source. */
export function listSources(root: string, paths: string[]): string[] {
  const notSource = /\.test\.tsx?$|\.gen\.ts$|(^|\/)next-env\.d\.ts$|\.tsbuildinfo$/
  return listProjectFiles(root, paths).filter((file) => !notSource.test(file))
}

function read(file: string) {
  try {
    return readFileSync(file)
  } catch {
    // Deleted but not yet committed, or a symbolic link to a folder.
    return undefined
  }
}
