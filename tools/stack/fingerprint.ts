/** What a build was made from, as one hash: when it differs, the build is stale. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const notSources = new Set(['node_modules', 'dist', '.next', '.output', 'coverage', 'data'])

/**
 * Hashes names and contents of the files under these paths, tracked by git or new, never ignored;
 * tests are left out, they change no build.
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

/** Sorted, relative to the root, with `/`. */
export function listSources(root: string, paths: string[]): string[] {
  const files = listWithGit(root, paths) ?? paths.flatMap((path) => walk(root, join(root, path)))
  return [...new Set(files)].filter((file) => !/\.test\.tsx?$/.test(file)).sort()
}

function listWithGit(root: string, paths: string[]) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths]
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return status === 0 ? stdout.split('\0').filter(Boolean) : undefined
}

/** Without git (an unpacked archive, a container image) the folders that hold no sources are named. */
function walk(root: string, path: string): string[] {
  try {
    return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
      if (notSources.has(entry.name)) return []
      const child = join(path, entry.name)
      return entry.isDirectory() ? walk(root, child) : relativeName(root, child)
    })
  } catch {
    return relativeName(root, path)
  }
}

function relativeName(root: string, path: string) {
  return [relative(root, path).replaceAll('\\', '/')]
}

function read(file: string) {
  try {
    return readFileSync(file)
  } catch {
    // Deleted but not yet committed, or a symbolic link to a folder.
    return undefined
  }
}
