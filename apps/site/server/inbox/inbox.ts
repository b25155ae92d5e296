/**
 * The site's own inbox. Whatever is answered with thanks lies here first, synced to the disk, and
 * stays for thirty days after the studio has it: a second copy of everything. Decision 005.
 *
 * A damaged file takes no form away: it is set aside, and a new one goes on in its place, at the start and
 * in the middle of work.
 */
import type { Submission } from '@wajiha/contract'
import { isDamage } from './damage.ts'
import { InboxUnavailable } from './group-commit.ts'
import { type Accepted, openLife } from './life.ts'
import { countDamaged, type Damage, forgetDamaged } from './open-whole.ts'
import type { KeptFiles } from './rows.ts'

export type { Accepted } from './life.ts'
export type { KeptFiles, Row } from './rows.ts'

export type Inbox = Awaited<ReturnType<typeof openInbox>>
type Life = Awaited<ReturnType<typeof openLife>>

/**
 * @param folder holds `inbox.sqlite`, `files/` and `incoming/`; made when it is not there.
 * @param onDamage is told when a damaged file was set aside.
 */
export async function openInbox(
  folder: string,
  now: () => number = Date.now,
  onDamage: (damage: Damage) => void = () => {},
) {
  const tell = (damage: Damage) => {
    damaged += 1
    onDamage(damage)
  }
  let damaged = await countDamaged(folder)
  let life = await openLife(folder, now, tell)
  let mending: Promise<void> | undefined
  /** Its file is closed, and no new one could be begun yet. */
  let isOver = false

  async function beginAnew() {
    if (!isOver) life.close()
    isOver = true
    try {
      life = await openLife(folder, now, tell)
      isOver = false
    } catch (cause) {
      throw new InboxUnavailable('A damaged inbox could not begin anew', { cause })
    }
  }

  function mend(): Promise<void> {
    mending ??= beginAnew().finally(() => {
      mending = undefined
    })
    return mending
  }

  /** What damage keeps from being done is done in the next life. */
  async function outlive<Value>(work: (life: Life) => Promise<Value>): Promise<Value> {
    const one = life
    try {
      if (!isOver) return await work(one)
    } catch (error) {
      if (!isDamage(error)) throw error
    }
    // Of many who met the damage at once, the first has begun anew for all.
    if (isOver || mending || life === one) await mend()
    return work(life)
  }

  /** A read that finds damage is answered by the next life. @throws {InboxUnavailable} */
  function read<Value>(work: (life: Life) => Value): Value {
    try {
      if (!isOver) return work(life)
    } catch (error) {
      if (!isDamage(error)) throw error
    }
    void mend().catch(() => {})
    throw new InboxUnavailable('The inbox is damaged and begins anew')
  }

  return {
    /** Where a file is written while it arrives; the same disk as its place. */
    incoming: life.incoming,
    /**
     * Keeps a submission. Settles once it is on the disk.
     *
     * @param bodyHash of what the visitor said: the same key with another hash is a conflict.
     * @param uploads paths of files in `incoming`; taken over.
     * @throws {InboxUnavailable} Nothing was kept.
     */
    accept: (submission: Submission, bodyHash: string, uploads?: KeptFiles): Promise<Accepted> =>
      outlive((one) => one.accept(submission, bodyHash, uploads)),
    /** The oldest submissions that the studio does not have, in order, and are due. */
    due: (most: number) => read((one) => one.due(most)),
    /** The answer that a submission was given before; nothing for a new one. */
    find: (key: Parameters<Life['find']>[0]) => read((one) => one.find(key)),
    /** Whether a submission of its own bears this reference. */
    hasReference: (reference: string) => read((one) => one.hasReference(reference)),
    markDelivered: (key: string, studioId: string) =>
      outlive((one) => one.markDelivered(key, studioId)),
    /** Puts one aside for a while, so that those behind it go on. */
    postpone: (key: string, reason: string, ms: number) =>
      outlive((one) => one.postpone(key, reason, ms)),
    pathOf: (file: string) => life.pathOf(file),
    /** For the health page: how many wait, for how long the oldest does, in seconds, and how many files were set aside. */
    state() {
      try {
        return { ...read((one) => one.state()), damaged }
      } catch (error) {
        if (!(error instanceof InboxUnavailable)) throw error
        return { waiting: 0, oldestSeconds: 0, isWritable: false, damaged }
      }
    },
    /** Whether it can write again; asked by the health page after a failure. */
    probe: () => life.probe(),
    /** Removes what the studio has had for thirty days. @returns how many. */
    async forgetOld() {
      await forgetDamaged(folder, now())
      damaged = await countDamaged(folder)
      return outlive((one) => one.forgetOld())
    },
    /** Takes people out of it whom the studio erased. */
    erasing: {
      open: (erasures) => read((one) => one.erasing.open(erasures)),
      erase: (erasures, hashOf) => outlive((one) => one.erasing.erase(erasures, hashOf)),
      unreported: () => read((one) => one.erasing.unreported()),
      markReported: (id) => outlive((one) => one.erasing.markReported(id)),
    } satisfies Life['erasing'],
    close() {
      if (!isOver) life.close()
    },
  }
}
