/**
 * A changed slug leaves a redirect behind, in each language, without chains or circles (BLOG-09); and what begins to
 * stand at an address is reached there, though another document once left a redirect at it.
 */
import { localePrefix, locales } from '@wajiha/arabic'
import { spellingsOf } from '@wajiha/contract/redirects'
import type { PayloadRequest } from 'payload'
import { pathOf } from '../mappers/paths.ts'
import type { PublicFace } from './public-face.ts'

/** Compares the public slugs before and after, and writes what visitors of the old ones need. */
export async function leaveRedirects(
  req: PayloadRequest,
  collection: string,
  before: PublicFace | undefined,
  after: PublicFace,
): Promise<void> {
  for (const locale of locales) {
    const oldSlug = before?.published[locale]
    const newSlug = after.published[locale]
    if (!newSlug || oldSlug === newSlug) continue
    const prefix = localePrefix(locale)
    const to = addressOf(collection, newSlug)
    const from = oldSlug && addressOf(collection, oldSlug)
    if (from && to) await moveAddress(req, prefix + from, prefix + to)
    else if (to) await freeAddresses(req, [prefix + to])
  }
}

/** A card has no page among the others, and is found by whoever was given its address. */
const addressOf = (collection: string, slug: string) =>
  collection === 'cards' ? `/card/${slug}` : pathOf(collection, slug)

async function freeAddresses(req: PayloadRequest, addresses: string[]) {
  const where = { from: { in: addresses.flatMap(spellingsOf) } }
  const options = { overrideAccess: true, depth: 0, req } as const
  await req.payload.delete({ collection: 'redirects', where, ...options })
}

async function moveAddress(req: PayloadRequest, from: string, to: string) {
  const options = { overrideAccess: true, depth: 0, req } as const
  const { payload } = req
  await freeAddresses(req, [from, to])
  const where = { to: { in: spellingsOf(from) } }
  await payload.update({ collection: 'redirects', where, data: { to }, ...options })
  const data = { from, to, status: '301' as const }
  await payload.create({ collection: 'redirects', data, ...options })
}
