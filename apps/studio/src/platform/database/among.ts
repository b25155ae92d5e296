/** Small parts of the statements here. */
import { sql } from '@payloadcms/db-postgres'

/** `(a, b, c)` for `in`; for nothing it holds what no row has. */
export const among = (values: readonly string[]) =>
  values.length === 0
    ? sql`(null)`
    : sql`(${sql.join(
        values.map((value) => sql`${value}`),
        sql`, `,
      )})`
