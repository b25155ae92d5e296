import type { Payload } from 'payload'
import { migrations as all } from '../platform/database/migrations.ts'
import { requireUpToDate } from './up-to-date.ts'

type Options = {
  /** How far the database is brought. */
  migrations?: typeof all
  /** Whoever says so has made a backup, or has one: `npm start`, and a restore. */
  mayUpgrade?: boolean
}

/** Opens the studio's database for a command, makes its tables where there are none, and closes it afterwards. */
export async function openStudio(
  work: (payload: Payload) => Promise<void>,
  { migrations = all, mayUpgrade = process.env.WAJIHA_MAY_UPGRADE === '1' }: Options = {},
): Promise<void> {
  try {
    if (!mayUpgrade) await requireUpToDate(migrations)
    const { getPayload } = await import('payload')
    const { default: config } = await import('../payload.config.ts')
    const payload = await getPayload({ config })
    try {
      await payload.db.migrate({ migrations } as never)
      await work(payload)
    } finally {
      await payload.destroy()
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    if (process.env.DEBUG && error instanceof Error) process.stderr.write(`${error.stack}\n`)
    process.exitCode = 1
  }
  // The pool keeps a connection of its own open, and with it the process.
  process.exit()
}
