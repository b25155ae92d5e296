/** Manifests for Kubernetes, held against the published shapes of each kind. For tests. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { StatefulSet } from 'kubernetes-models/apps/v1/StatefulSet'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { Namespace } from 'kubernetes-models/v1/Namespace'
import { Service } from 'kubernetes-models/v1/Service'

export type Manifest = {
  file: string
  kind: string
  apiVersion: string
  metadata: { name: string }
  spec?: Record<string, unknown>
}

/** Every document in the YAML files of a folder and below, but kustomizations. */
export function readManifests(folder: string): Manifest[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml') && !file.endsWith('kustomization.yaml'))
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split(/^---$/m)
        .map((text) => ({ ...(load(text) as Omit<Manifest, 'file'>), file })),
    )
}

const published = { Ingress, Namespace, NetworkPolicy, PodDisruptionBudget, Service, StatefulSet }

export const isPublished = ({ kind }: { kind: string }): boolean => kind in published

type Mistake = { instancePath: string; message?: string }
type Validated = new (data: object) => { validate: () => void }

/** @returns What is wrong with it, a line each: values that may not stand there, and names that nobody reads. */
export function mistakesIn({ file: _, ...manifest }: Manifest): string[] {
  const Kind = published[manifest.kind as keyof typeof published]
  const validate = (data: object) => mistakesOf(new (Kind as unknown as Validated)(data))
  const wrong = validate(manifest).map((one) => `${one.instancePath} ${one.message}`)
  return [...wrong, ...unreadNames(manifest, validate)]
}

/**
 * The published validators pass over names that they do not know. What no value can be wrong for, nobody reads:
 * each is replaced in turn by something that is no value at all, and somebody must complain there.
 */
function unreadNames(manifest: object, validate: (data: object) => Mistake[]): string[] {
  const unread: string[] = []
  const visit = (node: object, path: string) => {
    for (const [name, value] of Object.entries(node)) {
      const here = `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
      Reflect.set(node, name, Symbol('no value'))
      const isRead = validate(manifest).some(({ instancePath }) => instancePath === here)
      Reflect.set(node, name, value)
      if (!isRead) unread.push(`${here} is read by nobody`)
      else if (value !== null && typeof value === 'object') visit(value, here)
    }
  }
  visit(manifest, '')
  return unread
}

function mistakesOf(data: { validate: () => void }): Mistake[] {
  try {
    data.validate()
    return []
  } catch (error) {
    return (error as { errors?: Mistake[] }).errors ?? [{ instancePath: '', message: `${error}` }]
  }
}
