/** What the checks read of the project, so that each check itself is a pure function. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listProjectFiles } from '../project-files.ts'
import { root } from '../root.ts'

export type SourceFile = { path: string; text: string }

export type Manifest = {
  name?: string
  exports?: Record<string, string>
  allowScripts?: Record<string, boolean>
} & Partial<Record<DependencyKind, Record<string, string>>>

type DependencyKind = (typeof dependencyKinds)[number]

export const dependencyKinds = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
] as const

export type Lockfile = {
  packages: Record<
    string,
    {
      version?: string
      hasInstallScript?: boolean
      integrity?: string
      license?: string
      dev?: boolean
      devOptional?: boolean
      optional?: boolean
      link?: boolean
    } & Partial<Record<DependencyKind, Record<string, string>>>
  >
}

export function readSources(select: (path: string) => boolean): SourceFile[] {
  return listProjectFiles(root)
    .filter(select)
    .flatMap((path) => {
      const text = readText(path)
      return text === undefined ? [] : [{ path, text }]
    })
}

/** Every package.json of the project with its path. */
export function readManifests(): { path: string; manifest: Manifest }[] {
  return readSources((path) => /(^|\/)package\.json$/.test(path)).map(({ path, text }) => ({
    path,
    manifest: JSON.parse(text),
  }))
}

export function readLockfile(): Lockfile {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
}

/** `node_modules/a/node_modules/@b/c` → `@b/c`. */
export function packageNameOf(lockfilePath: string): string {
  return lockfilePath.split('node_modules/').at(-1) ?? lockfilePath
}

function readText(path: string) {
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch {
    return undefined
  }
}
