/**
 * Decisions that the studio could not hear yet: one small file each, on the disk before anybody is told
 * that we have it, carried over as soon as the studio answers. Said twice, a decision changes nothing.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type SubscriptionAction, subscriptionActionSchema } from '@wajiha/contract'
import { type Log, reasonOf } from '../log.ts'
import { type Round, startAskingLoop } from '../plumbing/asking-loop.ts'
import { parseJson } from '../plumbing/read-text.ts'
import { writeWhole } from '../plumbing/write-whole.ts'
import type { AskStudio } from './ask-studio.ts'

type Parts = { folder: string; ask: AskStudio; log: Log; everyMs?: number }

type KeptDecisions = {
  /** Settles once it is on the disk. @throws when it cannot be kept. */
  keep: (action: SubscriptionAction) => Promise<void>
  stop: () => void
}

/** Nobody fills the disk with links that they made up. */
const most = 5_000
const ending = '.json'

export async function openKeptDecisions(parts: Parts): Promise<KeptDecisions> {
  const { folder, ask, log, everyMs = 5_000 } = parts
  await mkdir(folder, { recursive: true, mode: 0o700 })

  /** Tells the studio what is kept, oldest first, as long as it answers. */
  async function round(): Promise<Round> {
    for (const name of await kept(folder)) {
      const action = await readAction(join(folder, name))
      const outcome = action ? await ask(action) : 'unknown'
      if (outcome === 'away') return 'away'
      if (outcome === 'unknown') log.warn('decision_unknown', { name })
      await rm(join(folder, name), { force: true })
    }
    return 'done'
  }

  const loop = startAskingLoop({
    round,
    restMs: everyMs,
    awayMs: everyMs,
    longestAwayMs: everyMs,
    onError: (error) => log.error('decisions_failed', { reason: reasonOf(error) }),
  })
  return {
    async keep(action) {
      if ((await kept(folder)).length >= most) throw new Error('Too many decisions are waiting')
      const text = JSON.stringify(action)
      const digest = createHash('sha256').update(text).digest('hex').slice(0, 24)
      const path = join(folder, `${Date.now()}-${digest}${ending}`)
      await writeWhole(path, text, { isSynced: true, mode: 0o600 })
    },
    stop: () => void loop.stop(),
  }
}

/** Names begin with their time, which has as many digits for centuries. */
const kept = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.endsWith(ending)).sort()

const readAction = async (path: string): Promise<SubscriptionAction | undefined> =>
  subscriptionActionSchema.safeParse(parseJson(await readFile(path, 'utf8'))).data
