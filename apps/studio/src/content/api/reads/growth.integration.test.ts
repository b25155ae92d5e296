/** What an answer costs where there are hundreds of everything: the documents it shows are read, and no others. */
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openTestStudio, type TestStudio } from '../../../../test/open-test-studio.ts'
import { poolOf } from '../../../platform/database/statements.ts'

const count = 300
let studio: TestStudio
let payload: Payload

beforeAll(async () => {
  studio = await openTestStudio('demo')
  payload = studio.payload
  await copyProject()
  await poolOf(payload).execute(sql`
    insert into short_links (title, code, target)
    select 'Link ' || n, 'Many-' || n, '/about?n=' || n from generate_series(1, 5000) n`)
})
afterAll(() => studio?.close())

/** One project again and again, after all others in the editors' order. */
const copyProject = () =>
  poolOf(payload).execute(sql`
    with model as (select id from projects where confidentiality = 'public' order by "order" limit 1),
    fresh as (select gen_random_uuid() as id, n from generate_series(1, ${count}::int) n),
    copied as (insert into projects select (jsonb_populate_record(null::projects,
      to_jsonb(p) || jsonb_build_object('id', fresh.id, 'import_key', null, 'order', 1000 + n))).*
      from projects p join model on model.id = p.id, fresh returning id),
    offered as (insert into projects_rels select (jsonb_populate_record(null::projects_rels,
      to_jsonb(s) || jsonb_build_object('id', nextval(pg_get_serial_sequence('projects_rels', 'id')), 'parent_id', fresh.id))).*
      from projects_rels s join model on model.id = s.parent_id, fresh returning parent_id)
    insert into projects_locales select (jsonb_populate_record(null::projects_locales,
      to_jsonb(l) || jsonb_build_object('id', nextval(pg_get_serial_sequence('projects_locales', 'id')),
        '_parent_id', fresh.id, 'slug', 'copy-' || n, 'title', 'Copy ' || n))).*
    from projects_locales l join model on model.id = l._parent_id, fresh`)

async function read(path: string) {
  const answer = await studio.ask(path, { locale: 'en' })
  expect(answer.status, path).toBe(200)
  const tags = (answer.headers.get('cache-tag') ?? '').split(',')
  return { data: (await answer.json()).data, tags }
}

it('a project among hundreds reads its neighbours alone, in the order of the list', async () => {
  const { data: all } = await read('projects')
  const slugs = (all as { slug: string }[]).map(({ slug }) => slug)
  expect(slugs.length).toBeGreaterThan(count)
  for (const at of [0, 1, 100, slugs.length - 1]) {
    const { data, tags } = await read(`projects/${slugs[at]}`)
    expect(data.next.slug).toBe(slugs[(at + 1) % slugs.length])
    expect(data.related).toHaveLength(3)
    expect(tags.filter((tag) => tag.startsWith('project:')).length).toBeLessThanOrEqual(5)
  }
})

it('a search asks the index of words and reads no document', async () => {
  const find = vi.spyOn(payload, 'find')
  const { data } = await read('search?q=kashida')
  expect(data.length).toBeGreaterThan(0)
  expect(find.mock.calls.map(([{ collection }]) => collection)).not.toContain('posts')
  expect(find.mock.calls.map(([{ collection }]) => collection)).not.toContain('projects')
  find.mockRestore()
})

it('a short link among thousands is found by its code in any case, and names itself alone', async () => {
  for (const code of ['many-4711', 'MANY-4711', 'Many-٤٧١١']) {
    const { data, tags } = await read(`short-links/${encodeURIComponent(code)}`)
    expect(data).toMatchObject({ code: 'Many-4711', target: '/about?n=4711', state: 'active' })
    expect(tags).toEqual([`short-link:${data.id}`])
  }
  expect((await studio.ask('short-links/many-5001')).status).toBe(404)
  const { rows } = await poolOf(payload).execute<{ 'QUERY PLAN': string }>(sql`
    explain select id from short_links where translate(lower(normalize(code, nfc)),
      '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789') = 'many-1'`)
  expect(rows.map((row) => row['QUERY PLAN']).join()).toContain('short_links_key_idx')
})
