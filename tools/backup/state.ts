/** `DATA_DIR/backup/state.json`, written whole. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BackupJob, type BackupState, readBackupState } from '@wajiha/contract/backup-state'
import { explain } from '../sentence.ts'

export function readState(dataDir: string): BackupState {
  try {
    return readBackupState(readFileSync(fileIn(dataDir), 'utf8'))
  } catch {
    return { done: {}, failed: {} }
  }
}

/** Backups are made by themselves from now on, unless they were before. */
export function noteWatch(dataDir: string, now: Date): void {
  const state = readState(dataDir)
  if (!state.since) write(dataDir, { ...state, since: now.toISOString() })
}

/** Does a job and remembers how it went. @throws what the job throws. */
export async function remembering<Done extends { id: string }>(
  dataDir: string,
  job: BackupJob,
  work: () => Promise<Done>,
): Promise<Done> {
  const began = Date.now()
  try {
    const result = await work()
    const { failed, ...state } = readState(dataDir)
    const { [job]: _, ...others } = failed
    const done = { id: result.id, at: new Date().toISOString(), tookMs: Date.now() - began }
    write(dataDir, { ...state, failed: others, done: { ...state.done, [job]: done } })
    return result
  } catch (error) {
    const state = readState(dataDir)
    const failure = { at: new Date().toISOString(), sentence: firstLine(explain(error)) }
    write(dataDir, { ...state, failed: { ...state.failed, [job]: failure } })
    throw error
  }
}

const firstLine = (text: string) => text.split('\n')[0]?.slice(0, 500) ?? ''

const fileIn = (dataDir: string) => join(dataDir, 'backup', 'state.json')

function write(dataDir: string, state: BackupState): void {
  mkdirSync(join(dataDir, 'backup'), { recursive: true, mode: 0o700 })
  const draft = `${fileIn(dataDir)}.part`
  writeFileSync(draft, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 })
  renameSync(draft, fileIn(dataDir))
}
