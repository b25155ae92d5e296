/**
 * `DATA_DIR/mail/bounces`: every `.eml` file that somebody, or a mail server, puts there is a report. What
 * was taken in is removed, because it holds what people wrote; what cannot be read goes to `unread`
 * beside it for thirty days, with the reason in the log.
 */
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { isRecord } from '../../platform/objects.ts'
import { mailFolder } from '../transport.ts'
import { takeReport } from './take-report.ts'

const unreadDays = 30
/** A file that changed just now may still be on its way to the disk. */
const settleMs = 5_000
const dayMs = 86_400_000

export const bounceFolder = (dataDir: string) =>
  join(/* turbopackIgnore: true */ mailFolder(dataDir), 'bounces')

/**
 * Takes in whatever lies there. Killed between the taking in and the removal, or in two processes at
 * once, a report is read twice and counts once.
 *
 * @returns how many were taken in, and how many could not be read.
 */
export async function takeDropped(
  payload: Payload,
  folder: string,
  now = new Date(),
): Promise<{ taken: number; unread: number }> {
  const aside = join(/* turbopackIgnore: true */ folder, 'unread')
  await mkdir(aside, { recursive: true, mode: 0o700 })
  const counts = { taken: 0, unread: 0 }
  for (const name of (await readdir(folder)).filter((one) => /\.eml$/i.test(one)).sort()) {
    const path = join(/* turbopackIgnore: true */ folder, name)
    const text = await readSettled(path, now)
    if (text === undefined) continue
    const report = await takeReport(payload, text, now)
    if ('fates' in report && report.fates.some((fate) => fate !== 'unmatched')) {
      await rm(path, { force: true })
      counts.taken += 1
      continue
    }
    const reason = 'fates' in report ? 'unmatched' : report.unreadable
    // Under a name of its own: a mail server may use the same one twice.
    const kept = `${randomUUID()}-${name}`
    await rename(path, join(/* turbopackIgnore: true */ aside, kept)).catch(ifGone)
    payload.logger.warn({ name, reason, msg: 'A bounce report could not be taken in.' })
    counts.unread += 1
  }
  await forgetOld(aside, now)
  return counts
}

/** How many lie there unread, for the dashboard. */
export async function countUnread(folder: string): Promise<number> {
  const names = await readdir(join(/* turbopackIgnore: true */ folder, 'unread')).catch(() => [])
  return names.length
}

/** Nothing while it is being written, or when another process had it first. */
async function readSettled(path: string, now: Date): Promise<string | undefined> {
  try {
    const { mtimeMs } = await stat(path)
    return now.getTime() - mtimeMs < settleMs ? undefined : await readFile(path, 'utf8')
  } catch (error) {
    return ifGone(error)
  }
}

function ifGone(error: unknown): undefined {
  if (!isRecord(error) || error.code !== 'ENOENT') throw error
}

async function forgetOld(aside: string, now: Date): Promise<void> {
  for (const name of await readdir(aside)) {
    const path = join(/* turbopackIgnore: true */ aside, name)
    const { mtimeMs } = await stat(path)
    if (now.getTime() - mtimeMs > unreadDays * dayMs) await rm(path, { force: true })
  }
}
