/** What the start page and the search know of a collection's tables, read from its configuration. */
import { sql } from '@payloadcms/db-postgres'
import type { SanitizedCollectionConfig } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'

type Sql = ReturnType<typeof sql>

/** A collection as rows: its newest words, or those that the site shows. */
export type Rows = {
  /** `from …`; the row is `r`, the words of its languages `l`. */
  from: Sql
  id: Sql
  /** What has to hold of every row. */
  where: Sql
  updatedAt: Sql
  /** The field that names a document. */
  title: string
  /** A field's column: of the row, or of a language's. @param name `attribution.source` or `title`. */
  column: (name: string) => Sql
  isLocalized: (name: string) => boolean
  /** A field of the collection's, a relation by its id; nothing for what it does not have. */
  known: (name: string) => Sql | undefined
  /** All texts of a field that holds several. */
  texts: (name: string) => Sql
  status: Sql
}

/** `shortLinks` → `short_links`, as Payload names tables and columns. */
export const snake = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[.-]/g, '_')
    .toLowerCase()

/** @param which `newest`: drafts before what is published, as lists show them. */
export function rowsOf(config: SanitizedCollectionConfig, which: 'newest' | 'published'): Rows {
  const inVersions = which === 'newest' && hasDraftsEnabled(config)
  const table = snake(config.slug)
  const [name, prefix] = inVersions ? [`_${table}_v`, 'version_'] : [table, '']
  const localized = new Set(
    config.flattenedFields.flatMap((field) =>
      'localized' in field && field.localized ? [field.name] : [],
    ),
  )
  const isLocalized = (field: string) => localized.has(field)
  const column = (field: string) =>
    sql.raw(`${isLocalized(field) ? 'l' : 'r'}."${prefix}${snake(field)}"`)
  const words = sql.raw(`left join "${name}_locales" l on l._parent_id = r.id`)
  return {
    from: sql`from ${sql.raw(`"${name}"`)} r ${localized.size > 0 ? words : sql``}`,
    id: sql.raw(inVersions ? 'r.parent_id' : 'r.id'),
    where: sql`${inVersions ? sql`r.latest` : sql`true`}
      and ${config.trash ? sql.raw(`r."${prefix}deleted_at" is null`) : sql`true`}`,
    updatedAt: sql.raw('r.updated_at'),
    title: config.admin.useAsTitle ?? 'id',
    column,
    isLocalized,
    known: (field) => {
      const found = config.flattenedFields.find((one) => one.name === field)
      if (!found) return undefined
      return found.type === 'relationship' || found.type === 'upload'
        ? sql.raw(`r."${prefix}${snake(field)}_id"`)
        : column(field)
    },
    texts: (field) =>
      sql`(select string_agg(x.text, ' ') from ${sql.raw(`"${name}_texts"`)} x
        where x.parent_id = r.id and x.path = ${prefix ? `version.${field}` : field})`,
    status: sql.raw(`l."${prefix}_status"`),
  }
}

/** The title of a row in the language that is asked for, in the other where it has none. */
export const titleIn = ({ title, column, isLocalized }: Rows, locale: 'ar' | 'en'): Sql =>
  isLocalized(title)
    ? sql`coalesce(max(${column(title)}) filter (where l._locale = ${locale}::_locales),
        max(${column(title)}))`
    : sql`max(${column(title)}::text)`
