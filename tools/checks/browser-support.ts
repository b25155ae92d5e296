/** What each browser knows since when, from MDN's compatibility data, asked for the floor of the build. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { browserFloor } from '../../apps/site/browser-floor.ts'
import { compareVersions } from '../check-floors.ts'

type Version = string | boolean | null | undefined
type Statement = {
  version_added: Version
  version_removed?: Version
  prefix?: string
  flags?: unknown
}
/** A feature's own facts under `__compat`, and those within it by name. */
export type Features = { [name: string]: Features }
type Compat = { __compat?: { support: Record<string, Statement | Statement[]> } }
type Data = Record<'css' | 'html' | 'api' | 'javascript', Features>

const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data')
/** 20 MB, read when a check needs it. */
export const readSupport = (): Data => JSON.parse(readFileSync(file, 'utf8'))

const browsers = Object.entries(browserFloor)

/** Whether every browser of the floor knows a feature; unknown features are taken for known. */
export function isInFloor(feature: Features | undefined): boolean {
  const support = (feature as Compat | undefined)?.__compat?.support
  return !support || browsers.every(([browser, version]) => isKnown(support[browser], version))
}

function isKnown(statements: Statement | Statement[] | undefined, floor: string): boolean {
  return [statements ?? []]
    .flat()
    .some(({ version_added: added, version_removed, prefix, flags }) => {
      if (version_removed || prefix || flags) return false
      if (typeof added !== 'string') return added === true
      return added === 'preview' ? false : compareVersions(added.replace('≤', ''), floor) <= 0
    })
}
