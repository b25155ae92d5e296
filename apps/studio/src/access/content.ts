/**
 * Doors of a collection or a global. Nothing is open to the anonymous: the public reads through
 * `/api/v1` alone, which shows what is published and nothing else.
 */
import type { CollectionConfig, GlobalConfig } from 'payload'
import { only, type Role, staff } from './roles.ts'

/** Everyone on the staff reads, these roles write. */
export function writtenBy(...writers: Role[]): NonNullable<CollectionConfig['access']> {
  const write = only(...writers)
  return { read: staff, readVersions: staff, create: write, update: write, delete: write }
}

/** The same for a page of its own. */
export function pageWrittenBy(...writers: Role[]): NonNullable<GlobalConfig['access']> {
  return { read: staff, readVersions: staff, update: only(...writers) }
}
