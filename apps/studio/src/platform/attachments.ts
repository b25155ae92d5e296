/** CVs and files that answer questions: under random names in a folder that nothing serves; only signed-in staff fetch them. */
import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { readEnv } from './env.ts'

const folder = () => join(/* turbopackIgnore: true */ readEnv().dataDir, 'attachments')

export const pathOfAttachment = (name: string) => join(/* turbopackIgnore: true */ folder(), name)

/** A file that answers a question, as a submission's row holds it. */
export type HeldFile = { question: string; name: string; file: string | null }

/** @param value of the row's `files`; nothing is there once a person was erased. */
export const heldFiles = (value: unknown): HeldFile[] => (Array.isArray(value) ? value : [])

/** Writes the bytes and waits for the disk. @returns the file's name. */
export async function keepAttachment(file: File): Promise<string> {
  await mkdir(folder(), { recursive: true, mode: 0o700 })
  const name = randomBytes(16).toString('hex')
  const handle = await open(pathOfAttachment(name), 'wx', 0o600)
  try {
    for await (const chunk of file.stream()) await handle.write(chunk)
    await handle.sync()
  } finally {
    await handle.close()
  }
  return name
}

export const dropAttachment = (name: string) => rm(pathOfAttachment(name), { force: true })

/** The SHA-256 of a file as it lies on the disk, hexadecimal; nothing when it is not there. */
export async function checksumOf(name: string): Promise<string | undefined> {
  const hash = createHash('sha256')
  try {
    await pipeline(createReadStream(pathOfAttachment(name)), hash)
    return hash.digest('hex')
  } catch {
    return undefined
  }
}
