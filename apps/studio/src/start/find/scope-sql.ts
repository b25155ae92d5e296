/**
 * A rule of access as a condition on rows, for the one question that searches everything. The table of
 * rights stays the one source: this only writes down what a rule answered, and what it cannot write is
 * not searched at all.
 */
import { sql } from '@payloadcms/db-postgres'
import type { AccessResult, Where } from 'payload'
import { isRecord, membersOf } from '../../platform/objects.ts'
import type { Rows } from '../kinds.ts'

type Sql = ReturnType<typeof sql>

/** @returns `undefined` where nothing may be read, or the rule is one that is not understood. */
export function scopeSql(rule: AccessResult, rows: Rows): Sql | undefined {
  if (rule === true) return sql`true`
  return rule ? whereSql(rule, rows) : undefined
}

function whereSql(where: Where, rows: Rows): Sql | undefined {
  const parts = Object.entries(where).map(([path, condition]) => {
    if (path === 'and' || path === 'or') {
      const inner = membersOf(condition).map((one) =>
        isRecord(one) ? whereSql(one as Where, rows) : undefined,
      )
      return joined(inner, path)
    }
    return isRecord(condition) ? conditionSql(path, condition, rows) : undefined
  })
  return joined(parts, 'and')
}

function conditionSql(path: string, condition: Record<string, unknown>, rows: Rows) {
  const column = columnOf(path, rows)
  const parts = Object.entries(condition).map(([operator, value]) => {
    if (!column) return undefined
    if (operator === 'equals') return sql`${column}::text = ${String(value)}`
    if (operator === 'not_equals') return sql`${column}::text is distinct from ${String(value)}`
    if (operator === 'exists') return value ? sql`${column} is not null` : sql`${column} is null`
    if (operator !== 'in') return undefined
    const values = membersOf(value)
    if (values.length === 0) return sql`false`
    const list = values.map((one) => sql`${String(one)}`)
    return sql`${column}::text in (${sql.join(list, sql`, `)})`
  })
  return joined(parts, 'and')
}

const columnOf = (path: string, rows: Rows): Sql | undefined =>
  path === '_status' ? rows.status : path === 'id' ? rows.id : rows.known(path)

function joined(parts: (Sql | undefined)[], word: 'and' | 'or'): Sql | undefined {
  const known = parts.filter((one) => one !== undefined)
  if (known.length === 0 || known.length < parts.length) return undefined
  return sql`(${sql.join(known, sql.raw(` ${word} `))})`
}
