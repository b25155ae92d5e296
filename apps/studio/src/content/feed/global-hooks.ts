/** The same for globals: a save that the public can see is announced under the global's tag. */
import type {
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalConfig,
  GlobalSlug,
  PayloadRequest,
} from 'payload'
import { noteAct } from '../../audit/note-act.ts'
import { forgetRows } from '../../platform/database/lean-rows.ts'
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
  !versions?.drafts || Object.values(row?._status ?? {}).includes('published')

const rememberBefore: GlobalBeforeChangeHook = async ({ global, req, data }) => {
  req.context[`global face ${global.slug}`] = await readRow(req, global.slug)
  return data
}

const announceChange: GlobalAfterChangeHook = async ({ global, req, doc }) => {
  const before = req.context[`global face ${global.slug}`]
  const after = await readRow(req, global.slug)
  await forgetRows(req)
  const isTouched = before?.updatedAt !== after.updatedAt
  if (isTouched && (isPublic(global, before) || isPublic(global, after))) {
    const act = isPublic(global, after) ? 'publish' : 'unpublish'
    await noteAct(req, { act, subject: global.slug, detail: req.locale ?? '' })
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
