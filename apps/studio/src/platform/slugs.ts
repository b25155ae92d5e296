/**
 * Names of collections and globals that come as plain texts: of a configuration, an address, a job. Payload
 * takes only those it has types for, and whether a text is one of them shows when it is looked up.
 */
import type { BasePayload, CollectionSlug, GlobalSlug } from 'payload'

export const isCollectionSlug = (
  { collections }: Pick<BasePayload, 'collections'>,
  slug: string,
): slug is CollectionSlug => Object.hasOwn(collections, slug)

export const isGlobalSlug = (
  { globals }: Pick<BasePayload, 'globals'>,
  slug: string,
): slug is GlobalSlug => globals.config.some((one) => one.slug === slug)

export function requireCollectionSlug(payload: BasePayload, slug: string): CollectionSlug {
  if (isCollectionSlug(payload, slug)) return slug
  throw new Error(`There is no collection “${slug}”.`)
}

export function requireGlobalSlug(payload: BasePayload, slug: string): GlobalSlug {
  if (isGlobalSlug(payload, slug)) return slug
  throw new Error(`There is no global “${slug}”.`)
}
