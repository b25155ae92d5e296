/**
 * Where a page of an editor's own may stand: at an address that neither the site nor another page nor a redirect has.
 * Drafts may stand anywhere; asked when a language is published.
 */
import { type Locale, localePrefix, readLocale } from '@wajiha/arabic'
import { mistakeInOwnAddress } from '@wajiha/contract/own-addresses'
import { readableAddress } from '@wajiha/contract/paths'
import type { PayloadRequest, TextFieldSingleValidation } from 'payload'
import { type Said, say } from '../../platform/i18n/say.ts'
import { sayTo } from '../../platform/i18n/say-to.ts'
import { fieldOf } from '../../platform/objects.ts'
import { pathOf } from '../mappers/paths.ts'
import { whereRedirected } from './where-redirected.ts'

export const validateOwnAddress: TextFieldSingleValidation = async (value, { data, id, req }) => {
  // Taken back, it stands nowhere.
  if (fieldOf(data, '_status') === 'draft') return true
  const mistake = await mistakeInPage(value ?? '', req, id)
  return mistake ? sayTo(req, mistake) : true
}

async function mistakeInPage(slug: string, req: PayloadRequest, id: unknown) {
  const mistake = mistakeInOwnAddress(slug)
  if (mistake) return mistake === 'taken' ? takenBySite : spelling
  const locale = readLocale(req.locale)
  if (await isOfAnother(slug, req, id)) return takenByPage
  return (await leadsOn(slug, locale, req, id)) ? takenByRedirect : undefined
}

/** One in the bin counts: it keeps its address until it is deleted for good. */
async function isOfAnother(slug: string, req: PayloadRequest, id: unknown): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'block-pages',
    where: { slug: { equals: slug }, ...(id ? { id: { not_equals: id } } : {}) },
    locale: readLocale(req.locale),
    trash: true,
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}

/** A redirect takes visitors away before they see the page; only one that leads to this very page goes by itself. */
async function leadsOn(slug: string, locale: Locale, req: PayloadRequest, id: unknown) {
  const location = await whereRedirected(req, addressOf(slug, locale))
  if (!location) return false
  const now = await publicSlug(req, id, locale)
  return !now || readableAddress(location) !== addressOf(now, locale)
}

const addressOf = (slug: string, locale: Locale) =>
  `${localePrefix(locale)}${pathOf('block-pages', slug)}`

async function publicSlug(req: PayloadRequest, id: unknown, locale: Locale) {
  if (!id) return undefined
  const row = await req.payload.db.findOne<{ id: string; slug?: unknown }>({
    collection: 'block-pages',
    where: { id: { equals: id } },
    locale: 'all',
    select: { slug: true },
    req,
  })
  const slug = fieldOf(row?.slug, locale)
  return typeof slug === 'string' ? slug : undefined
}

const spelling: Said = say(
  'اكتب عنوانًا من حروف وأرقام بينها شرطات، مثل ‏فريقنا‏ أو ‏من-نحن',
  'Write an address of letters and digits with hyphens between, such as our-team',
)
const takenBySite: Said = say(
  'هذا العنوان لصفحة من صفحات الموقع نفسه. اختر عنوانًا آخر',
  'This address belongs to a page of the site itself. Choose another one',
)
const takenByPage: Said = say(
  'هذا العنوان لصفحة أخرى بهذه اللغة. اختر عنوانًا آخر، أو غيّر عنوان تلك الصفحة أوّلًا',
  'Another page has this address in this language. Choose another one, or change that page’s address first',
)
const takenByRedirect: Said = say(
  'يبدأ من هذا العنوان تحويلٌ يأخذ الزائر إلى مكان آخر. اختر عنوانًا آخر، أو احذف التحويل أوّلًا',
  'A redirect begins at this address and leads visitors elsewhere. Choose another one, or delete the redirect first',
)
