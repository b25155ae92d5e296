/** The files of the project: what git tracks or would track, never what it ignores. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

const notSources = new Set(['.git', 'node_modules', 'dist', '.next', '.output', 'coverage', 'data'])

/**
 * @param root Absolute; `paths` are relative to it.
 * @returns Sorted, relative to the root, with `/`.
 */
export function listProjectFiles(root: string, paths: string[] = ['.']): string[] {
  const files = listWithGit(root, paths) ?? paths.flatMap((path) => walk(root, join(root, path)))
  return [...new Set(files)].sort()
}

function listWithGit(root: string, paths: string[]) {
  // An archive that was unpacked inside somebody's own clone is no part of it.
  if (!existsSync(join(root, '.git'))) return undefined
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
      return entry.isDirectory() ? walk(root, child) : [nameOf(root, child)]
    })
  } catch {
    return [nameOf(root, path)]
  }
}

function nameOf(root: string, path: string) {
  return relative(root, path).replaceAll('\\', '/')
}
