/**
 * Migrations, the first administrator, the demo agency: the studio's own `prepare` does it; here is
 * only whether it has to run, and what it says.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Report } from '../report.ts'
import { Sentence } from '../sentence.ts'
import { changeOf, tellStrange } from './before-migrating.ts'
import type { Child, Launch } from './children.ts'
import { readDatabaseState } from './database.ts'
import { fingerprint } from './fingerprint.ts'
import { wordsOf } from './log-line.ts'
import type { Plan } from './plan.ts'
import { describeExit } from './service.ts'
import { noteVersion } from './version.ts'

export type Administrator = { email: string; password: string }

type Preparation = {
  plan: Plan
  dataDir: string
  databaseUrl: string
  report: Report
  /** Makes the backup without which tables are not changed; nothing where somebody else makes it. */
  backUpFirst: (() => Promise<void>) | undefined
  start: (launch: Pick<Launch, 'args' | 'cwd' | 'onLine'>) => Child
}

/** @returns The first administrator when this run made one. @throws {Sentence} */
export async function prepareDatabase(work: Preparation): Promise<Administrator | undefined> {
  const { plan, dataDir, databaseUrl, report, backUpFirst } = work
  const stamp = stampIn(dataDir)
  const sources = fingerprint(plan.root, plan.prepare.sources)
  // The stamp names the very database: another one, a new or an emptied one is prepared again.
  const stampOf = (state: string | undefined) => state && `${sources}\n${state}\n`
  const before = await readDatabaseState(databaseUrl)
  const known = stampOf(before)
  if (known && known === read(stamp)) {
    noteVersion(dataDir, plan.root)
    return undefined
  }
  const { pending, strange } = await changeOf(plan, databaseUrl)
  tellStrange(strange, report)
  if (pending.length > 0) await backUpFirst?.()
  const administrator = await runPrepare(work)
  const state = stampOf(await readDatabaseState(databaseUrl))
  if (state) writeFileSync(stamp, state)
  noteVersion(dataDir, plan.root)
  return administrator
}

/** True when a start on this data folder came so far before. */
export function wasPrepared(dataDir: string): boolean {
  return read(stampIn(dataDir)) !== undefined
}

function stampIn(dataDir: string) {
  return join(dataDir, 'prepared')
}

async function runPrepare({ plan, report, start }: Preparation) {
  const step = report.step('Preparing the database')
  let administrator: Administrator | undefined
  const said: string[] = []
  const child = start({
    ...plan.prepare,
    onLine(line, stream) {
      const made = stream === 'stdout' ? readAdministrator(line) : undefined
      if (made) {
        administrator = made
        // At once: whatever happens from here on, nobody could ever read it again.
        report.say(`  Administrator ${made.email}, one-time password ${made.password}`)
        return
      }
      said.push(line)
      if (stream === 'stderr' && wordsOf(line)) step.note(wordsOf(line))
    },
  })
  const exit = await child.exited
  if (exit.code !== 0) {
    step.fail()
    throw new Sentence(
      `${said.slice(-20).join('\n')}\nThe database could not be prepared (${describeExit(exit)}).`,
    )
  }
  step.done('Database ready')
  return administrator
}

function readAdministrator(line: string): Administrator | undefined {
  if (!line.startsWith('{')) return undefined
  try {
    const { administrator } = JSON.parse(line) as { administrator?: Partial<Administrator> }
    const { email, password } = administrator ?? {}
    return email && password ? { email, password } : undefined
  } catch {
    return undefined
  }
}

function read(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
