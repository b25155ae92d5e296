/** What a release holds of others, and under which licence; the texts lie beside the packages. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Package } from './packages.ts'

export function licencesOf(root: string, packages: Package[]): string {
  const lines = packages.map(
    (one) => `${one.name} ${one.version}: ${one.license || statedIn(root, one.path)}`,
  )
  const [first = '', ...others] = [...new Set(lines)].sort()
  return `Wajiha is under the MIT licence (LICENSE). It brings along, with their texts in node_modules:

${[first, ...others].join('\n')}
`
}

function statedIn(root: string, path: string): string {
  const { license } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'))
  return typeof license === 'string' ? license : (license?.type ?? 'see its folder')
}
