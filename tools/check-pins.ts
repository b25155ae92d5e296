/** Versions are exact everywhere, and packages that must move together stand at one version. */
import type { Finding } from './checks/finding.ts'
import { tell } from './checks/finding.ts'
import { dependencyKinds, type Manifest, readManifests } from './checks/project.ts'

/** Packages of one house stand at one version (R6.1). */
const pins: [name: RegExp, version: string][] = [
  [/^(payload|@payloadcms\/.+)$/, '3.90.1'],
  [/^next$/, '16.4.6'],
]
const equal = ['react', 'react-dom']

export function findLoosePins(manifests: { path: string; manifest: Manifest }[]): Finding[] {
  const all = manifests.flatMap(({ path, manifest }) =>
    dependencyKinds.flatMap((kind) =>
      Object.entries(manifest[kind] ?? {}).map(([name, version]) => ({ path, name, version })),
    ),
  )
  const react = all.find(({ name }) => name === 'react')?.version
  return all.flatMap(({ path, name, version }) => {
    const pin = equal.includes(name) ? react : pins.find(([pattern]) => pattern.test(name))?.[1]
    if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) {
      return { where: path, problem: `${name} is “${version}”; write an exact version.` }
    }
    if (pin === undefined || pin === version) return []
    return { where: path, problem: `${name} is ${version}; the project has it at ${pin}.` }
  })
}

if (import.meta.main) tell(findLoosePins(readManifests()))
