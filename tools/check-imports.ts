/**
 * Imports point one way (ARCHITECTURE 1): arabic ← contract ← brand ← { site, studio }, and inside
 * the site pages → blocks → ui. A file of a workspace is reached by its exports alone, and an import
 * of a file of ours says the whole file name.
 */
import { posix } from 'node:path'
import type { Finding } from './checks/finding.ts'
import { tell } from './checks/finding.ts'
import { readManifests, readSources, type SourceFile } from './checks/project.ts'

type Workspace = { name: string; folder: string; exports: string[] }

/** Which workspaces each one may import. Everything else in the root may import none. */
const mayImport: Record<string, string[]> = {
  '@wajiha/arabic': [],
  '@wajiha/contract': ['@wajiha/arabic'],
  // Made from the contract's description of the API, and importing nothing.
  '@wajiha/client': [],
  '@wajiha/brand': ['@wajiha/arabic', '@wajiha/contract'],
  '@wajiha/site': ['@wajiha/arabic', '@wajiha/brand', '@wajiha/contract'],
  // The client is for the tests of what it asks.
  '@wajiha/studio': ['@wajiha/arabic', '@wajiha/brand', '@wajiha/client', '@wajiha/contract'],
}

/** Inside the site: what each room may not enter. `type` still lets types through. */
const closed: { from: string; to: string; types: 'too' | 'pass' }[] = [
  ...['content', 'pages', 'blocks', 'shell', 'messages', 'seo'].map((room) => ({
    from: 'app/ui/',
    to: `app/${room}/`,
    types: 'too' as const,
  })),
  { from: 'app/blocks/', to: 'app/pages/', types: 'too' },
  { from: 'app/shell/', to: 'app/pages/', types: 'too' },
  { from: 'app/', to: 'server/', types: 'pass' },
]

type Import = { specifier: string; isType: boolean; line: number }

export function findWrongImports(files: SourceFile[], workspaces: Workspace[]): Finding[] {
  return files.flatMap((file) =>
    readImports(file.text).flatMap((one) => {
      const problem = explain(file.path, one, workspaces)
      return problem ? { where: `${file.path}:${one.line}`, problem } : []
    }),
  )
}

/** Every static, dynamic and re-exporting import with a literal address. */
export function readImports(text: string): Import[] {
  const pattern =
    /^[ \t]*(?:import|export)\s+(type\s)?(?:[^'"`;()]*?\sfrom\s+)?(['"])([^'"]+)\2|\bimport\(\s*(['"])([^'"]+)\4/gm
  return [...text.matchAll(pattern)].map((match) => ({
    specifier: match[3] ?? match[5] ?? '',
    isType: Boolean(match[1]),
    line: text.slice(0, match.index).split('\n').length,
  }))
}

/** The contract's schemas weigh 27 kB in the browser; a component may know their types alone. */
const isHeavy = (path: string, { specifier, isType }: Import) =>
  /^apps\/site\/app\/.*\.tsx$/.test(path) && specifier === '@wajiha/contract' && !isType

/** The studio's own link looks nothing up ahead. */
const ownLink = 'apps/studio/src/platform/admin/link.tsx'
const isForeignLink = (path: string, { specifier }: Import) =>
  path.startsWith('apps/studio/') && path !== ownLink && specifier === 'next/link'

function explain(path: string, one: Import, workspaces: Workspace[]): string | undefined {
  const home = workspaces.find(({ folder }) => path.startsWith(`${folder}/`))
  if (isHeavy(path, one))
    return 'takes values from @wajiha/contract into the browser; import types from it, and values from @wajiha/contract/limits and its other small doors'
  if (isForeignLink(path, one)) return `looks up every way in sight; take Link from ${ownLink}.`
  if (one.specifier.startsWith('@wajiha/')) return explainWorkspace(one.specifier, home, workspaces)
  const target = resolveOwn(path, one.specifier, home)
  if (target === undefined) return undefined
  if (!/\.[a-z0-9]+(\?[\w&=]+)?$/i.test(one.specifier)) {
    return `write the whole file name: “${one.specifier}” has no extension.`
  }
  const owner = workspaces.find(({ folder }) => target.startsWith(`${folder}/`))
  // The root measures and tests the apps from inside (bench, e2e); a workspace keeps to itself.
  if (home && owner !== home) {
    return `“${one.specifier}” leaves its workspace; import what a package.json#exports names.`
  }
  return home?.name === '@wajiha/site' ? explainRoom(path, target, one, home.folder) : undefined
}

/** `./words/*` lets in all that lies below. */
const isOfFolder = (one: string, entry: string) =>
  one.endsWith('/*') && entry.startsWith(one.slice(0, -1))

function explainWorkspace(specifier: string, home: Workspace | undefined, all: Workspace[]) {
  const name = specifier.split('/').slice(0, 2).join('/')
  const target = all.find((workspace) => workspace.name === name)
  if (!target) return `no workspace is called ${name}.`
  if (home && home.name !== name && !mayImport[home.name]?.includes(name)) {
    return `${home.name} may not import ${name}.`
  }
  const entry = `.${specifier.slice(name.length)}`
  if (target.exports.some((one) => one === entry || isOfFolder(one, entry))) return undefined
  return `${name} does not export “${entry}”; its package.json#exports says what it does.`
}

/** The path of a file of ours; `undefined` for packages and for Node's own. */
function resolveOwn(path: string, specifier: string, home: Workspace | undefined) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier)
  if (home && specifier.startsWith('#')) return `${home.folder}/${specifier.slice(1)}`
  return undefined
}

function explainRoom(path: string, target: string, { isType }: Import, folder: string) {
  const [from, to] = [path, target].map((one) => one.slice(folder.length + 1)) as [string, string]
  const wall = closed.find(
    (one) =>
      from.startsWith(one.from) && to.startsWith(one.to) && !(isType && one.types === 'pass'),
  )
  if (!wall) return undefined
  return `${wall.from} may not import ${wall.to}${wall.types === 'pass' ? ' (types may)' : ''}.`
}

/** Whole check over the real tree. */
export function checkImports(): Finding[] {
  const workspaces = readManifests().flatMap(({ path, manifest }) =>
    path === 'package.json' || !manifest.name
      ? []
      : {
          name: manifest.name,
          folder: posix.dirname(path),
          exports: Object.keys(manifest.exports ?? {}),
        },
  )
  const sources = readSources(
    (path) => /\.(tsx?|mjs)$/.test(path) && !/\.gen\.ts$|\/migrations\/|importMap/.test(path),
  )
  return findWrongImports(sources, workspaces)
}

if (import.meta.main) tell(checkImports())
