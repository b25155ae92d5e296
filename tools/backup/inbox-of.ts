/**
 * What visitors sent to a version that is taken back: its inbox, and the proofs of who was erased, go on under the
 * version before. The folder they come from stays as it is.
 */
import { existsSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Sentence } from '../sentence.ts'
import { copySqlite, isSqlite, listDataFiles } from './data-files.ts'

/** Whether a file below a data folder is about what visitors sent, or about who was erased. */
export const visitorsOf = (path: string): boolean => /^(?:inbox|privacy)\//.test(path)

/** @throws {Sentence} */
export function requireInbox(from: string): void {
  if (existsSync(join(from, 'inbox', 'inbox.sqlite'))) return
  throw new Sentence(`There is no inbox in ${from}. Name a data folder: --inbox-of FOLDER.`)
}

export async function bringInbox(from: string, to: string): Promise<void> {
  for (const path of (await listDataFiles(from, 'inbox')).filter(visitorsOf)) {
    await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 })
    if (isSqlite(path)) await copySqlite(join(from, path), join(to, path))
    else await copyFile(join(from, path), join(to, path))
  }
}
