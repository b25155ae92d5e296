/**
 * `npm run advisories`: what is known of holes in what runs, from the dated file and without a network.
 * `-- --update` asks npm's registry first and writes the file anew; where the registry keeps no
 * advisories, it says so and leaves the file as it is.
 */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findNewOnes, merge } from './advisories/update.ts'
import {
  advisoryFile,
  agedAdvisories,
  checkAdvisories,
  readAdvisories,
} from './check-advisories.ts'
import { linesOf } from './checks/finding.ts'
import { root } from './root.ts'

const { values } = parseArgs({ options: { update: { type: 'boolean', default: false } } })
if (values.update) update()
const { date, advisories } = readAdvisories()
console.log(`${advisories.length} advisories, as of ${date}.`)
for (const line of agedAdvisories()) console.warn(line)
const findings = linesOf(checkAdvisories())
for (const line of findings) console.error(line)
if (findings.length === 0)
  console.log('No package that runs has one of these holes without a reason.')
process.exitCode ||= findings.length === 0 ? 0 : 1

function update(): void {
  const words = ['audit', '--json', '--omit=dev', '--audit']
  const { stdout, error } = spawnSync('npm', words, { cwd: root, encoding: 'utf8' })
  try {
    if (error) throw error
    const found = findNewOnes(JSON.parse(stdout))
    const today = new Date().toISOString().slice(0, 10)
    const text = JSON.stringify(merge(readAdvisories(), found, today), undefined, 2)
    writeFileSync(join(root, advisoryFile), `${text}\n`)
    console.log(`npm named ${found.length}; ${advisoryFile} is of today.`)
  } catch {
    console.error(
      'npm could not say: no network, or a registry that keeps no advisories. The file stays as it was.',
    )
    process.exitCode = 1
  }
}
