/**
 * `npm run restart`: a new process of the running site takes over from the one that serves, with the newest
 * build, and nobody is refused. Ends with 0 when it did; when not, the process before goes on.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { explain, Sentence } from './sentence.ts'
import { findSupervisor } from './stack/lock.ts'
import { type Outcome, readOutcome } from './stack/replacement.ts'
import { readSettings } from './stack/settings.ts'

/** A build on a slow machine, and a start. */
const patienceMs = 10 * 60_000

try {
  const { dataDir } = readSettings(process.env)
  const { problem } = await replaced(dataDir)
  if (problem) throw new Sentence(`The site was not replaced. ${problem}`)
  console.log('The site was replaced; nobody was refused.')
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

async function replaced(dataDir: string): Promise<Outcome> {
  const supervisor = findSupervisor(dataDir)
  if (!supervisor) {
    throw new Sentence(
      `No site runs on the data folder ${dataDir}. Start it with npm start or npm run site, or set DATA_DIR to the folder of the running one.`,
    )
  }
  const before = readOutcome(dataDir)?.at
  process.kill(supervisor, 'SIGUSR2')
  const end = Date.now() + patienceMs
  while (Date.now() < end) {
    const outcome = readOutcome(dataDir)
    if (outcome && outcome.at !== before) return outcome
    if (findSupervisor(dataDir) !== supervisor)
      throw new Sentence('The product was stopped meanwhile.')
    await pause(100)
  }
  throw new Sentence(
    `The site did not say within ${patienceMs / 60_000} minutes whether it was replaced.`,
  )
}
