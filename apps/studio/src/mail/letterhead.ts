/** What every mail says of the agency: its name and logo, and the branch that answers. */
import {
  createFormatter,
  type Formatter,
  type Locale,
  listComma,
  localePrefix,
} from '@wajiha/arabic'
import { agencyTimeZone } from '@wajiha/contract/zoned-time'
import type { PayloadRequest } from 'payload'
import { toImage } from '../content/mappers/image.ts'
import type { Branch, General } from '../payload-types.ts'
import { readEnv } from '../platform/env.ts'

export type Letterhead = {
  agency: string
  /** As it is registered; mails to many say it. */
  legal?: string | undefined
  siteUrl: string
  /** Absolute; only formats that every mail program shows. */
  logo: { url: string; width: number; height: number } | undefined
  /** The reply address of mails that no person is named for. */
  email: string | undefined
  branchName: string
  branchPhone: string
  branchAddress: string
  timeZone: string
  figures: Formatter
}

// One thing after another: a transaction has one connection.
const quiet = { overrideAccess: true, depth: 0 } as const
/** Tall enough to be sharp on dense screens, low enough not to push the words down. */
const logoHeight = 56

/** Reads it in one language. Whatever the studio does not know yet is left empty. */
export async function readLetterhead(
  req: PayloadRequest,
  locale: Locale,
  branchKey?: string,
): Promise<Letterhead> {
  const wanted = { slug: 'general', locale, req, ...quiet } as const
  const general: Partial<General> | undefined = await req.payload.findGlobal(wanted)
  const branch = await findBranch(req, locale, branchKey)
  const { siteOrigin } = readEnv()
  return {
    agency: general?.names?.site || new URL(siteOrigin).host,
    legal: general?.names?.legal || undefined,
    siteUrl: `${siteOrigin}${localePrefix(locale)}`,
    logo: await readLogo(req, general, siteOrigin),
    email: general?.contacts?.email || undefined,
    branchName: branch?.name ?? '',
    branchPhone: branch?.phones?.[0]?.e164 || general?.contacts?.phone || '',
    branchAddress: addressOf(branch, locale),
    timeZone: branch?.timeZone ?? agencyTimeZone,
    figures: createFormatter({ locale, ...written(general) }),
  }
}

/** The branch by its key; without one, or when it is unknown, the main one. */
async function findBranch(req: PayloadRequest, locale: Locale, key: string | undefined) {
  const { docs } = await req.payload.find({
    collection: 'branches',
    sort: ['-isDefault', 'order'],
    pagination: false,
    locale,
    req,
    ...quiet,
  })
  const branches: Partial<Branch>[] = docs
  return branches.find((branch) => key && branch.key === key) ?? branches[0]
}

function addressOf(branch: Partial<Branch> | undefined, locale: Locale): string {
  const { street, locality } = branch?.address ?? {}
  return [street, locality].filter(Boolean).join(listComma(locale))
}

async function readLogo(
  req: PayloadRequest,
  general: Partial<General> | undefined,
  siteOrigin: string,
): Promise<Letterhead['logo']> {
  const id = general?.lightLogo
  if (typeof id !== 'string') return undefined
  const found = { collection: 'media', id, disableErrors: true, req, ...quiet } as const
  const image = toImage(await req.payload.findByID(found))
  if (!image || !/\.(?:png|jpe?g|gif)$/i.test(image.url)) return undefined
  const width = Math.round((image.width / image.height) * logoHeight)
  return { url: new URL(image.url, siteOrigin).href, width, height: logoHeight }
}

const written = (general: Partial<General> | undefined) =>
  general?.writing ? { numerals: general.writing.numerals, months: general.writing.months } : {}
