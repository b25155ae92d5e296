/**
 * `npm run doctor`: whether everything that was received is stored, mailed and answered, whether files are what they
 * were, and what stands around the product; what to do where it is not so. Beside the running product or without it.
 * It changes nothing but its own memory of files. `-- --deliver-again` sends once more what was delivered and is not in
 * the studio, after a backup was restored; `-- --json` is for programs; `-- --dkim NAME` names the key of our mail.
 *
 * Ends with 0 when nothing is broken, with 1 when something is, with 2 when it could not look.
 */
import { existsSync, readFileSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type EdgeState, edgeStateFile, readEdgeState } from '@wajiha/contract/edge-state'
import { readState } from './backup/state.ts'
import { agedAdvisories } from './check-advisories.ts'
import { databaseOf } from './doctor/database-of.ts'
import { type Facts, findingsOf, lostOf } from './doctor/findings.ts'
import { lookAround } from './doctor/look-around.ts'
import { readFiles } from './doctor/read-files.ts'
import { deliverAgain, readDamaged, readInbox } from './doctor/read-inbox.ts'
import { readStudio } from './doctor/read-studio.ts'
import { report, summary } from './doctor/summary.ts'
import { explain, Sentence } from './sentence.ts'
import { readSettings } from './stack/settings.ts'

try {
  const { values } = parseArgs({
    args: process.argv.slice(2),
    options: {
      'deliver-again': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      dkim: { type: 'string' },
    },
  })
  const { 'deliver-again': isRepairing, json: isJson, dkim } = values
  process.exit(await examine({ isRepairing, isJson, dkimSelector: dkim }))
} catch (error) {
  console.error(explain(error))
  process.exit(2)
}

type Wishes = { isRepairing: boolean; isJson: boolean; dkimSelector: string | undefined }

async function examine({ isRepairing, isJson, dkimSelector }: Wishes): Promise<number> {
  const settings = readSettings(process.env)
  const { dataDir, databaseUrl, backupTarget, edgeCache, filesBucket } = settings
  if (!existsSync(dataDir))
    throw new Sentence(`There is no data folder ${dataDir}. Run npm start, or set DATA_DIR.`)
  const database = await databaseOf(dataDir, databaseUrl)
  try {
    const inboxBefore = readInbox(dataDir)
    const facts: Facts = {
      inboxBefore,
      studio: database ? await readStudio(database.url).catch(() => undefined) : nothingYet,
      // After the studio: what arrives in between is in the inbox, and on its way.
      inbox: readInbox(dataDir),
      damaged: readDamaged(dataDir),
      freeBytes: freeBytesOf(dataDir),
      backups: backupTarget ? readState(dataDir) : undefined,
      files: database
        ? await readFiles({ dataDir, bucket: filesBucket, databaseUrl: database.url })
        : undefined,
      edge: edgeCache ? readEdge(dataDir) : undefined,
      around: await lookAround({
        settings,
        databaseUrl: database?.url,
        isRunning: database?.isRunning ?? false,
        dkimSelector,
      }),
      now: Date.now(),
    }
    const findings = findingsOf(facts)
    if (isJson) console.log(report(facts, findings))
    else {
      console.log(summary(facts, findings, database?.isRunning))
      for (const line of agedAdvisories()) console.log(line)
    }
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
  console.error(`${lost.length} will be delivered again by the running site, or at its next start.`)
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
