/** No version with a known hole is installed, and no package that we decided against. */
import type { Finding } from './checks/finding.ts'
import { tell } from './checks/finding.ts'
import { type Lockfile, packageNameOf, readLockfile } from './checks/project.ts'

/** The first releases without the published holes (R6.2). */
const floors: Record<string, string> = { payload: '3.90.0', next: '16.4.5', sharp: '0.35.3' }

/** Each opens a door that this project keeps shut: public writes, bulk reads, a second API. */
const unwanted = [
  '@payloadcms/plugin-form-builder',
  '@payloadcms/plugin-import-export',
  '@payloadcms/plugin-mcp',
  '@payloadcms/plugin-search',
]

export function findBelowFloors({ packages }: Lockfile): Finding[] {
  return Object.entries(packages).flatMap(([path, { version }]) => {
    if (!path.includes('node_modules/')) return []
    const name = packageNameOf(path)
    const floor = floors[name]
    if (unwanted.includes(name)) return { where: path, problem: 'this project does without it.' }
    if (!floor || (version && compareVersions(version, floor) >= 0)) return []
    return { where: path, problem: `${version} has known holes; the floor is ${floor}.` }
  })
}

/** Negative when `left` is older. A pre-release is older than its release. */
export function compareVersions(left: string, right: string): number {
  const [leftNumbers, leftTag] = split(left)
  const [rightNumbers, rightTag] = split(right)
  for (const [place, number] of leftNumbers.entries()) {
    const difference = number - (rightNumbers[place] ?? 0)
    if (difference !== 0) return difference
  }
  return Number(Boolean(rightTag)) - Number(Boolean(leftTag))
}

function split(version: string): [numbers: number[], tag: string | undefined] {
  const [numbers = '', tag] = version.split('+')[0]?.split(/-(.*)/) ?? []
  return [numbers.split('.').map(Number), tag]
}

if (import.meta.main) tell(findBelowFloors(readLockfile()))
