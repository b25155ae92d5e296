/**
 * Doors of a collection or a global. Nothing is open to the anonymous: the public reads through
 * `/api/v1` alone, which shows what is published and nothing else.
 */
import type { Access, CollectionConfig, GlobalConfig } from 'payload'
import { only, type Role } from './roles.ts'

/** These roles write, and they alone see what is not published and what was. */
export function writtenBy(...writers: Role[]): NonNullable<CollectionConfig['access']> {
  const write = only(...writers)
  return { read: write, readVersions: write, create: write, update: write, delete: write }
}

/** The same, and these others see what is published, because their own work names it. */
export function shownTo(
  readers: readonly Role[],
  access: NonNullable<CollectionConfig['access']>,
): NonNullable<CollectionConfig['access']> {
  const write = access.update as Access
  const mayLook = only(...readers)
  const read: Access = async (asking) =>
    (await write(asking)) || (mayLook(asking) ? { _status: { equals: 'published' } } : false)
  return { ...access, read }
}

/** A page of its own. */
export function pageWrittenBy(...writers: Role[]): NonNullable<GlobalConfig['access']> {
  const write = only(...writers)
  return { read: write, readVersions: write, update: write }
}
