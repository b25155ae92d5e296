/** What runs in production, as the lockfile pins it: each package once for each version and place. */
import { type Lockfile, packageNameOf } from '../checks/project.ts'

export type Package = {
  /** In the lockfile, such as `node_modules/a/node_modules/@b/c`. */
  path: string
  name: string
  version: string
  /** As npm writes it: `sha512-…` in base64. */
  integrity: string | undefined
  /** An SPDX expression, as its maker wrote it. */
  licence: string | undefined
  /** Packages of other systems are pinned, too, and are not installed here. */
  isOptional: boolean
  needs: string[]
}

/** Packages whose lockfile entry has no licence, and what their own `package.json` says in an older way. */
export const namedLicences: Record<string, string> = { busboy: 'MIT', streamsearch: 'MIT' }

export function productionPackages({ packages }: Lockfile): Package[] {
  const run = new Map(
    Object.entries(packages).filter(
      ([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link,
    ),
  )
  return [...run]
    .map(([path, entry]) => ({
      path,
      name: packageNameOf(path),
      version: entry.version ?? '',
      integrity: entry.integrity,
      licence: entry.license ?? namedLicences[packageNameOf(path)],
      isOptional: Boolean(entry.optional ?? entry.devOptional),
      needs: Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
        .flatMap((name) => placeOf(name, path, run) ?? [])
        .sort(),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Where a package is found from another, as Node looks: beside it, then upwards. */
export function placeOf(
  name: string,
  from: string,
  among: ReadonlyMap<string, unknown>,
): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    const path = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`
    if (among.has(path)) return path
    if (!folder) return undefined
  }
}
