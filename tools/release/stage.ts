/** Lays a release out in a folder: the project's files, the builds, the packages, and what says what it is. */
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { listProjectFiles } from '../project-files.ts'
import { readSbom } from '../sbom/read-sbom.ts'
import { heap } from '../stack/memory.ts'
import { licencesOf } from './licences.ts'
import { type Lockfile, neededPackages } from './packages.ts'
import { reachedFrom } from './reach.ts'
import { commands, isWantedOfBuild, isWantedOfPackage, isWantedSource } from './what-goes-in.ts'

/** Where builds are said to lie, in place of the machine that made them. */
const neutral = '/opt/wajiha'

export const builds = ['apps/site/dist', 'apps/studio/.next']

/** The project's own files of a release, relative to the root. */
export function sourcesOf(root: string): string[] {
  const starts = commands.map((name) => `tools/${name}.ts`)
  return [...listProjectFiles(root).filter(isWantedSource), ...reachedFrom(root, starts)].sort()
}

export function packagesOf(root: string) {
  const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile
  return neededPackages(lockfile, (path) => existsSync(join(root, path)))
}

/** The files of one package, without the packages inside it. */
export function filesOfPackage(root: string, path: string): string[] {
  return walk(root, path)
    .filter((file) => !file.slice(path.length).includes('/node_modules/'))
    .filter(isWantedOfPackage)
}

/** @param folder Absolute, and empty. */
export function stage(root: string, folder: string, about: Record<string, unknown>): void {
  const copy = (path: string) => copyInto(root, folder, path)
  for (const path of sourcesOf(root)) copy(path)
  for (const build of builds)
    for (const path of walk(root, build).filter(isWantedOfBuild)) copyBuilt(root, folder, path)
  const packages = packagesOf(root)
  for (const { path } of packages) for (const file of filesOfPackage(root, path)) copy(file)
  for (const name of ['arabic', 'brand', 'contract']) copy(`node_modules/@wajiha/${name}`)
  copyFileSync(join(root, 'tools/release/wajiha.sh'), join(folder, 'wajiha'))
  copyFileSync(join(root, 'tools/release/healthy.mjs'), join(folder, 'healthy.mjs'))
  write(join(folder, 'LICENCES.txt'), licencesOf(root, packages))
  write(join(folder, 'sbom.cdx.json'), readSbom())
  write(join(folder, 'release.json'), `${JSON.stringify(about, null, 2)}\n`)
  compileAhead(folder)
}

function copyInto(root: string, folder: string, path: string) {
  const [from, to] = [join(root, path), join(folder, path)]
  mkdirSync(dirname(to), { recursive: true })
  if (lstatSync(from).isSymbolicLink()) symlinkSync(readlinkSync(from), to)
  else copyFileSync(from, to)
}

/** A build names the folder it was made in here and there. */
function copyBuilt(root: string, folder: string, path: string) {
  const content = lstatSync(join(root, path)).isFile() ? readFileSync(join(root, path)) : undefined
  if (!content?.includes(`${root}`)) return copyInto(root, folder, path)
  write(join(folder, path), content.toString('utf8').replaceAll(root, neutral))
}

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** As the site's build does it, in the place where the release lies: what it keeps names files by their place in it. */
function compileAhead(folder: string) {
  const node = join(folder, 'node_modules/node/bin/node')
  const options = ['--disable-warning=ExperimentalWarning', ...heap.site]
  const cache = join(folder, 'apps/site/dist/compiled')
  spawnSync(node, [...options, 'apps/site/server/main.ts', '--load'], {
    cwd: folder,
    env: { NODE_COMPILE_CACHE: cache, NODE_COMPILE_CACHE_PORTABLE: '1' },
  })
}

/** Every file and link below, relative to the root. */
export function walk(root: string, path: string): string[] {
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => {
    const child = `${path}/${entry.name}`
    return entry.isDirectory() ? walk(root, child) : [child]
  })
}
