/**
 * `npm run doctor`: whether everything that was received is stored, mailed and answered; what to do
 * where it is not. Reads only, beside the running product or without it. `-- --deliver-again` sends
 * once more what was delivered and is not in the studio, after a backup was restored.
 */
import { existsSync, readFileSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type EdgeState, edgeStateFile, readEdgeState } from '@wajiha/contract/edge-state'
import { readState } from './backup/state.ts'
import { agedAdvisories } from './check-advisories.ts'
import { databaseOf } from './doctor/database-of.ts'
import { type Facts, findingsOf, lostOf } from './doctor/findings.ts'
import { readFiles } from './doctor/read-files.ts'
import { deliverAgain, readDamaged, readInbox } from './doctor/read-inbox.ts'
import { readStudio } from './doctor/read-studio.ts'
import { summary } from './doctor/summary.ts'
import { explain, Sentence } from './sentence.ts'
import { readSettings } from './stack/settings.ts'

try {
  const { values } = parseArgs({
    args: process.argv.slice(2),
    options: { 'deliver-again': { type: 'boolean', default: false } },
  })
  process.exit(await examine(values['deliver-again']))
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

async function examine(isRepairing: boolean): Promise<number> {
  const settings = readSettings(process.env)
  const { dataDir, databaseUrl, backupTarget, edgeCache } = settings
  if (!existsSync(dataDir))
    throw new Sentence(`There is no data folder ${dataDir}. Run npm start, or set DATA_DIR.`)
  const database = await databaseOf(dataDir, databaseUrl)
  try {
    const facts: Facts = {
      studio: database ? await readStudio(database.url).catch(() => undefined) : nothingYet,
      // After the studio: what arrives in between is in the inbox, and on its way.
      inbox: readInbox(dataDir),
      damaged: readDamaged(dataDir),
      freeBytes: freeBytesOf(dataDir),
      backups: backupTarget ? readState(dataDir) : undefined,
      files:
        settings.filesBucket && database
          ? await readFiles(settings.filesBucket, database.url)
          : undefined,
      edge: edgeCache ? readEdge(dataDir) : undefined,
      now: Date.now(),
    }
    const findings = findingsOf(facts)
    console.log(summary(facts, findings, database?.isRunning))
    for (const line of agedAdvisories()) console.log(line)
    if (isRepairing) repair(dataDir, facts)
    return findings.some(({ weight }) => weight === 'broken') ? 1 : 0
  } finally {
    await database?.close()
  }
}

const nothingYet = { submissions: [], mails: [] }

function repair(dataDir: string, facts: Facts) {
  const lost = lostOf(facts).map(({ reference }) => reference)
  deliverAgain(dataDir, lost)
  console.log(`${lost.length} will be delivered again by the running site, or at its next start.`)
}

/** There is no such file while all is well. */
function readEdge(dataDir: string): EdgeState | undefined {
  const file = join(dataDir, ...edgeStateFile)
  return existsSync(file) ? readEdgeState(readFileSync(file, 'utf8')) : undefined
}

function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
