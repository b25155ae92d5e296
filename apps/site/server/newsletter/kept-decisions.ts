/**
 * Decisions that the studio could not hear yet: one small file each, on the disk before anybody is told
 * that we have it, carried over as soon as the studio answers. Said twice, a decision changes nothing.
 */
import { createHash } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type SubscriptionAction, subscriptionActionSchema } from '@wajiha/contract'
import { type Log, reasonOf } from '../log.ts'
import type { AskStudio } from './ask-studio.ts'

type Parts = { folder: string; ask: AskStudio; log: Log; everyMs?: number }

type KeptDecisions = {
  /** Settles once it is on the disk. @throws when it cannot be kept. */
  keep: (action: SubscriptionAction) => Promise<void>
  /** Tells the studio what is kept, oldest first, as long as it answers. */
  carry: () => Promise<void>
  stop: () => void
}

/** Nobody fills the disk with links that they made up. */
const most = 5_000
const ending = '.json'

export async function openKeptDecisions(parts: Parts): Promise<KeptDecisions> {
  const { folder, ask, log, everyMs = 5_000 } = parts
  await mkdir(folder, { recursive: true, mode: 0o700 })
  let isCarrying = false

  async function carry(): Promise<void> {
    if (isCarrying) return
    isCarrying = true
    try {
      for (const name of await kept(folder)) {
        const action = await readAction(join(folder, name))
        const outcome = action ? await ask(action) : 'unknown'
        if (outcome === 'away') return
        if (outcome === 'unknown') log.warn('decision_unknown', { name })
        await rm(join(folder, name), { force: true })
      }
    } catch (error) {
      log.error('decisions_failed', { reason: reasonOf(error) })
    } finally {
      isCarrying = false
    }
  }

  const timer = setInterval(() => void carry(), everyMs)
  timer.unref()
  return {
    async keep(action) {
      if ((await kept(folder)).length >= most) throw new Error('Too many decisions are waiting')
      const text = JSON.stringify(action)
      const digest = createHash('sha256').update(text).digest('hex').slice(0, 24)
      await writeWhole(folder, `${Date.now()}-${digest}${ending}`, text)
    },
    carry,
    stop: () => clearInterval(timer),
  }
}

/** Names begin with their time, which has as many digits for centuries. */
const kept = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.endsWith(ending)).sort()

async function readAction(path: string): Promise<SubscriptionAction | undefined> {
  try {
    return subscriptionActionSchema.safeParse(JSON.parse(await readFile(path, 'utf8'))).data
  } catch {
    return undefined
  }
}

async function writeWhole(folder: string, name: string, text: string): Promise<void> {
  const part = join(folder, `${name}.part`)
  const file = await open(part, 'w', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(part, join(folder, name))
  const entry = await open(folder, 'r')
  await entry.sync().finally(() => entry.close())
}
