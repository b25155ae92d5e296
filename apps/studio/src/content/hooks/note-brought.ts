/** What a person brought, before the studio makes its own file of it: its name, and what it is to the byte. */
import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import { fieldOf, isObject } from '../../platform/objects.ts'
import { readWhole, storeOf } from '../../platform/storage/store.ts'

declare module 'payload' {
  interface RequestContext {
    /** The file of the save that is under way. */
    broughtFile?: Brought | undefined
  }
}

/** No name of a file that was read back from the studio: that is nobody's. */
type Brought = { name?: string; sha256: string | null; focus: Focus }
type Focus = { focalX?: unknown; focalY?: unknown }

const longestName = 200

/** The hash by which the same picture is known again: of the file as it came, before it was made smaller. */
export const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')

/** `'صورة ١.JPG'`, as some systems take letters apart and others name the folder, too. */
export const cleanName = (name: string): string =>
  basename(name.normalize('NFC').replaceAll('\\', '/'))
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, longestName)

/**
 * A picture that is cropped where it lies is brought anew, so that it gets a name of its own: under the
 * old one, the site and every browser would keep what they have.
 */
export const readForCrop: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || req.file || !('id' in args) || !isCrop(req.query)) return
  const { id } = args
  const stored = await req.payload.db.findOne<{ id: string; filename: string; mimeType: string }>({
    collection: 'media',
    where: { id: { equals: id } },
    req,
  })
  if (!stored) return
  const data = await readWhole(await storeOf('media'), stored.filename)
  if (!data) throw new Error(`The picture ${stored.filename} is not there`)
  req.file = { data, mimetype: stored.mimeType, name: '', size: data.length }
}

export function isCrop(query: unknown): boolean {
  const edits = fieldOf(query, 'uploadEdits')
  return ['crop', 'widthInPixels', 'heightInPixels'].some((one) => fieldOf(edits, one))
}

export const noteBrought: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return
  const { file, context } = req
  if (!file?.data) context.broughtFile = undefined
  else {
    const focus = 'data' in args ? focusIn(args.data) : {}
    // A cropped picture is no longer the one that came.
    const sha256 = isCrop(req.query) ? null : hashOf(file.data)
    context.broughtFile = { ...named(file.name), sha256, focus }
  }
}

/** What must be seen, as it was sent: Payload forgets it with every file while its own way to say it is off. */
function focusIn(data: unknown): Focus {
  const { focalX, focalY }: Focus = isObject(data) ? data : {}
  return typeof focalX === 'number' && typeof focalY === 'number' ? { focalX, focalY } : {}
}

const named = (name: string) => (cleanName(name) ? { name: cleanName(name) } : {})

/** The name is that of the file, unless a person wrote another one in the same save. */
export const keepBrought: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const { broughtFile: brought } = req.context
  if (!brought) return data
  req.context.broughtFile = undefined
  const isOwn = Boolean(data.name) && data.name !== originalDoc?.name
  return {
    ...data,
    ...brought.focus,
    sha256: brought.sha256,
    name: isOwn ? data.name : (brought.name ?? originalDoc?.name),
  }
}
