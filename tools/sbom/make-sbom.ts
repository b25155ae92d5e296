/**
 * The packages of production as CycloneDX 1.6, from the lockfile alone: the same lockfile makes the same
 * bytes, on every machine and on every day.
 */
import { createHash } from 'node:crypto'
import type { Lockfile } from '../checks/project.ts'
import { type Package, placeOf, productionPackages } from './packages.ts'

type Product = { name: string; version: string; licence: string }

/** @param product what is made of the packages. */
export function makeSbom(lockfile: Lockfile, product: Product): object {
  const found = productionPackages(lockfile)
  // One package may lie in several places; it is listed once.
  const byRef = new Map(found.map((one) => [refOf(one), one]))
  const components = [...byRef.values()]
  const root = `pkg:npm/${product.name}@${product.version}`
  const dependencies = [
    { ref: root, dependsOn: firstsOf(lockfile, found) },
    ...components.map((one) => ({ ref: refOf(one), dependsOn: needsOf(one, found) })),
  ]
  const body = {
    metadata: {
      component: {
        type: 'application',
        'bom-ref': root,
        name: product.name,
        version: product.version,
        purl: root,
        licenses: [{ license: { id: product.licence } }],
      },
    },
    components: components.map(componentOf),
    dependencies,
  }
  const serialNumber = `urn:uuid:${uuidOf(JSON.stringify(body))}`
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber,
    version: 1,
    ...body,
  }
}

/** `pkg:npm/%40b/c@1.0.0`, as package-url writes names with a scope. */
export const refOf = ({ name, version }: Pick<Package, 'name' | 'version'>): string =>
  `pkg:npm/${name.replace(/^@/, '%40')}@${encodeURIComponent(version)}`

function componentOf(one: Package) {
  const { name, version, integrity, licence, isOptional } = one
  const [, group, bare = name] = /^(@[^/]+)\/(.+)$/.exec(name) ?? []
  return {
    type: 'library',
    'bom-ref': refOf(one),
    ...(group ? { group } : {}),
    name: bare,
    version,
    scope: isOptional ? 'optional' : 'required',
    ...(integrity ? { hashes: [hashOf(integrity)] } : {}),
    ...(licence ? { licenses: [licenceOf(licence)] } : {}),
    purl: refOf(one),
  }
}

function hashOf(integrity: string) {
  const [kind = '', text = ''] = integrity.split(/-(.*)/)
  return {
    alg: `SHA-${kind.replace('sha', '')}`,
    content: Buffer.from(text, 'base64').toString('hex'),
  }
}

const licenceOf = (licence: string) =>
  /[\s()]/.test(licence)
    ? { expression: licence.replace(/^\((.*)\)$/, '$1') }
    : { license: { id: licence } }

/** What the project's own workspaces ask for. */
function firstsOf({ packages }: Lockfile, found: Package[]): string[] {
  const places = new Map(found.map((one) => [one.path, one]))
  const refs = Object.entries(packages)
    .filter(([path]) => !path.includes('node_modules/'))
    .flatMap(([path, { dependencies = {} }]) =>
      Object.keys(dependencies).flatMap(
        (name) => places.get(placeOf(name, path, places) ?? '') ?? [],
      ),
    )
    .map(refOf)
  return [...new Set(refs)].sort()
}

function needsOf(one: Package, found: Package[]): string[] {
  const places = new Map(found.map((other) => [other.path, other]))
  const all = found.filter((other) => refOf(other) === refOf(one)).flatMap(({ needs }) => needs)
  return [...new Set(all.flatMap((path) => places.get(path) ?? []).map(refOf))].sort()
}

/** Made of the words, in the shape of a random UUID. */
function uuidOf(words: string): string {
  const hex = createHash('sha256').update(words).digest('hex')
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    variant + hex.slice(18, 20),
    hex.slice(20, 32),
  ].join('-')
}
