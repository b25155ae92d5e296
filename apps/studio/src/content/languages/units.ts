/** A document as its translator works on it: every field with both languages and its state. */
import { type Locale, locales } from '@wajiha/arabic'
import type { FlattenedField, PayloadRequest } from 'payload'
import { currentVersionOf, type Place } from '../../together/stand.ts'
import { hashOf } from './hashes.ts'
import { ownerOf } from './keep-marks.ts'
import { labelOfStep } from './label.ts'
import { type Leaf, leavesOf } from './leaves.ts'
import { type Marks, readMarks } from './marks.ts'
import { proseIn, wordsIn } from './words-in.ts'

export type UnitState = 'missing' | 'stale' | 'current'
export type Unit = Pick<Leaf, 'path' | 'kind' | 'isRequired' | 'maxLength'> & {
  label: string
  /** As a person reads it; a text that may be typed is exactly its value. */
  words: Record<Locale, string>
  state: UnitState
  /** What the linter reads of an Arabic text that is set: all but its code. */
  prose?: string
}
export type Status = 'published' | 'changed' | 'draft'
export type Translation = { units: Unit[]; status: Record<Locale, Status> }

/** @returns nothing where the document is gone, or not for whoever asks. */
export async function readTranslation(
  req: PayloadRequest,
  place: Place,
): Promise<Translation | undefined> {
  const fields = fieldsOf(req, place)
  const arabic = await currentVersionOf(req, place, 'ar')
  const english = await currentVersionOf(req, place, 'en')
  if (!arabic || !english) return undefined
  const marks = await readMarks(req, ownerOf(place))
  const inEnglish = new Map(leavesOf(fields, english).map((leaf) => [leaf.path, leaf]))
  const units = leavesOf(fields, arabic)
    .map((leaf) => unitOf(req, leaf, inEnglish.get(leaf.path)?.value, marks))
    .filter(({ words, isRequired }) => words.ar || words.en || isRequired)
  const live = await liveOf(req, place)
  const drafts = { ar: arabic, en: english }
  const [ar, en] = locales.map((locale) =>
    live[locale] !== 'published'
      ? 'draft'
      : drafts[locale]._status === 'published'
        ? 'published'
        : 'changed',
  ) as [Status, Status]
  return { units, status: { ar, en } }
}

export const fieldsOf = ({ payload }: PayloadRequest, place: Place): FlattenedField[] =>
  'global' in place
    ? (payload.globals.config.find(({ slug }) => slug === place.global)?.flattenedFields ?? [])
    : payload.collections[place.collection].config.flattenedFields

function unitOf(req: PayloadRequest, leaf: Leaf, english: unknown, marks: Marks): Unit {
  const { path, kind, isRequired, maxLength, steps, value } = leaf
  return {
    path,
    kind,
    isRequired,
    ...(maxLength ? { maxLength } : {}),
    label: steps
      .map((step) => labelOfStep(req, step))
      .filter(Boolean)
      .join(' › '),
    words: { ar: saidIn(kind, value), en: saidIn(kind, english) },
    state: stateOf(path, value, english, marks),
    ...(kind === 'rich' || kind === 'whole' ? { prose: proseIn(value) } : {}),
  }
}

const saidIn = (kind: Leaf['kind'], value: unknown): string =>
  kind === 'line' || kind === 'lines' ? (typeof value === 'string' ? value : '') : wordsIn(value)

export function stateOf(
  path: string,
  arabic: unknown,
  english: unknown,
  { seen }: Pick<Marks, 'seen'>,
): UnitState {
  const now = hashOf(arabic)
  if (!hashOf(english)) return now ? 'missing' : 'current'
  return now && seen[path] !== undefined && seen[path] !== now ? 'stale' : 'current'
}

async function liveOf(
  req: PayloadRequest,
  place: Place,
): Promise<Partial<Record<Locale, unknown>>> {
  const asked = { locale: 'all', draft: false, depth: 0, overrideAccess: false } as const
  const { payload, user } = req
  const found: object | null =
    'global' in place
      ? await payload.findGlobal({ ...asked, slug: place.global, user })
      : await payload.findByID({
          ...asked,
          collection: place.collection,
          id: place.id,
          user,
          disableErrors: true,
          trash: true,
        })
  const status = found && '_status' in found ? found._status : undefined
  return typeof status === 'object' && status !== null ? status : {}
}
