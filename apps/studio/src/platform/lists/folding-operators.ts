/** "Contains" and "is like" of every list, filter and chooser, put to the database as people type. */
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { type Column, type SQL, sql } from 'drizzle-orm'
import { foldPattern } from './fold-pattern.ts'

/** @param adapter Payload's; its own way stays for its own patterns, which do not begin with `%`. */
export function foldOperators<Adapter extends Pick<PostgresAdapter, 'operators'>>(
  adapter: Adapter,
): Adapter {
  const own = adapter.operators
  const finds = findsFolded(own.like)
  adapter.operators = { ...own, contains: finds, like: finds, not_like: lacks }
  return adapter
}

type Operator = PostgresAdapter['operators']['like']

const findsFolded =
  (plain: Operator): Operator =>
  (column, value) => {
    const typed = typedIn(value)
    return typed === undefined
      ? plain(column, value)
      : sql`${column}::text ~* ${foldPattern(typed)}`
  }

const lacks = (column: Column, value: unknown): SQL => {
  // Payload puts no wild cards around what a text shall not hold.
  const typed = typedIn(value) ?? String(value)
  return sql`${column}::text !~* ${foldPattern(typed)}`
}

/** What a person typed, which Payload puts between two wild cards. */
const typedIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? /^%([\s\S]*)%$/.exec(value)?.[1] : undefined
