import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../root.ts'
import { isPublished, type Manifest, mistakesIn, readManifests } from './manifests.ts'

const folder = join(root, 'deploy/kubernetes')
const manifests = readManifests(folder)
const named = (kind: string) => manifests.filter((one) => one.kind === kind)

describe('the manifests for Kubernetes', () => {
  it.each(manifests.filter(isPublished).map((one) => [`${one.kind} ${one.metadata.name}`, one]))(
    '%s has the published shape',
    (_, manifest) => expect(mistakesIn(manifest as Manifest)).toEqual([]),
  )

  it('know two kinds more, which an operator reads', () => {
    const others = manifests.filter((one) => !isPublished(one))
    expect(others.map(({ apiVersion, kind }) => `${apiVersion} ${kind}`)).toEqual([
      'postgresql.cnpg.io/v1 Cluster',
      'postgresql.cnpg.io/v1 Database',
    ])
  })

  it('are all in a kustomization', () => {
    const listed = ['base', 'example'].map((name) =>
      readFileSync(join(folder, name, 'kustomization.yaml'), 'utf8'),
    )
    for (const { file } of manifests)
      expect(listed.join()).toContain(`- ${file.replace(/^\w+\//, '')}`)
  })

  it.each(['site', 'studio'])('let the %s do no more than it must', (name) => {
    const { spec } = named('StatefulSet').find((one) => one.metadata.name === name) ?? {}
    const { template } = spec as { template: { spec: Pod } }
    const { securityContext, automountServiceAccountToken, containers } = template.spec
    expect(automountServiceAccountToken).toBe(false)
    expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001 })
    for (const one of containers) {
      expect(one.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      expect(Object.keys(one)).toEqual(
        expect.arrayContaining(['startupProbe', 'readinessProbe', 'livenessProbe', 'resources']),
      )
    }
  })

  it('refuse everybody who is not named', () => {
    expect(named('NetworkPolicy').find((one) => one.metadata.name === 'nobody')?.spec).toEqual({
      podSelector: {},
      policyTypes: ['Ingress', 'Egress'],
    })
  })
})

type Pod = {
  securityContext: object
  automountServiceAccountToken: boolean
  containers: { securityContext: object }[]
}

describe('mistakesIn', () => {
  const service = (spec: Record<string, unknown>) =>
    mistakesIn({
      file: '',
      apiVersion: 'v1',
      kind: 'Service',
      metadata: { name: 'a' },
      spec,
    })

  it('finds a value that may not stand there', () => {
    expect(service({ ports: [{ port: 'eighty' }] })).toContainEqual(
      '/spec/ports/0/port must be integer',
    )
  })

  it('finds a name that nobody reads', () => {
    expect(service({ prots: [{ port: 80 }] })).toEqual(['/spec/prots is read by nobody'])
  })
})
