import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { readEnv } from '../platform/env.ts'

/** Creates the first administrator with a random password, shown once; nothing when there are people. */
export async function createFirstAdministrator(
  payload: Payload,
): Promise<{ email: string; password: string } | undefined> {
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true })
  if (totalDocs > 0) return undefined
  const email = `admin@${hostName()}`
  const password = randomBytes(15).toString('base64url')
  await payload.create({
    collection: 'users',
    data: { email, password, name: 'المدير', role: 'owner' },
    overrideAccess: true,
    context: { isPrinted: true },
  })
  process.stderr.write(
    'The first administrator was created; the studio asks for another password at the first sign-in.\n',
  )
  return { email, password }
}

/** An address under a name without a dot is no address for most programs. */
function hostName(): string {
  const host = new URL(readEnv().studioOrigin).hostname.replace(/^studio\./, '')
  return host.includes('.') && !/^[\d.]+$/.test(host) ? host : 'wajiha.example'
}
