/**
 * The site's process follows itself: asked by SIGUSR2, told in words, and written down for `npm run restart`,
 * which waits for that.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Report } from '../report.ts'
import { explain, Sentence } from '../sentence.ts'
import type { Kept } from './keep-running.ts'

/** How the last replacement ended. */
export type Outcome = { at: string; problem?: string }

/** Never rejects: what went wrong is told, and the process before goes on. */
export async function replaceSite(
  kept: Kept | undefined,
  { dataDir, report }: { dataDir: string; report: Report },
): Promise<void> {
  const began = Date.now()
  try {
    if (!kept) throw new Sentence('The site does not serve yet, so there is nothing to replace.')
    if (process.platform === 'win32')
      throw new Sentence('On Windows a process cannot follow another: stop and start the product.')
    await kept.replace()
    const seconds = ((Date.now() - began) / 1000).toFixed(1)
    report.say(`The site was replaced in ${seconds} s; nobody was refused`)
    note(dataDir, {})
  } catch (error) {
    const problem = `${explain(error)} The process before goes on.`
    report.warn('The site', problem)
    note(dataDir, { problem })
  }
}

export function readOutcome(dataDir: string): Outcome | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as Outcome
  } catch {
    return undefined
  }
}

function note(dataDir: string, outcome: Omit<Outcome, 'at'>) {
  try {
    writeFileSync(fileIn(dataDir), JSON.stringify({ at: new Date().toISOString(), ...outcome }))
  } catch {
    // A full disk: it was told on the terminal.
  }
}

/** With the locks: made again, and in no backup. */
const fileIn = (dataDir: string) => join(dataDir, 'lock-replaced.json')
