/** Proof that backups restore: the newest one becomes a product in a scratch place, is compared, and goes. */
import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Sentence } from '../sentence.ts'
import type { Settings } from '../stack/settings.ts'
import { secretOf } from './backup-now.ts'
import { inTurn } from './in-turn.ts'
import { type Restored, restore } from './restore-backup.ts'
import { drillKey } from './sealing.ts'
import { remembering } from './state.ts'
import type { Target } from './target.ts'

/** @throws {Sentence} when it cannot be restored, or is not what was backed up. */
export function drill(settings: Settings, source: Target): Promise<Restored> {
  const { dataDir } = settings
  const scratch = join(dataDir, 'backup', 'drill')
  const work = async () => {
    const { identity } = await drillKey(dataDir)
    rmSync(scratch, { recursive: true, force: true })
    mkdirSync(scratch, { recursive: true })
    // PostgreSQL runs as another user when root starts us, who must be able to pass through.
    chmodSync(join(dataDir, 'backup'), 0o711)
    chmodSync(scratch, 0o711)
    try {
      const done = await restore(
        {
          ...settings,
          dataDir: scratch,
          // Its own server, never the one of DATABASE_URL, in which the product lives.
          databaseUrl: undefined,
          // Nor anything into the bucket of the studio's files.
          filesBucket: undefined,
          payloadSecret: secretOf(settings),
        },
        { source, identities: [identity], isVerified: true, isDrill: true },
      )
      if (done.problems.length > 0)
        throw new Sentence(
          `${done.id} was restored and is not what was backed up: ${done.problems.slice(0, 5).join(' ')}`,
        )
      return done
    } finally {
      rmSync(scratch, { recursive: true, force: true, maxRetries: 10 })
    }
  }
  return remembering(dataDir, 'drill', () => inTurn(dataDir, 'drill', work))
}
