/** The steps of the guide that are written into documents, each by itself and at once public. */

import { locales } from '@wajiha/arabic'
import { accentFault, readAccent } from '@wajiha/brand/accent'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { accentFaults } from '../../content/globals/accent-words.ts'
import { inTransaction } from '../../platform/database/transactions.ts'
import { fieldOf, valueAt } from '../../platform/objects.ts'
import { Refusal } from '../../platform/refusal.ts'
import { writeDocument } from '../filling/store.ts'
import { readFirstRun } from '../state.ts'
import { stepWords } from '../words.ts'

export type Answers = Record<string, unknown>
type Both = Record<'ar' | 'en', string>

const textOf = (typed: Answers, name: string) => String(typed[name] ?? '').trim()
const bothOf = (typed: Answers, name: string): Both => ({
  ar: textOf(typed, `${name}Ar`),
  en: textOf(typed, `${name}En`),
})

/** Both sides of a name. @throws {Refusal} */
function requireBoth(req: PayloadRequest, typed: Answers, name: string): Both {
  const both = bothOf(typed, name)
  if (!both.ar || !both.en) throw new Refusal(req, stepWords.both, 400)
  return both
}

/** The registered name follows the short one until somebody writes it. */
export async function saveName(req: PayloadRequest, typed: Answers) {
  const site = requireBoth(req, typed, 'name')
  const follows = await isNotOwn(req, 'names.legal')
  const contacts = { email: textOf(typed, 'email') || null, phone: phoneOf(typed) || null }
  return saveGeneral(req, (locale) => ({
    names: { site: site[locale], ...(follows ? { legal: site[locale] } : {}) },
    contacts,
  }))
}

export async function saveColours(req: PayloadRequest, typed: Answers) {
  const text = textOf(typed, 'accent')
  const fault = text ? accentFault(text) : undefined
  if (fault) throw new Refusal(req, accentFaults[fault], 400)
  return saveGeneral(req, () => ({ accent: readAccent(text) ?? null }))
}

/** @param typed ids of pictures that were uploaded before. A picture that is missing leaves what there was. */
export async function saveLogo(req: PayloadRequest, typed: Answers) {
  const pictures = {
    lightLogo: textOf(typed, 'light'),
    darkLogo: textOf(typed, 'dark'),
  }
  const given = Object.entries(pictures).filter(([, id]) => id)
  if (given.length === 0) throw new Refusal(req, stepWords.noFile, 400)
  const general = await req.payload.findGlobal({ slug: 'general', locale: 'all', ...quiet(req) })
  const site = valueAt(general, 'names.site')
  for (const locale of locales)
    for (const [, id] of given) {
      const alt = String(fieldOf(site, locale) || stepWords.logoOf[locale])
      await req.payload.update({ collection: 'media', id, locale, data: { alt }, ...quiet(req) })
    }
  return saveGeneral(req, () => Object.fromEntries(given))
}

/** The first office of the agency's own; it is the main one. */
export async function saveBranch(req: PayloadRequest, typed: Answers) {
  const [name, street, locality] = (['name', 'street', 'locality'] as const).map((one) =>
    requireBoth(req, typed, one),
  )
  const e164 = phoneOf(typed)
  const label = { ar: stepWords.phoneLabel.ar, en: stepWords.phoneLabel.en }
  const phones = e164 ? [{ e164, label, whatsapp: typed.whatsapp === true }] : []
  const data = {
    name,
    address: { street, locality, country: textOf(typed, 'country') },
    timeZone: textOf(typed, 'timeZone'),
    phones,
    key: await freeKey(req, 'branches', 'main'),
    order: 1,
    isDefault: true,
  }
  await inTransaction(req, async () => {
    await req.payload.update({
      collection: 'branches',
      where: { isDefault: { equals: true } },
      data: { isDefault: false },
      ...quiet(req),
    })
    await writeDocument(req, 'branches', data)
    if (typed.whatsapp === true && e164)
      await saveGeneral(req, () => ({ contacts: { whatsapp: e164 } }))
  })
  return undefined
}

/** Arabic digits, spaces and a zero-zero are how people write it. */
function phoneOf(typed: Answers): string {
  const digits = textOf(typed, 'phone')
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (one) => String(one.charCodeAt(0) - 0x660))
    .replace(/[^\d+]/g, '')
  return digits.replace(/^00/, '+')
}

/** @param dataIn what changes, in each language. */
async function saveGeneral(req: PayloadRequest, dataIn: (locale: 'ar' | 'en') => Answers) {
  await inTransaction(req, async () => {
    for (const locale of locales) {
      const data = { ...dataIn(locale), _status: 'published' as const }
      await req.payload.updateGlobal({ slug: 'general', locale, data, ...quiet(req) })
    }
  })
  return undefined
}

const quiet = (req: PayloadRequest) =>
  ({ req, depth: 0, overrideAccess: true, fallbackLocale: false }) as const

/** Whether a value is still the demo's, or what every installation begins with. */
async function isNotOwn(req: PayloadRequest, place: string): Promise<boolean> {
  const { demo, blank } = await readFirstRun(req.payload, req)
  const general = await req.payload.findGlobal({ slug: 'general', locale: 'all', ...quiet(req) })
  const now = JSON.stringify(valueAt(general, place))
  return [demo?.general, blank?.general].some(
    (one) => one && JSON.stringify(valueAt(one, place)) === now,
  )
}

async function freeKey(req: PayloadRequest, collection: CollectionSlug, wanted: string) {
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? wanted : `${wanted}-${number}`
    const { totalDocs } = await req.payload.count({ collection, where: { key: { equals: key } } })
    if (totalDocs === 0) return key
  }
}
