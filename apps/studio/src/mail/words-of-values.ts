/** Codes of the site's forms in the words of a mail: a service by its name, a budget by its span. */

import type { Formatter, Locale } from '@wajiha/arabic'
import type { budgetBands } from '@wajiha/contract/form-checks'
import { isKeyOf } from '@wajiha/contract/records'
import type { PayloadRequest } from 'payload'
import { eachReplyWish, replyWishes } from '../platform/fields/reply-wishes.data.ts'
import { type Said, say } from '../platform/i18n/say.ts'
import { saidOnly } from '../platform/objects.ts'

const budgets: Record<(typeof budgetBands)[number], Said> = {
  'under-25': say('أقلّ من ٢٥ ألفًا', 'Under 25,000'),
  '25-75': say('بين ٢٥ و٧٥ ألفًا', '25,000 to 75,000'),
  '75-200': say('بين ٧٥ و٢٠٠ ألف', '75,000 to 200,000'),
  'over-200': say('أكثر من ٢٠٠ ألف', 'Over 200,000'),
  unsure: say('لم تُحدَّد بعد', 'Not decided yet'),
}
const otherService = say('أمر آخر', 'Something else')

/** The values with every code that is known put into words; what is no code stays as it is. */
export async function inWords(
  req: PayloadRequest,
  values: Record<string, string>,
  locale: Locale,
  figures: Formatter,
): Promise<Record<string, string>> {
  const { service, branch, budget } = values
  const named = async (collection: 'services' | 'branches', key: string | undefined) =>
    key && /^[a-z0-9-]{1,100}$/.test(key) ? documentNameOf(req, collection, key, locale) : undefined
  const band = budget && isKeyOf(budgets, budget) ? budgets[budget] : undefined
  const found = saidOnly({
    service: service === 'other' ? otherService[locale] : await named('services', service),
    branch: await named('branches', branch),
    budget: band && figures.digits(band[locale]),
    ...eachReplyWish((name) => wordOf(replyWishes[name].words, values[name])?.[locale]),
  })
  return { ...values, ...found }
}

const wordOf = (words: Readonly<Record<string, Said>>, code: string | undefined) =>
  code && isKeyOf(words, code) ? words[code] : undefined

async function documentNameOf(
  req: PayloadRequest,
  collection: 'services' | 'branches',
  key: string,
  locale: Locale,
): Promise<string | undefined> {
  const { docs } = await req.payload.find({
    collection,
    where: { key: { equals: key } },
    limit: 1,
    pagination: false,
    depth: 0,
    locale,
    overrideAccess: true,
    req,
  })
  return docs[0]?.name ?? undefined
}
