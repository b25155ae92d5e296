/**
 * Search and short links are answered by an index. The words that search compares were folded when they were
 * written and are folded once more here, each by itself between spaces; the database only splits them. Words of
 * the title stand in the index a second time, behind a slash.
 */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { searchWords } from '../content/search-words.ts'

const searched = ['posts', 'projects', 'services', 'jobs'] as const
const batch = 200

// Way back: the backup that was made before it; it changes what was there.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const name of searched) {
    await foldAgain(db, `${name}_locales`, 'search_text')
    await foldAgain(db, `_${name}_v_locales`, 'version_search_text')
  }
  // Dear, so that nobody plans to split the words of every row instead of asking the index.
  await db.execute(sql`
    CREATE FUNCTION search_words(folded text) RETURNS tsvector
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS $$
    BEGIN
      RETURN array_to_tsvector(
        ARRAY(SELECT left(word, 60) FROM unnest(string_to_array(
          translate(left(folded, 200000), E'\n', ' '), ' ')) word WHERE word <> '')
        || ARRAY(SELECT '/' || left(word, 60) FROM unnest(string_to_array(
          left(split_part(folded, E'\n', 1), 1000), ' ')) word WHERE word <> ''));
    END $$`)
  for (const name of searched) {
    const [table, index] = [sql.raw(`${name}_locales`), sql.raw(`${name}_search_words_idx`)]
    await db.execute(sql`CREATE INDEX ${index} ON ${table} USING gin (search_words(search_text))`)
    await db.execute(sql`
      CREATE FUNCTION ${sql.raw(`${name}_holding`)}(words tsquery) RETURNS SETOF integer
      LANGUAGE sql STABLE ROWS 500 SET enable_seqscan = off SET work_mem = '16MB' AS $$
        SELECT id FROM ${table} WHERE search_words(search_text) @@ words $$`)
  }
  await db.execute(sql`CREATE INDEX short_links_key_idx ON short_links (
    translate(lower(normalize(code, nfc)), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'))`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX short_links_key_idx`)
  for (const name of searched) {
    await db.execute(sql`DROP FUNCTION ${sql.raw(`${name}_holding`)}(tsquery)`)
    await db.execute(sql`DROP INDEX ${sql.raw(`${name}_search_words_idx`)}`)
  }
  await db.execute(sql`DROP FUNCTION search_words(text)`)
}

type Row = { id: number; words: string }

async function foldAgain(db: MigrateUpArgs['db'], table: string, column: string) {
  const [from, words] = [sql.identifier(table), sql.identifier(column)]
  for (let last = 0; ; ) {
    const { rows } = await db.execute(sql`
      select id, ${words} as words from ${from}
      where id > ${last} and ${words} is not null order by id limit ${batch}`)
    for (const { id, words: before } of rows as Row[]) {
      const after = searchWords(before.split('\n'))
      if (after !== before)
        await db.execute(sql`update ${from} set ${words} = ${after} where id = ${id}`)
    }
    if (rows.length < batch) return
    last = (rows as Row[]).at(-1)?.id ?? last
  }
}
