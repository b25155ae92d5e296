/**
 * What the text of an article names (pictures, files, documents it leads to) is answered by an index: with ten
 * thousand articles, reading all texts for one picture took some seconds for each language.
 */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { indexedTexts } from '../content/uploads/indexed-texts.data.ts'

const indexOf = (table: string) => sql.identifier(`${table}_named_in_idx`)

// Way back: it only adds, so the version before runs on these tables.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  // Some twenty seconds for ten thousand articles.
  await db.execute(sql`SET LOCAL statement_timeout = 0`)
  // Dear, so that nobody plans to read every row's text instead of asking the index.
  await db.execute(sql`
    CREATE FUNCTION named_in(words jsonb) RETURNS jsonb
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS $$
    BEGIN
      RETURN jsonb_path_query_array(words,
        'strict $.** ? (@ like_regex "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$")');
    END $$`)
  for (const { table, column } of indexedTexts)
    await db.execute(sql`
      CREATE INDEX ${indexOf(table)} ON ${sql.identifier(table)}
      USING gin (named_in(${sql.identifier(column)}) jsonb_path_ops)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const { table } of indexedTexts) await db.execute(sql`DROP INDEX ${indexOf(table)}`)
  await db.execute(sql`DROP FUNCTION named_in(jsonb)`)
}
