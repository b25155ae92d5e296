/** Every package that runs has a licence that was agreed on, so that the product can be handed on under its own. */
import type { Finding } from './checks/finding.ts'
import { tell } from './checks/finding.ts'
import { readLockfile } from './checks/project.ts'
import { type Package, productionPackages } from './sbom/packages.ts'

/** With what each asks for; more in docs/licences.md. */
export const agreed: Record<string, string> = {
  MIT: 'its text is kept',
  'MIT-0': 'nothing',
  ISC: 'its text is kept',
  '0BSD': 'nothing',
  'BSD-2-Clause': 'its text is kept',
  'BSD-3-Clause': 'its text is kept, no praise in the makers’ name',
  'BlueOak-1.0.0': 'its text or a link is kept',
  'Apache-2.0': 'its text and notices are kept, changes are marked',
  'Python-2.0': 'its text is kept',
  Unlicense: 'nothing',
  WTFPL: 'nothing',
  'CC-BY-4.0': 'its makers are named; data alone',
  'MPL-2.0': 'files of its own that were changed are handed on as source; none was',
  'LGPL-3.0-or-later':
    'libvips below sharp: a library of its own beside it, which can be exchanged',
}

export function findUnagreed(packages: Package[]): Finding[] {
  return packages.flatMap(({ path, licence }) => {
    if (!licence)
      return [{ where: path, problem: 'names no licence; look, and name it in sbom/packages.ts.' }]
    if (isAgreed(licence)) return []
    return [{ where: path, problem: `${licence} was not agreed on; ask, or do without it.` }]
  })
}

/** One of several that may be chosen is enough; of several that hold together, each must be agreed. */
export function isAgreed(expression: string): boolean {
  const bare = expression.replaceAll(/[()]/g, '')
  return bare
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => Object.hasOwn(agreed, one.trim())))
}

/** Whole check over the real lockfile. */
export const checkLicences = (): Finding[] => findUnagreed(productionPackages(readLockfile()))

if (import.meta.main) tell(checkLicences())
