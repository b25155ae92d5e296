/**
 * Pictures that were stored before uploads lost their metadata (`hooks/strip-metadata.ts`): each is written
 * anew beside itself and takes its own place, under its own name. Whatever ends this in the middle, the
 * next start goes on; a mark in the folder says that all was looked at.
 */
import { open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { poolOf } from '../../platform/database/statements.ts'
import { withoutMetadata } from '../hooks/strip-metadata.ts'

const mark = '.without-metadata'
const beside = '.clean-'
const types: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
}

/** @param folder where pictures are kept. @returns how many were written anew; once all were seen, 0 for good. */
export async function cleanStored(payload: Payload, folder: string): Promise<number> {
  const names = await readdir(folder).catch((): string[] => [])
  if (names.includes(mark)) return 0
  let cleaned = 0
  let failed = 0
  for (const name of names) {
    try {
      if (name.startsWith(beside)) await rm(join(folder, name), { force: true })
      else if (await cleanOne(payload, folder, name)) cleaned += 1
    } catch (err) {
      failed += 1
      payload.logger.warn({ err, name, msg: 'A stored picture could not be looked at.' })
    }
  }
  if (cleaned > 0) payload.logger.info({ cleaned, msg: 'Stored pictures lost their metadata.' })
  if (names.length > 0 && failed === 0) await writeFile(join(folder, mark), '')
  return cleaned
}

async function cleanOne(payload: Payload, folder: string, name: string): Promise<boolean> {
  const type = types[extname(name).toLowerCase()]
  if (!type) return false
  const file = join(folder, name)
  const before = await stat(file)
  const bytes = await readFile(file)
  const clean = await withoutMetadata(bytes, type)
  if (!clean.equals(bytes)) await putInPlace(file, join(folder, beside + name), clean, before)
  // Also where only the file had been written when the studio ended.
  if (clean.length !== bytes.length || (await isOtherwise(payload, name, clean.length)))
    await noteSize(payload, name, clean)
  return !clean.equals(bytes)
}

/** The new bytes are on the disk before they take the name, unless somebody wrote there meanwhile. */
async function putInPlace(file: string, next: string, clean: Buffer, before: { mtimeMs: number }) {
  const written = await open(next, 'w')
  await written.writeFile(clean)
  await written.sync()
  await written.close()
  if ((await stat(file)).mtimeMs !== before.mtimeMs) return rm(next, { force: true })
  await rename(next, file)
}

async function isOtherwise(payload: Payload, name: string, size: number): Promise<boolean> {
  const { rows } = await poolOf(payload).execute(
    sql`select 1 from media where filename = ${name} and filesize <> ${size}`,
  )
  return rows.length > 0
}

async function noteSize(payload: Payload, name: string, clean: Buffer): Promise<void> {
  const { width = 0, height = 0, pages = 1 } = await sharp(clean).metadata()
  await poolOf(payload).execute(sql`
    update media set filesize = ${clean.length}, width = ${width}, height = ${height / pages}
    where filename = ${name}`)
  await poolOf(payload).execute(sql`
    update media set sizes_thumb_filesize = ${clean.length} where sizes_thumb_filename = ${name}`)
}
