/**
 * Things by what is in them: a file that the target holds is not sent again, whatever it is called and
 * whenever it came. Names are keyed, so that who reads the target cannot tell whether a known file is in it.
 */
import { createHmac } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Sentence } from '../sentence.ts'
import { hashing } from './hashing.ts'
import { places, type Stored } from './manifest.ts'
import type { Opening, Sealing } from './sealing.ts'
import type { Target } from './target.ts'

export type Vault = {
  /** @returns nothing when the file is gone by now. @throws {Sentence} */
  keep: (path: string, isPacked: boolean) => Promise<Stored | undefined>
  /** What the target holds of a file that was read before, unpacked; else nothing. */
  holds: (read: { sha256: string; size: number }) => Stored | undefined
  /** What had to be sent. */
  sent: () => { objects: number; bytes: number }
}

type Parts = { target: Target; sealing: Sealing; namesKey: string }

const mostTries = 3

export async function openVault({ target, sealing, namesKey }: Parts): Promise<Vault> {
  const held = new Set(await target.list(places.objects))
  const sent = { objects: 0, bytes: 0 }
  const nameOf = (sha256: string, isPacked: boolean) => {
    const words = `${sealing.mark} ${isPacked} ${sha256}`
    const name = createHmac('sha256', namesKey).update(words).digest('hex')
    return `${places.objects}/${name.slice(0, 2)}/${name}${isPacked ? '.gz' : ''}${sealing.isSealed ? '.age' : ''}`
  }

  async function send(path: string, object: string, isPacked: boolean) {
    const counter = hashing()
    // A failure of the reading side reaches `put` through the streams, and rejects there.
    const source = createReadStream(path).on('error', (error) => counter.stream.destroy(error))
    const counted = source.pipe(counter.stream)
    const packed = isPacked ? passErrors(counted, createGzip()) : counted
    await target.put(object, await sealing.seal(packed))
    return counter.read()
  }

  return {
    sent: () => sent,
    holds({ sha256, size }) {
      const object = nameOf(sha256, false)
      return held.has(object) ? { object, sha256, size, isPacked: false } : undefined
    },
    async keep(path, isPacked) {
      for (let tries = 0; tries < mostTries; tries += 1) {
        const read = await hashFile(path)
        if (!read) return undefined
        const object = nameOf(read.sha256, isPacked)
        if (held.has(object)) return { object, ...read, isPacked }
        const found = await send(path, object, isPacked).catch(forgetGone)
        if (!found) return undefined
        if (found.sha256 === read.sha256) {
          held.add(object)
          sent.objects += 1
          sent.bytes += read.size
          return { object, ...read, isPacked }
        }
        // It was written while we read it.
        await target.remove(object)
      }
      throw new Sentence(`${path} changes faster than it can be copied. Try again in a minute.`)
    },
  }
}

/** What was kept, as it was. It is checked against its hash on the way. @throws {Sentence} */
export async function readStored(target: Target, open: Opening, stored: Stored): Promise<Readable> {
  const damaged = () =>
    new Sentence(`${stored.object} in ${target.name} is damaged. Restore an older backup: --at ID.`)
  const counter = hashing((sha256) => (sha256 === stored.sha256 ? undefined : damaged()))
  const opened = await openObject(target, open, stored.object)
  const plain = stored.isPacked ? passErrors(opened, createGunzip()) : opened
  // Cut off, or not what was sealed.
  plain.on('error', () => counter.stream.destroy(damaged()))
  return plain.pipe(counter.stream)
}

/** Sealed or not, as its name says: a target may hold backups of both kinds. */
export async function openObject(target: Target, open: Opening, name: string): Promise<Readable> {
  const bytes = await target.read(name)
  return name.endsWith('.age') ? open(bytes) : bytes
}

/** SHA-256 and size; nothing when there is no such file. */
export async function hashFile(path: string) {
  const counter = hashing()
  const read = pipeline(createReadStream(path), counter.stream.resume())
  return read.then(counter.read, forgetGone)
}

async function forgetGone(error: NodeJS.ErrnoException): Promise<undefined> {
  if (error.code !== 'ENOENT') throw error
  return undefined
}

function passErrors<Next extends Transform>(from: Readable, to: Next): Next {
  from.on('error', (error) => to.destroy(error))
  return from.pipe(to)
}

/** @returns nothing when there is no such file. */
export const modeOf = async (path: string): Promise<number | undefined> =>
  (await stat(path).catch(() => undefined))?.mode
