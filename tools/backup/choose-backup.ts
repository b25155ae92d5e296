/** Which backup a restore takes, and what of the newer ones; opened with what the person gave. */
import { text } from 'node:stream/consumers'
import { Sentence } from '../sentence.ts'
import { type Index, type Manifest, manifestSchema, type StoredFile } from './manifest.ts'
import { type Opening, openWith } from './sealing.ts'
import type { Target } from './target.ts'
import { openObject } from './vault.ts'

/**
 * @param at of a backup; else the newest.
 * @returns a whole one, and the newest after it, which holds what visitors sent. @throws {Sentence}
 */
export function chooseBackup(
  indexes: Index[],
  source: Target,
  at: string | undefined,
): { whole: Index; inbox?: Index } {
  const whole = indexes.findLast(({ id, kind }) => kind === 'whole' && (!at || id === at))
  if (!whole)
    throw new Sentence(
      at
        ? `${source.name} holds no whole backup ${at}. npm run backup -- ${source.name} --list names them.`
        : `${source.name} holds no whole backup.`,
    )
  const newest = indexes.at(-1)
  return newest && newest.at > whole.at ? { whole, inbox: newest } : { whole }
}

/** @throws {Sentence} when it is sealed and nobody gave an identity. */
export function openingOf(identities: readonly string[], ...backups: Index[]): Opening {
  if (backups.some(({ isSealed }) => isSealed) && identities.length === 0)
    throw new Sentence(
      'The backup is sealed. Give the identity that npm run backup -- --new-key made: --identity FILE.',
    )
  return openWith(identities)
}

export async function readManifest(
  source: Target,
  open: Opening,
  { manifest }: Index,
): Promise<Manifest> {
  return manifestSchema.parse(JSON.parse(await text(await openObject(source, open, manifest))))
}

/**
 * The newer inbox in place of the older one. Proofs of erasures are always the newest: who was erased after
 * the backup was made is erased once more, also from an old one that was asked for.
 */
export function filesOf(
  manifest: Manifest,
  newer: Manifest | undefined,
  isExact: boolean,
): StoredFile[] {
  const isNewer = (path: string) =>
    path.startsWith('privacy/') || (!isExact && path.startsWith('inbox/'))
  const isOf = ({ path }: StoredFile) => isNewer(path)
  if (!newer) return manifest.files
  return [...manifest.files.filter((file) => !isOf(file)), ...newer.files.filter(isOf)]
}
