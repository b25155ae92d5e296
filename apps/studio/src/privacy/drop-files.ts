/** Files that hold somebody: CVs, and mails that lie as files. Removed twice, they are as gone as once. */
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { mailFolder } from '../mail/transport.ts'
import { dropAttachment } from '../platform/attachments.ts'
import { readEnv } from '../platform/env.ts'

/** @returns how many were there. @param names below the attachments folder. */
export async function dropAttachments(names: readonly string[]): Promise<void> {
  for (const name of names) await dropAttachment(name)
}

/** The files of these mails, by the id at the end of their name. @returns how many there were. */
export async function dropMailFiles(mails: readonly string[]): Promise<number> {
  const found = await mailFilesOf(mails)
  for (const path of found) await rm(path, { force: true })
  return found.length
}

/** Paths of the files that these mails became. */
export async function mailFilesOf(mails: readonly string[]): Promise<string[]> {
  const folder = mailFolder(readEnv().dataDir)
  const wanted = new Set(mails)
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => wanted.has(/([0-9a-f-]{36})\.eml(?:\.part)?$/.exec(name)?.[1] ?? ''))
    .map((name) => join(/* turbopackIgnore: true */ folder, name))
}
