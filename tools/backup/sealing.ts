/**
 * Everything in a target is sealed to public keys, in the age format: whoever has an identity opens it with
 * this product or with any `age`. Two keys: the owner's, whose identity lies elsewhere, and the machine's
 * own, with which the daily drill proves that backups restore.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { Sentence } from '../sentence.ts'

export type Sealing = {
  isSealed: boolean
  /** Another for other keys: what was sealed for those cannot be opened by these. */
  mark: string
  seal: (bytes: Readable) => Promise<Readable>
}

export type Opening = (bytes: Readable) => Promise<Readable>

/** @param recipients public keys, `age1…`; without any, nothing is sealed. */
export function sealTo(recipients: readonly string[]): Sealing {
  const mark = createHash('sha256').update(recipients.toSorted().join()).digest('hex').slice(0, 16)
  if (recipients.length === 0) return { isSealed: false, mark, seal: async (bytes) => bytes }
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  return {
    isSealed: true,
    mark,
    seal: async (bytes) => fromWeb(await encrypter.encrypt(toWeb(bytes))),
  }
}

/** @param identities secret keys, `AGE-SECRET-KEY-1…`. */
export function openWith(identities: readonly string[]): Opening {
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  return async (bytes) => {
    try {
      return fromWeb(await decrypter.decrypt(toWeb(bytes)))
    } catch (error) {
      if (!/identit|recipient/i.test((error as Error).message)) throw error
      throw new Sentence(
        'This backup is sealed for another key. Give the identity that belongs to it: --identity FILE.',
      )
    }
  }
}

const toWeb = (bytes: Readable) => Readable.toWeb(bytes) as ReadableStream<Uint8Array>
const fromWeb = (bytes: ReadableStream<Uint8Array>) => Readable.fromWeb(bytes as NodeStream)

/** Whether a text is a public key that something can be sealed to. */
export function isRecipient(text: string): boolean {
  try {
    new Encrypter().addRecipient(text)
    return true
  } catch {
    return false
  }
}

export type Key = { identity: string; recipient: string }

/** Makes a key and writes its identity into a new file (0600). @throws {Sentence} where one is. */
export async function makeKey(file: string): Promise<Key> {
  if (existsSync(file))
    throw new Sentence(`${file} is there already. Move it away first: older backups need it.`)
  const identity = await generateX25519Identity()
  const recipient = await identityToRecipient(identity)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const made = `# created: ${new Date().toISOString()}\n# public key: ${recipient}\n`
  writeFileSync(file, `${made}${identity}\n`, { mode: 0o600, flag: 'wx' })
  return { identity, recipient }
}

/** @throws {Sentence} when the file holds none. */
export function readIdentities(file: string): string[] {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  if (text === undefined) throw new Sentence(`There is no file ${file}.`)
  const found = text.split(/\s+/).filter((word) => word.startsWith('AGE-SECRET-KEY-'))
  if (found.length === 0)
    throw new Sentence(`${file} holds no identity: a line that begins with AGE-SECRET-KEY-.`)
  return found
}

const drillFile = (dataDir: string) => join(dataDir, 'backup', 'drill-identity.txt')

/** The machine's own key, made when there is none. It is in no backup. */
export async function drillKey(dataDir: string): Promise<Key> {
  const file = drillFile(dataDir)
  if (!existsSync(file)) return makeKey(file)
  const [identity = ''] = readIdentities(file)
  return { identity, recipient: await identityToRecipient(identity) }
}
