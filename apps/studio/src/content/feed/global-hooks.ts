/** The same for globals: a save that the public can see is announced under the global's tag. */
import { type Locale, locales } from '@wajiha/arabic'
import type {
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalConfig,
  GlobalSlug,
  PayloadRequest,
} from 'payload'
import { noteAct } from '../../audit/note-act.ts'
import { staysPublic } from '../../platform/access/stays-public.ts'
import { forgetRows } from '../../platform/database/lean-rows.ts'
import { say } from '../../platform/i18n/say.ts'
import { Refusal } from '../../platform/refusal.ts'
import { globalTag } from '../../platform/tags.ts'
import { recordChange } from './record.ts'

type Global = Parameters<GlobalAfterChangeHook>[0]['global']
type Row = { updatedAt?: string; _status?: Record<string, string> }

declare module 'payload' {
  interface RequestContext {
    /** How a global stood before the save that is under way. */
    [key: `global face ${string}`]: Row | undefined
  }
}

const readRow = (req: PayloadRequest, slug: GlobalSlug): Promise<Row> =>
  req.payload.db.findGlobal({
    slug,
    locale: 'all',
    select: { updatedAt: true, _status: true },
    req,
  })

/** Without drafts, what is saved is public. */
const isPublic = ({ versions }: Global, row?: Row) =>
  !versions?.drafts || languagesOf(row).length > 0

/** In which languages it is published. */
const languagesOf = (row?: Row) =>
  locales.filter((language) => row?._status?.[language] === 'published')

/** In which languages it was public before the save that is under way. */
export const globalLanguagesBefore = (req: PayloadRequest, slug: string): readonly Locale[] =>
  languagesOf(req.context[`global face ${slug}`])

const neededByAll = say(
  'كلّ صفحةٍ في الموقع تقوم على الإعدادات العامّة، فلا يُلغى نشرها. غيّر ما فيها وانشره.',
  'Every page of the site is built on the general settings, so they stay published. Change what they say and publish that.',
)

const rememberBefore: GlobalBeforeChangeHook = async ({ global, req, data }) => {
  req.context[`global face ${global.slug}`] = await readRow(req, global.slug)
  return data
}

const announceChange: GlobalAfterChangeHook = async ({ global, req, doc }) => {
  const before = req.context[`global face ${global.slug}`]
  const after = await readRow(req, global.slug)
  await forgetRows(req)
  const isTouched = before?.updatedAt !== after.updatedAt
  const lost = languagesOf(before).filter((language) => !languagesOf(after).includes(language))
  if (lost.length > 0 && staysPublic(global.slug)) throw new Refusal(req, neededByAll, 400)
  if (isTouched && (isPublic(global, before) || isPublic(global, after))) {
    const act = lost.length > 0 || !isPublic(global, after) ? 'unpublish' : 'publish'
    const detail = lost.join(', ') || req.locale || ''
    await noteAct(req, { act, subject: global.slug, detail })
    await recordChange(req, [globalTag(global.slug)])
  }
  return doc
}

/** The global, announcing its publications. */
export const announcedGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: {
    ...global.hooks,
    beforeChange: [...(global.hooks?.beforeChange ?? []), rememberBefore],
    afterChange: [...(global.hooks?.afterChange ?? []), announceChange],
  },
})
