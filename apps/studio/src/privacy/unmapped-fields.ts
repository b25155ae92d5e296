/** What the data map does not know, or knows twice, or knows although it is gone. Pure. */
import type { CollectionConfig } from 'payload'
import type { Mapped } from './data-map.data.ts'
import { leafFields } from './leaf-fields.ts'

type Map = Readonly<Record<string, Mapped>>
type Known = Pick<CollectionConfig, 'slug' | 'fields'>

const classes = ['identity', 'words', 'trace', 'kept', 'staff'] as const
type FieldClass = (typeof classes)[number]

/** The fields of some classes of one collection. */
export const fieldsOf = (mapped: Mapped | undefined, ...of: FieldClass[]): string[] =>
  (of.length > 0 ? of : classes).flatMap((one) => mapped?.[one] ?? [])

/** @returns one sentence for each thing to put right, with the place it is about. */
export function findUnmapped(collections: readonly Known[], map: Map, without: readonly string[]) {
  return [
    ...collections.flatMap(({ slug, fields }) => {
      if (without.includes(slug)) return []
      const mapped = map[slug]
      if (!mapped) return [found(slug, 'is not in the data map: say of each field what it holds.')]
      return inCollection(slug, leafFields(fields), fieldsOf(mapped))
    }),
  ]
}

function inCollection(slug: string, real: readonly string[], mapped: readonly string[]) {
  return [
    ...real
      .filter((path) => !mapped.includes(path))
      .map((path) => found(`${slug}.${path}`, 'is not in the data map: say what it holds.')),
    ...mapped
      .filter((path) => !real.includes(path))
      .map((path) => found(`${slug}.${path}`, 'is in the data map and no field any more.')),
    ...mapped
      .filter((path, index) => mapped.indexOf(path) !== index)
      .map((path) => found(`${slug}.${path}`, 'is in the data map twice.')),
  ]
}

const found = (where: string, problem: string) => ({ where, problem })
