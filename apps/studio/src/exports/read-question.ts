/** An export's address, read: which format, which language, which filter. */
import { isLocale, readLocale } from '@wajiha/arabic'
import type { PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { combineWhereConstraints, mergeListSearchAndWhere } from 'payload/shared'
import { say } from '../platform/i18n/say.ts'
import { isRecord } from '../platform/objects.ts'
import type { Exported } from './column-lists.data.ts'

export const formats = ['csv', 'xlsx', 'json', 'zip'] as const
export type Format = (typeof formats)[number]

export type Question = { format: Format; locale: 'ar' | 'en'; where: Where }

/**
 * The filter is that of the list: its `where`, as the list's address writes it or as JSON, its `search`,
 * and what the list never shows. `headers` is the language; without it, that of whoever asks.
 *
 * @returns words for the person where the address is none.
 */
export async function readQuestion(req: PayloadRequest, collection: Exported) {
  const { format = 'csv', headers, search, where } = req.query
  const { config } = req.payload.collections[collection]
  const known = formats.find((one) => one === format)
  const isZip = format === 'zip'
  if (!known || (isZip && collection !== 'applications')) return { mistake: unknownFormat }
  const filter: unknown = typeof where === 'string' ? parsed(where) : (where ?? {})
  if (!isWhere(filter)) return { mistake: unreadable }
  const language = readLocale(req.i18n?.language)
  const question: Question = {
    format: known,
    locale: isLocale(headers) ? headers : language,
    where: await listWhere(req, config, filter, search),
  }
  return { question }
}

async function listWhere(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  filter: Where,
  search: unknown,
): Promise<Where> {
  const base = await config.admin.baseFilter?.({ limit: 0, page: 1, req, sort: '-createdAt' })
  return mergeListSearchAndWhere({
    collectionConfig: config,
    search: typeof search === 'string' ? search : '',
    where: combineWhereConstraints([filter, base ?? undefined]),
  })
}

/** What stands in it, Payload judges. */
const isWhere = (value: unknown): value is Where => isRecord(value)

function parsed(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch {
    return undefined
  }
}

const unknownFormat = say(
  'لا نعرف هذه الصيغة. المتاح: csv وxlsx وjson، وzip لطلبات التوظيف',
  'This format is not known. There are csv, xlsx and json, and zip for applications',
)
const unreadable = say('لم نفهم التصفية المطلوبة', 'The filter could not be read')
