/** "Contains" and "is like" of every list, filter and chooser, put to the database as people type. */
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { type Column, ilike, type SQL, sql } from 'drizzle-orm'
import { foldPattern } from './fold-pattern.ts'

/** @param adapter Payload's; its own way stays for its own patterns, which do not begin with `%`. */
export function foldOperators<Adapter>(adapter: Adapter): Adapter {
  const own = adapter as unknown as Pick<PostgresAdapter, 'operators'>
  own.operators = {
    ...own.operators,
    contains: finds as never,
    like: finds as never,
    not_like: lacks as never,
  }
  return adapter
}

const finds = (column: Column, value: string): SQL => {
  const typed = typedIn(value)
  return typed === undefined ? ilike(column, value) : sql`${column}::text ~* ${foldPattern(typed)}`
}

const lacks = (column: Column, value: string): SQL => {
  // Payload puts no wild cards around what a text shall not hold.
  const typed = typedIn(value) ?? value
  return sql`${column}::text !~* ${foldPattern(typed)}`
}

/** What a person typed, which Payload puts between two wild cards. */
const typedIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? /^%([\s\S]*)%$/.exec(value)?.[1] : undefined
