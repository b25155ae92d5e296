/** What the person who asks may do with one thing of the studio, as the API would decide it. */
import {
  docAccessOperation,
  docAccessOperationGlobal,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
} from 'payload'
import { fieldOf } from '../objects.ts'

export type Right = 'create' | 'read' | 'update'

/** A document, a collection (no `id`) or a page, in the words of the admin's calls. */
export type Thing = { collection?: unknown; id?: unknown; global?: unknown }

/** @param data what would be saved. */
export async function may(
  req: PayloadRequest,
  right: Right,
  thing: Thing,
  data?: Record<string, unknown>,
): Promise<boolean> {
  try {
    return await hasRight(req, right, thing, data)
  } catch (error) {
    // There is no such document, or it is not for this person to know.
    // Told by its status: in the built studio its class may be there twice.
    const status = fieldOf(error, 'status')
    if (status === 403 || status === 404) return false
    throw error
  }
}

async function hasRight(
  req: PayloadRequest,
  right: Right,
  thing: Thing,
  data: Record<string, unknown> | undefined,
): Promise<boolean> {
  const global = globalOf(req, thing.global)
  if (global) {
    if (right === 'create' || thing.collection) return false
    const rights = await docAccessOperationGlobal({ ...withData(data), globalConfig: global, req })
    return rights[right] === true
  }
  const config = collectionOf(req, thing.collection)
  if (!config || thing.global) return false
  const id = idOf(thing.id)
  if (id === null) return false
  const asked = { ...withData(data), ...(id ? { id } : {}), collection: { config }, req }
  return (await docAccessOperation(asked))[right] === true
}

export function collectionOf(
  { payload }: PayloadRequest,
  slug: unknown,
): SanitizedCollectionConfig | undefined {
  return payload.config.collections.find((one) => one.slug === slug)
}

export function globalOf(
  { payload }: PayloadRequest,
  slug: unknown,
): SanitizedGlobalConfig | undefined {
  return payload.config.globals.find((one) => one.slug === slug)
}

/** `undefined` where none is named, `null` where it is no id. */
function idOf(id: unknown): string | undefined | null {
  if (id === undefined || id === null || id === '') return undefined
  return typeof id === 'string' ? id : null
}

const withData = (data: Record<string, unknown> | undefined) => (data ? { data } : {})
