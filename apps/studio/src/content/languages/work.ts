/** What a translator does with a document, each with the rights of whoever does it. */
import { type Locale, locales } from '@wajiha/arabic'
import { type PayloadRequest, ValidationError } from 'payload'
import { inTransaction } from '../../platform/database/transactions.ts'
import { sayTo } from '../../platform/i18n/say-to.ts'
import { isRecord, membersOf } from '../../platform/objects.ts'
import { Refusal } from '../../platform/refusal.ts'
import { basisName } from '../../together/basis.ts'
import { currentVersionOf, type Place } from '../../together/stand.ts'
import { type Change, changeWords } from './change.ts'
import { ownerOf } from './keep-marks.ts'
import { leavesOf } from './leaves.ts'
import { confirmEnglish } from './marks.ts'
import { fieldsOf } from './units.ts'
import { languageWords as words } from './words.ts'

type Values = Record<string, unknown>
type Act = { isDraft: boolean }

/** Saves words as a draft, together with what others wrote meanwhile. */
export async function saveWords(
  req: PayloadRequest,
  place: Place,
  changes: Partial<Record<Locale, readonly Change[]>>,
): Promise<void> {
  await inTransaction(req, async () => {
    for (const locale of locales) {
      const wished = changes[locale] ?? []
      if (wished.length > 0) await saveLanguage(req, place, locale, wished)
    }
  })
}

async function saveLanguage(
  req: PayloadRequest,
  place: Place,
  locale: Locale,
  wished: readonly Change[],
): Promise<void> {
  const current = await currentVersionOf(req, place, locale)
  if (!current) throw new Refusal(req, words.gone, 404)
  const leaves = new Map(leavesOf(fieldsOf(req, place), current).map((leaf) => [leaf.path, leaf]))
  const { data, basis, lost } = changeWords(current, wished)
  const unknown = wished.some(({ path }) => !leaves.has(path))
  if (unknown || lost.length > 0) throw new Refusal(req, words.moved, 409)
  for (const { path, value } of wished) {
    const { maxLength } = leaves.get(path) ?? {}
    if (maxLength && typeof value === 'string' && value.length > maxLength)
      throw new Refusal(req, words.tooLong(maxLength), 400)
  }
  await update(req, place, locale, { ...data, [basisName]: basis }, { isDraft: true })
}

/** The English of these fields is still right, although its Arabic changed. */
export async function confirmWords(
  req: PayloadRequest,
  place: Place,
  paths: readonly string[],
): Promise<void> {
  await requireUpdate(req, place)
  await confirmEnglish(req, ownerOf(place), paths)
}

/** Publishes or takes back these languages, all of them or none. */
export async function setStatus(
  req: PayloadRequest,
  place: Place,
  languages: readonly Locale[],
  status: 'published' | 'draft',
): Promise<void> {
  await inTransaction(req, async () => {
    for (const locale of languages) {
      try {
        await update(req, place, locale, { _status: status }, { isDraft: false })
      } catch (error) {
        throw error instanceof ValidationError ? inWords(req, locale, error) : error
      }
    }
  })
}

/** What a language lacks, said with its name: `English: Title: This field is required.` */
function inWords(req: PayloadRequest, locale: Locale, { data }: ValidationError): Error {
  const lacks = membersOf(data.errors)
    .filter(isRecord)
    .map(({ label, message }) => [label, message].filter((part) => typeof part === 'string'))
    .map((parts) => parts.join(': '))
  const said = `${sayTo(req, words.notPublished)} ${sayTo(req, words[locale])} — ${lacks.join(' · ')}`
  return new Refusal(req, said, 400)
}

async function update(
  req: PayloadRequest,
  place: Place,
  locale: Locale,
  data: Values,
  { isDraft }: Act,
): Promise<void> {
  const { payload, user, i18n, transactionID } = req
  const transaction = await transactionID
  const asked = {
    data,
    locale,
    fallbackLocale: false as const,
    draft: isDraft,
    depth: 0,
    overrideAccess: false,
    user,
    // Beside the one under way: each language is a save of its own in the same transaction.
    req: { payload, user, i18n, ...(transaction ? { transactionID: transaction } : {}) },
  }
  if ('global' in place) await payload.updateGlobal({ ...asked, slug: place.global })
  else await payload.update({ ...asked, collection: place.collection, id: place.id })
}

/** Refuses whoever may not change the document, or does not find it. */
export async function requireUpdate(req: PayloadRequest, place: Place): Promise<void> {
  const { collections, globals } = req.payload
  const config =
    'global' in place
      ? globals.config.find(({ slug }) => slug === place.global)
      : collections[place.collection].config
  const id = 'global' in place ? {} : { id: place.id }
  const isAllowed = (await config?.access.update({ req, ...id })) === true
  if (!isAllowed || !(await currentVersionOf(req, place, 'ar')))
    throw new Refusal(req, words.refused, 403)
}
