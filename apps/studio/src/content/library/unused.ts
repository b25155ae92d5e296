/**
 * Pictures that nothing shows: neither what is published nor what stands in an editor. One question for the
 * whole library; `uploads/uses-of.ts` says of one picture where it stands.
 */
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'
import type { FlattenedField, PayloadRequest } from 'payload'
import { statementsOf } from '../../platform/database/statements.ts'
import { indexedTexts } from '../uploads/indexed-texts.data.ts'
import { isNamed } from '../uploads/named-in.ts'

type Column = { table: string; column: string }
type Link = Column & { target: string }

const pictures = 'media'
const parents = ['_parent_id', 'parent_id']
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** @returns the ids of pictures outside the bin that nothing shows. */
export async function unusedPictures(req: PayloadRequest): Promise<string[]> {
  const db = await statementsOf(req)
  const links = (await db.execute(foreignKeys)).rows as Link[]
  const tables = (await db.execute(columnsOfTexts(textNames(req)))).rows as Column[]
  const latest = new Set(((await db.execute(tablesOfVersions)).rows as Column[]).map(tableOf))
  const shown = [
    ...links
      // A picture's own words hang on it, and do not show it.
      .filter(({ target, column }) => target === pictures && !parents.includes(column))
      .map((one) => ({ ...one, isText: false })),
    ...tables.map((one) => ({ ...one, isText: true })),
  ].flatMap(({ table, column, isText }) => {
    const current = onlyCurrent(table, links, latest)
    return current ? [idsIn({ table, column }, current, isText)] : []
  })
  const { rows } = await db.execute(sql`
    select id from media where deleted_at is null
    except (${sql.join([sql`select null::uuid`, ...shown], sql` union `)})`)
  return rows.map(({ id }) => String(id))
}

const tableOf = ({ table }: Pick<Column, 'table'>) => table

const idsIn = ({ table, column }: Column, current: SQL, isText: boolean): SQL => {
  const value = sql`one.${sql.identifier(column)}`
  const from = sql`${sql.identifier(table)} one`
  if (isText && indexedTexts.some((one) => one.table === table && one.column === column))
    return sql`select media.id from media where exists (
      select 1 from ${from} where ${isNamed(value, sql`media.id`)} and ${current})`
  return isText
    ? sql`select found[1]::uuid from ${from}, regexp_matches(${value}::text, ${uuid}, 'g') found where ${current}`
    : sql`select ${value} from ${from} where ${value} is not null and ${current}`
}

/**
 * Which rows of a table count: of versions only the latest, whose children lead to it by their parents.
 * Nothing of versions without drafts, which are past, and of Payload's own tables.
 */
function onlyCurrent(
  table: string,
  links: readonly Link[],
  latest: ReadonlySet<string>,
  name = 'one',
): SQL | undefined {
  if (table.startsWith('payload_')) return undefined
  if (!table.startsWith('_')) return sql`true`
  const row = sql.identifier(name)
  if (latest.has(table)) return sql`${row}.latest`
  const parent = links.find((one) => one.table === table && parents.includes(one.column))
  const within = `${name}_parent`
  const above = parent && onlyCurrent(parent.target, links, latest, within)
  if (!above) return undefined
  const own = sql.identifier(parent.column)
  return sql`exists (select 1 from ${sql.identifier(parent.target)} ${sql.identifier(within)}
    where ${sql.identifier(within)}.id = ${row}.${own} and ${above})`
}

const foreignKeys = sql`
  select own.relname as "table", attname as "column", other.relname as target
  from pg_constraint
  join pg_class own on own.oid = conrelid
  join pg_class other on other.oid = confrelid
  join pg_attribute on attrelid = conrelid and attnum = conkey[1]
  where contype = 'f' and own.relnamespace = current_schema()::regnamespace`

const tablesOfVersions = sql`
  select table_name as "table", column_name as "column" from information_schema.columns
  where table_schema = current_schema() and column_name = 'latest'`

const columnsOfTexts = (names: readonly string[]) => sql`
  select table_name as "table", column_name as "column" from information_schema.columns
  where table_schema = current_schema() and data_type = 'jsonb'
    and column_name in (${sql.join(
      names.flatMap((name) => [name, `version_${name}`]).map((name) => sql`${name}`),
      sql`, `,
    )})`

/** Columns of texts end with the names of their fields, which a group's name stands before. */
function textNames({ payload }: PayloadRequest): string[] {
  const entities = [
    ...Object.values(payload.collections).map(({ config }) => config),
    ...payload.globals.config,
  ]
  return [...new Set(entities.flatMap(({ flattenedFields }) => textsIn(flattenedFields)))]
}

function textsIn(fields: readonly FlattenedField[], before = ''): string[] {
  return fields.flatMap((field): string[] => {
    const column = before + field.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    if (field.type === 'richText') return [column]
    if (!('flattenedFields' in field)) return []
    return textsIn(field.flattenedFields, field.type === 'array' ? '' : `${column}_`)
  })
}
