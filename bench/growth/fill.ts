/**
 * An agency that has written for years: its published posts and projects copied within the database until there
 * are as many as asked for, and short links beside them. Thousands take seconds.
 */
import pg from 'pg'

/** How many there are of each afterwards. */
export type Size = { posts: number; projects: number; links: number }

/** Tables whose rows belong to a document, and the column that names it; in their `_locales` stand its words. */
const tables = {
  posts: { posts_locales: '_parent_id', posts_rels: 'parent_id' },
  projects: {
    projects_locales: '_parent_id',
    projects_rels: 'parent_id',
    projects_platforms: 'parent_id',
  },
} as const

type Collection = keyof typeof tables

/** One post in so many is by one author. */
const shareOfOneAuthor = 5

export async function fill(databaseUrl: string, size: Size): Promise<void> {
  const database = new pg.Client(databaseUrl)
  await database.connect()
  await database.query('set synchronous_commit = off')
  try {
    for (const collection of ['posts', 'projects'] as const)
      await copyUntil(database, collection, size[collection])
    await giveOneAuthor(database)
    await addLinks(database, size.links)
    await database.query('vacuum analyze')
    await announce(database)
  } finally {
    await database.end()
  }
}

/** Copies what is published in both languages, in turn, each an hour older than the one before. */
async function copyUntil(database: pg.Client, collection: Collection, most: number) {
  const { rows } = await database.query(`select count(*)::int as count from ${collection}`)
  const before = rows[0].count as number
  if (before >= most) return
  await database.query('drop table if exists fresh')
  await database.query(
    `create temp table fresh as with models as (
      select p.id, row_number() over (order by p.id) - 1 as at, count(*) over () as models
      from ${collection} p where p.import_key is not null and (
        select count(*) from ${collection}_locales l where l._parent_id = p.id and l._status = 'published') = 2)
    select gen_random_uuid() as id, models.id as model, n
    from generate_series($1::int, $2::int) n join models on at = n % models`,
    [before + 1, most],
  )
  await database.query('analyze fresh')
  const unique = { id: 'fresh.id', import_key: 'null' }
  await copyRows(database, collection, 'id', {
    ...unique,
    ...(collection === 'posts' ? { pinned: 'false', series_id: 'null' } : {}),
  })
  for (const [table, parent] of Object.entries(tables[collection])) {
    const words = table.endsWith('_locales') ? newWords : {}
    await copyRows(database, table, parent, { ...words, id: freshId(table), [parent]: 'fresh.id' })
  }
}

/** Rows of choices have ids like documents, others are numbered. */
const freshId = (table: string) =>
  /_(?:locales|rels)$/.test(table)
    ? `nextval(pg_get_serial_sequence('${table}', 'id'))`
    : 'gen_random_uuid()'

/** Each its own title and address; the folded words begin with the title's. */
const newWords = {
  title: `copied.title || ' ' || n`,
  slug: `copied.slug || '-' || n`,
  search_text: `regexp_replace(copied.search_text, E'^[^\\n]*', '\\& ' || n)`,
  published_at: `copied.published_at - n * interval '1 hour'`,
}

/** @param changed what columns are instead of what the copied row has. */
async function copyRows(
  database: pg.Client,
  table: string,
  parent: string,
  changed: Record<string, string>,
) {
  const { rows } = await database.query(
    `select column_name as name from information_schema.columns
     where table_name = $1 and table_schema = current_schema()`,
    [table],
  )
  const names = rows.map(({ name }) => name as string)
  const values = names.map((name) => changed[name] ?? `copied."${name}"`)
  await database.query(
    `insert into ${table} (${names.map((name) => `"${name}"`)}) select ${values}
     from ${table} copied join fresh on fresh.model = copied."${parent}"`,
  )
}

async function giveOneAuthor(database: pg.Client) {
  await database.query(
    `update posts_rels set authors_id = (select id from authors order by created_at, id limit 1)
     where path = 'authors' and parent_id in (
       select id from (select id, row_number() over (order by id) as n from posts where import_key is null) p
       where n % $1 = 0)`,
    [shareOfOneAuthor],
  )
}

async function addLinks(database: pg.Client, most: number) {
  await database.query(
    `insert into short_links (title, code, target)
     select 'Link ' || n, 'bench-' || n, '/about?utm_source=bench&utm_content=' || n
     from generate_series(1, $1::int) n on conflict do nothing`,
    [most],
  )
}

/** Tells the site as a publication does. */
const announce = (database: pg.Client) =>
  database.query(`with added as (
    insert into changes (tags) values (array['posts', 'projects', 'authors', 'short-links', 'list:posts', 'list:projects', 'list:authors']) returning id
  ) select pg_notify('wajiha_changes', id::text) from added`)
