/**
 * `npm ci` works from the lockfile on every machine: it knows each dependency of each package.json,
 * and the platform packages of all systems. (npm leaves a platform out when the registry at hand
 * lacks it, and then refuses to install from its own lockfile.)
 */
import type { Finding } from './checks/finding.ts'
import { tell } from './checks/finding.ts'
import {
  dependencyKinds,
  type Lockfile,
  type Manifest,
  readLockfile,
  readManifests,
} from './checks/project.ts'

type Manifests = { path: string; manifest: Manifest }[]

export function findGaps({ packages }: Lockfile, manifests: Manifests): Finding[] {
  return [...findStale(packages, manifests), ...findMissingPlatforms(packages)]
}

function findStale(packages: Lockfile['packages'], manifests: Manifests): Finding[] {
  return manifests.flatMap(({ path, manifest }) => {
    const locked = packages[path.replace(/\/?package\.json$/, '')]
    const isSame = dependencyKinds.every((kind) => isEqual(manifest[kind], locked?.[kind]))
    if (locked && isSame) return []
    return { where: path, problem: 'is not what the lockfile knows; run npm install.' }
  })
}

function findMissingPlatforms(packages: Lockfile['packages']): Finding[] {
  const known = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)))
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !known.has(name))
      .map((name) => ({
        where: `package-lock.json, ${path}`,
        problem: `${name} is missing; write its entry (version, optional, os, cpu) by hand.`,
      })),
  )
}

function isEqual(left: Record<string, string> = {}, right: Record<string, string> = {}) {
  const names = Object.keys({ ...left, ...right })
  return names.every((name) => left[name] === right[name])
}

/** Whole check over the real lockfile. */
export function checkLockfile(): Finding[] {
  return findGaps(readLockfile(), readManifests())
}

if (import.meta.main) tell(checkLockfile())
