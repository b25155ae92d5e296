/** Names of collections and pages that come as mere text, from a hook or from outside. */
import type { BasePayload, CollectionSlug, GlobalSlug } from 'payload'

export const isCollection = (
  { collections }: Pick<BasePayload, 'collections'>,
  slug: string,
): slug is CollectionSlug => Object.hasOwn(collections, slug)

export const isGlobal = (
  { globals }: Pick<BasePayload, 'globals'>,
  slug: string,
): slug is GlobalSlug => globals.config.some((one) => one.slug === slug)
