import { type CollectionSlug, type PayloadRequest, ValidationError } from 'payload'
import type { Said } from './i18n/say.ts'
import { sayTo } from './i18n/say-to.ts'

/** Refuses a change at one field, in the language of the person who asked for it. */
export function refuseField(
  req: PayloadRequest,
  collection: CollectionSlug,
  path: string,
  words: Said,
): never {
  const errors = [{ path, message: sayTo(req, words) }]
  throw new ValidationError({ collection, errors, req }, req.t)
}
