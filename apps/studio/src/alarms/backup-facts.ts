/** How the product's backups stand, from the file that `npm run backup` and the daily drill write. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type BackupState,
  type BackupTrouble,
  backupTroubles,
  readBackupState,
} from '@wajiha/contract/backup-state'
import { readEnv } from '../platform/env.ts'
import type { Fact } from './facts.ts'

const file = () => join(/* turbopackIgnore: true */ readEnv().dataDir, 'backup', 'state.json')

/** @returns nothing where the product does not back itself up. */
export async function backupState(): Promise<BackupState | undefined> {
  if (!readEnv().backupTarget) return undefined
  return readBackupState(await readFile(file(), 'utf8').catch(() => ''))
}

/** One fact for each trouble, with the jobs that are in it. */
export async function backupFacts(now: Date): Promise<Record<BackupTrouble, Fact>> {
  const state = await backupState()
  const troubles = state ? backupTroubles(state, now) : []
  const factOf = (trouble: BackupTrouble): Fact => {
    const since = troubles
      .filter((one) => one.trouble === trouble)
      .map((one) => one.since)
      .toSorted((a, b) => a.getTime() - b.getTime())
    return { count: since.length, since: since[0], newest: since.at(-1) }
  }
  return { late: factOf('late'), unproven: factOf('unproven') }
}
