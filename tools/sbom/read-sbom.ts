/** The list of this project's own packages, as a text that ends in a line break: what a release carries. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLockfile } from '../checks/project.ts'
import { root } from '../root.ts'
import { makeSbom } from './make-sbom.ts'

export function readSbom(): string {
  const manifest: { name: string; version: string; license: string } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  const { name, version, license: licence } = manifest
  return `${JSON.stringify(makeSbom(readLockfile(), { name, version, licence }), undefined, 2)}\n`
}
