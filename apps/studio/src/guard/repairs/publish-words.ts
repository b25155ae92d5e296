/** Words put into what is published, with the rights of whoever does it; a draft that waits is never published along. */
import type { PayloadRequest } from 'payload'
import { isRecord } from '../../platform/objects.ts'
import { Refusal } from '../../platform/refusal.ts'
import { isCollectionSlug, isGlobalSlug } from '../../platform/slugs.ts'
import { currentVersionOf, type Place } from '../../together/stand.ts'
import { repairWords as words } from '../words.ts'

type Values = Record<string, unknown>

/** @param owner as a finding keeps it: `posts ID`, `global page-home`. @throws {Refusal} where nothing of ours makes the page. */
export function requirePlace({ i18n, payload }: PayloadRequest, owner: string): Place {
  const [kind = '', name = ''] = owner.split(' ')
  if (kind === 'global' && isGlobalSlug(payload, name)) return { global: name }
  if (isCollectionSlug(payload, kind) && name) return { collection: kind, id: name }
  throw new Refusal({ i18n }, words.noOwner, 409)
}

/** The document as it is published. @throws {Refusal} where it is gone, or something newer waits. */
export async function requirePublished(
  req: PayloadRequest,
  place: Place,
  locale: 'ar' | 'en',
): Promise<Values> {
  const current = await currentVersionOf(req, place, locale)
  if (!current) throw new Refusal(req, words.gone, 404)
  if (current._status !== undefined && current._status !== 'published')
    throw new Refusal(req, words.draftWaits, 409)
  return current
}

export async function publishWords(
  req: PayloadRequest,
  place: Place,
  locale: 'ar' | 'en',
  values: Values,
): Promise<void> {
  const { payload, user, i18n } = req
  const data: Values = { ...values, _status: 'published' }
  const asked = {
    data,
    locale,
    fallbackLocale: false as const,
    draft: false,
    depth: 0,
    overrideAccess: false,
    user,
    req: { payload, user, i18n },
  }
  if ('global' in place) await payload.updateGlobal({ ...asked, slug: place.global })
  else await payload.update({ ...asked, collection: place.collection, id: place.id })
}

/** What search results say of the page: `title` or `description`. */
export async function publishSeo(
  req: PayloadRequest,
  place: Place,
  locale: 'ar' | 'en',
  seo: { title: string } | { description: string },
): Promise<void> {
  const current = await requirePublished(req, place, locale)
  if (!('seo' in current)) throw new Refusal(req, words.noOwner, 409)
  const before = isRecord(current.seo) ? current.seo : {}
  await publishWords(req, place, locale, { seo: { ...before, ...seo } })
}
