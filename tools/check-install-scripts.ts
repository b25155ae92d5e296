/** Only packages that we named may run a script while they are installed. */
import type { Finding } from './checks/finding.ts'
import { tell } from './checks/finding.ts'
import { type Lockfile, packageNameOf, readLockfile, readManifests } from './checks/project.ts'

/** @param allowed `allowScripts` of the root package.json, which npm itself obeys too. */
export function findUnlistedScripts(
  { packages }: Lockfile,
  allowed: Record<string, boolean>,
): Finding[] {
  const unlisted = Object.entries(packages).flatMap(([path, { hasInstallScript }]) => {
    if (!hasInstallScript || allowed[packageNameOf(path)]) return []
    return {
      where: path,
      problem: 'runs a script when it is installed; read the script, then name it in allowScripts.',
    }
  })
  const scripted = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => packageNameOf(path))
  const idle = Object.keys(allowed)
    .filter((name) => !scripted.includes(name))
    .map((name) => ({
      where: name,
      problem: 'has no install script; take it out of allowScripts.',
    }))
  return [...unlisted, ...idle]
}

/** Whole check over the real lockfile. */
export function checkInstallScripts(): Finding[] {
  const root = readManifests().find(({ path }) => path === 'package.json')
  return findUnlistedScripts(readLockfile(), root?.manifest.allowScripts ?? {})
}

if (import.meta.main) tell(checkInstallScripts())
