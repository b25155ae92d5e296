/** How mail leaves the house: over SMTP, or as files while there is no server. */
import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { readEnv } from '../platform/env.ts'
import { outcomeOf } from './smtp-outcome.ts'

export type Outcome =
  | { kind: 'sent'; providerId: string }
  /** The message lies there as a file. */
  | { kind: 'written'; providerId: string }
  /** Never taken. `isAddress`: nobody is reached there; otherwise it was this very message. */
  | { kind: 'refused'; reason: string; isAddress: boolean }
  /** Later, perhaps. `isServer`: the server itself was not to be had, whatever the message. */
  | { kind: 'delayed'; reason: string; isServer: boolean }

export type Transport = {
  kind: 'smtp' | 'files'
  /** Never throws. @param name of the file, where it becomes one. */
  send: (message: SendMailOptions, name: string) => Promise<Outcome>
}

type Times = { connectMs?: number; silenceMs?: number; wholeMs?: number }

/** The longest a message may take in all; less than `leaseMs` of the sender. */
export const longestSendMs = 120_000

/** The way this installation sends. */
export function ourTransport(): Transport {
  const { smtpUrl, dataDir } = readEnv()
  return smtpUrl ? smtpTransport(smtpUrl) : fileTransport(mailFolder(dataDir))
}

export const mailFolder = (dataDir: string) => join(/* turbopackIgnore: true */ dataDir, 'mail')

/** @param url `smtps://user:password@host:465`, or `smtp://host:587`, which turns to TLS when it can. */
export function smtpTransport(url: string, times: Times = {}): Transport {
  const { connectMs = 15_000, silenceMs = 60_000, wholeMs = longestSendMs } = times
  const transport = createTransport({
    url,
    dnsTimeout: connectMs,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
  })
  return {
    kind: 'smtp',
    async send(message) {
      try {
        // A server that says a word now and then would never time out by its silence.
        const signal = AbortSignal.timeout(wholeMs)
        const { response } = await transport.sendMail({ ...message, signal })
        return { kind: 'sent', providerId: response.slice(0, 300) }
      } catch (error) {
        return outcomeOf(error)
      }
    },
  }
}

/** @param folder made when it is not there; the same message is the same file. */
export function fileTransport(folder: string): Transport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    kind: 'files',
    async send(message, name) {
      try {
        const { message: bytes } = await writer.sendMail(message)
        if (!Buffer.isBuffer(bytes)) throw new Error('The mail came as a stream')
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await keepMailAsFile(folder, `${name}.eml`, bytes)
        return { kind: 'written', providerId: `${name}.eml` }
      } catch (error) {
        return { kind: 'delayed', reason: String(error), isServer: true }
      }
    },
  }
}

/** Whole and on the disk, or not there at all. */
async function keepMailAsFile(folder: string, name: string, bytes: Buffer): Promise<void> {
  const path = join(/* turbopackIgnore: true */ folder, name)
  const handle = await open(`${path}.part`, 'w', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(`${path}.part`, path)
}
