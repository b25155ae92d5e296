import type { DatabaseSync, SQLInputValue } from 'node:sqlite'

/** A statement with the shape of its rows, which SQLite cannot tell: what the SQL beside it selects. */
export type Statement<Row> = {
  all: (...values: SQLInputValue[]) => Row[]
  get: (...values: SQLInputValue[]) => Row | undefined
}

/** Prepares a statement that reads. @throws when the SQL is wrong. */
export const prepare = <Row>(database: DatabaseSync, sql: string) =>
  database.prepare(sql) as unknown as Statement<Row>
