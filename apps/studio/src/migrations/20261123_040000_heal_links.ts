/** Links in texts whose address was encoded at every save are links again, drafts and older versions too. */
import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { healLinks } from '../content/rich-text/heal-links.ts'

type Row = { key: string; value: unknown }

const batch = 200

// Way back: the backup that was made before it; it changes what was there.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const { rows: columns } = await db.execute(sql`
    select c.table_name as "table", c.column_name as "column" from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.data_type = 'jsonb'
      and exists (select 1 from information_schema.columns i where i.table_schema = c.table_schema
        and i.table_name = c.table_name and i.column_name = 'id')`)
  for (const { table, column } of columns as { table: string; column: string }[]) {
    await healColumn(db, table, column)
  }
}

/** What was healed is what the editor meant. */
export async function down(): Promise<void> {}

async function healColumn(db: MigrateUpArgs['db'], table: string, column: string) {
  const [from, value] = [sql.identifier(table), sql.identifier(column)]
  for (let last = ''; ; ) {
    const { rows } = await db.execute(sql`
      select id::text as key, ${value} as value from ${from}
      where id::text > ${last} and ${value}::text ~ '"url": *"%'
      order by id::text limit ${batch}`)
    for (const { key, value: before } of rows as Row[]) {
      const after = healLinks(before)
      if (after === before) continue
      await db.execute(
        sql`update ${from} set ${value} = ${JSON.stringify(after)}::jsonb where id::text = ${key}`,
      )
    }
    if (rows.length < batch) return
    last = (rows as Row[]).at(-1)?.key ?? ''
  }
}
