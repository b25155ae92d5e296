import type { Payload } from 'payload'
import { migrations as all } from '../platform/database/migrations.ts'

/**
 * Opens the studio's database for a command, brings it up to date, and closes it afterwards.
 * @param migrations how far it is brought.
 */
export async function openStudio(
  work: (payload: Payload) => Promise<void>,
  migrations: typeof all = all,
): Promise<void> {
  try {
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
