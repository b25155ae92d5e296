/** CVs and files that answer questions: under random names in a place that nothing serves; only signed-in staff fetch them. */
import { createHash, randomBytes } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { type Held, storeOf } from './storage/store.ts'

const place = 'attachments'

/** A file that answers a question, as a submission's row holds it. */
export type HeldFile = { question: string; name: string; file: string | null }

/** @param value of the row's `files`; nothing is there once a person was erased. */
export const heldFiles = (value: unknown): HeldFile[] => (Array.isArray(value) ? value : [])

/** Writes the bytes and waits until they last. @returns the file's name. @throws {StorageAway} */
export async function keepAttachment(file: File): Promise<string> {
  const name = randomBytes(16).toString('hex')
  await (await storeOf(place)).keep(name, new Uint8Array(await file.arrayBuffer()))
  return name
}

/** @throws {StorageAway} when it may still be there. */
export const dropAttachment = async (name: string) => (await storeOf(place)).drop(name)

/** Nothing when it is not there. @throws {StorageAway} */
export const openAttachment = async (name: string): Promise<Held | undefined> =>
  (await storeOf(place)).open(name)

export const hasAttachment = async (name: string): Promise<boolean> =>
  (await (await storeOf(place)).sizeOf(name)) !== undefined

/** The SHA-256 of a file as it is kept, hexadecimal; nothing when it is not there. @throws {StorageAway} */
export async function checksumOf(name: string): Promise<string | undefined> {
  const held = await openAttachment(name)
  if (!held) return undefined
  const hash = createHash('sha256')
  await pipeline(held.body, hash)
  return hash.digest('hex')
}
