/** Passwords as Payload keeps them: compared, and reckoned for nothing where there is nobody to compare. */
import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(pbkdf2)
const now = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32 }
const earlier = { prefix: '', iterations: 25_000, bytes: 512 }

export type Kept = { hash?: string | null; salt?: string | null }

export async function isPassword({ hash, salt }: Kept, password: string): Promise<boolean> {
  if (!hash || !salt) return false
  const way = hash.startsWith(now.prefix) ? now : earlier
  const kept = Buffer.from(hash.slice(way.prefix.length), 'hex')
  const given = await derive(password, salt, way.iterations, way.bytes, 'sha256')
  return kept.length === given.length && timingSafeEqual(kept, given)
}

/** Takes as long as a comparison. */
export async function compareWithNobody(password: string): Promise<void> {
  await derive(password, 'nobody', now.iterations, now.bytes, 'sha256')
}
