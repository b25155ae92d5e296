/** One life of the inbox: its file from the moment it is opened until it is closed, or found damaged. */
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Submission } from '@wajiha/contract'
import { createErasing } from './erasing.ts'
import { openFiles } from './files.ts'
import { createGroupCommit } from './group-commit.ts'
import { type Damage, openWhole } from './open-whole.ts'
import { forgetOld } from './retention.ts'
import { createRows, type KeptFiles, type Row } from './rows.ts'

/** What became of a submission. A `replayed` one was there before, word for word. */
export type Accepted =
  | { kind: 'stored' | 'replayed'; id: string; reference: string }
  /** The same key came with other words. */
  | { kind: 'conflict' }

type Key = { key: string; bodyHash: string }
type Known = { kind: 'accepted'; id: string; reference: string } | { kind: 'conflict' }

/** @param onDamage is told when a damaged file was set aside for a new one. */
export async function openLife(
  folder: string,
  now: () => number,
  onDamage: (damage: Damage) => void,
) {
  const { database, damage } = await openWhole(folder)
  if (damage) onDamage(damage)
  const rows = createRows(database)
  const commit = createGroupCommit(database)
  const files = await openFiles(folder, (name) => rows.hasFile(name))
  const erasing = createErasing({ database, commit, files })

  function insert(submission: Submission, bodyHash: string, kept: KeptFiles): Accepted {
    const known = rows.find(submission.idempotencyKey)
    if (known && known.bodyHash !== bodyHash) return { kind: 'conflict' }
    if (known) return { kind: 'replayed', id: known.id, reference: known.reference }
    rows.insert(submission, bodyHash, kept, now())
    return { kind: 'stored', id: submission.id, reference: submission.reference }
  }

  return {
    /** Where a file is written while it arrives; the same disk as its place. */
    incoming: files.incoming,
    /**
     * Keeps a submission. Settles once it is on the disk.
     *
     * @param bodyHash of what the visitor said: the same key with another hash is a conflict.
     * @param uploads paths of files in `incoming`; taken over.
     * @throws {InboxUnavailable} Nothing was kept.
     */
    async accept(
      submission: Submission,
      bodyHash: string,
      uploads: KeptFiles = { questions: [] },
    ): Promise<Accepted> {
      const taken = new Map<string, string>()
      const keep = async (path: string) => {
        const name = await files.keep(path)
        taken.set(name, path)
        return name
      }
      try {
        const kept = await keepAll(uploads, keep)
        const accepted = await commit.write(() => insert(submission, bodyHash, kept))
        if (accepted.kind !== 'stored') for (const name of taken.keys()) await files.drop(name)
        return accepted
      } catch (error) {
        for (const [name, path] of taken)
          await rename(join(files.folder, name), path).catch(() => {})
        throw error
      }
    },
    /** The oldest submissions that the studio does not have, in order, and are due. */
    due: (most: number): Row[] => rows.due(now(), most),
    /** The answer that a submission was given before; nothing for a new one. */
    find(key: Key): Known | undefined {
      const known = rows.find(key.key)
      if (!known) return undefined
      return known.bodyHash === key.bodyHash
        ? { kind: 'accepted', id: known.id, reference: known.reference }
        : { kind: 'conflict' }
    },
    hasReference: (reference: string) => rows.hasReference(reference),
    markDelivered: (key: string, studioId: string) =>
      commit.write(() => rows.markDelivered(key, studioId, now())),
    /** Puts one aside for a while, so that those behind it go on. */
    postpone: (key: string, reason: string, ms: number) =>
      commit.write(() => rows.postpone(key, reason, now() + ms)),
    pathOf: (file: string) => join(files.folder, file),
    /** For the health page: how many wait, and for how long the oldest does, in seconds. */
    state() {
      const { waiting, oldest } = rows.waiting()
      const oldestSeconds = oldest === null ? 0 : Math.max(0, Math.round((now() - oldest) / 1000))
      return { waiting, oldestSeconds, isWritable: commit.isWritable() }
    },
    /** Whether it can write again; asked by the health page after a failure. */
    probe: () =>
      commit
        .write(() => undefined)
        .then(
          () => true,
          () => false,
        ),
    /** Removes what the studio has had for thirty days. @returns how many. */
    forgetOld: () => forgetOld({ rows, commit, files, now }),
    /** Takes people out of it whom the studio erased. */
    erasing,
    close: () => database.close(),
  }
}

async function keepAll(uploads: KeptFiles, keep: (path: string) => Promise<string>) {
  const cv = uploads.cv === undefined ? undefined : await keep(uploads.cv)
  const questions: string[] = []
  for (const path of uploads.questions) questions.push(await keep(path))
  return { cv, questions }
}
