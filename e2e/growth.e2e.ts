/** What happens when somebody has written for years: hundreds of articles by one author. */
import { setTimeout as pause } from 'node:timers/promises'
import { limits } from '@wajiha/contract'
import pg from 'pg'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openPage } from './browser.ts'
import { withBrowser } from './with-browser.ts'

const site = inject('siteUrl')
const count = 420
const patient = { timeout: 240_000, interval: 500 }
let database: pg.Client
/** The author of the demo who is given the articles, and how many that makes. */
let author: { slug: string; total: number }
let fresh: string[] = []
let browser: Browser

withBrowser((opened) => {
  browser = opened
})

const get = (path: string) =>
  fetch(site + path, { headers: { accept: 'text/html' }, redirect: 'manual' })
const headOf = async (path: string) => (await get(path)).status

beforeAll(async () => {
  database = new pg.Client(inject('databaseUrl'))
  await database.connect()
  author = await giveArticles()
  await announce()
})

afterAll(async () => {
  if (!author) return database.end()
  await database.query('delete from posts where id = any($1::uuid[])', [fresh])
  await announce()
  const last = Math.ceil(author.total / limits.postsPerPage)
  const beyond = `/authors/${encodeURIComponent(author.slug)}?page=${last}`
  await database.end()
  // What comes after finds the author as they were.
  while ((await headOf(beyond)) !== 404) await pause(500)
})

/** Copies of one Arabic article, published long ago, so that they stand last in every list. */
async function giveArticles() {
  const { rows: chosen } = await database.query(`
    select p.id, r.authors_id as author, a.slug from posts p
    join posts_locales l on l._parent_id = p.id and l._locale = 'ar' and l._status = 'published'
    join posts_rels r on r.parent_id = p.id and r.authors_id is not null
    join authors_locales a on a._parent_id = r.authors_id and a._locale = 'ar'
    order by p.id limit 1`)
  const { id, author: authorId, slug } = chosen[0]
  const { rows } = await database.query(
    `with fresh as (select gen_random_uuid() as id, n from generate_series(1, ${count}) n),
    copied as (
      insert into posts select (jsonb_populate_record(null::posts,
        to_jsonb(p) || jsonb_build_object('id', fresh.id, 'series_id', null, 'pinned', false, 'import_key', null))).*
      from posts p, fresh where p.id = $1 returning id),
    written as (
      insert into posts_locales select (jsonb_populate_record(null::posts_locales,
        to_jsonb(l) || jsonb_build_object('id', nextval(pg_get_serial_sequence('posts_locales', 'id')),
          '_parent_id', fresh.id, 'slug', 'مقالة-قديمة-' || n, 'title', 'مقالة قديمة ' || n,
          'search_text', 'مقاله قديمه ' || n || E'\\n' || l.search_text,
          'published_at', timestamp '2015-01-01' + n * interval '1 day'))).*
      from posts_locales l, fresh where l._parent_id = $1 and l._locale = 'ar' returning _parent_id),
    related as (
      insert into posts_rels select (jsonb_populate_record(null::posts_rels,
        to_jsonb(r) || jsonb_build_object('id', nextval(pg_get_serial_sequence('posts_rels', 'id')),
          'parent_id', fresh.id))).*
      from posts_rels r, fresh where r.parent_id = $1 returning parent_id)
    select id from copied`,
    [id],
  )
  fresh = rows.map((row) => row.id)
  const { rows: totals } = await database.query(
    `select count(distinct r.parent_id)::int as total from posts_rels r
     join posts_locales l on l._parent_id = r.parent_id and l._locale = 'ar' and l._status = 'published'
     where r.authors_id = $1`,
    [authorId],
  )
  return { slug: slug as string, total: totals[0].total as number }
}

/** Tells the site as a publication does. */
async function announce() {
  await database.query(`with added as (
    insert into changes (tags) values (array['posts', 'authors', 'list:posts', 'list:authors']) returning id
  ) select pg_notify('wajiha_changes', id::text) from added`)
}

describe(`an author of ${count} articles`, () => {
  it('has a page that tells how many, and leads through all of them', async () => {
    const path = `/authors/${encodeURIComponent(author.slug)}`
    const last = Math.ceil(author.total / limits.postsPerPage)
    expect(author.total).toBeGreaterThan(count)
    await expect.poll(async () => (await get(path)).text(), patient).toContain(`?page=${last}`)
    const arabic = new Intl.NumberFormat('ar-u-nu-arab').format(author.total)
    expect(await (await get(path)).text()).toContain(arabic)
    const page = await get(`${path}?page=${last}`)
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\?page=/)
    expect(html).toContain(encodeURI('/blogs/مقالة-قديمة-1'))
    expect(await headOf(`${path}?page=${last + 1}`)).toBe(404)
  })

  it('is told in headers that every reader takes', async () => {
    const path = `authors/${encodeURIComponent(author.slug)}?perPage=100`
    const answer = await fetch(`${inject('studioUrl')}/api/v1/${path}`)
    expect(answer.status).toBe(200)
    const tags = answer.headers.get('cache-tag') ?? ''
    expect(tags.split(',')).toContain('posts')
    expect(tags.length).toBeLessThanOrEqual(limits.cacheTagCharacters)
  })

  it('stands in the sitemaps with all of them', async () => {
    const map = async () => {
      const answer = await get('/ar/sitemap.xml')
      return answer.status === 200 ? decodeURI(await answer.text()) : ''
    }
    await expect.poll(map, patient).toContain(`/blogs/مقالة-قديمة-${count}<`)
    expect((await map()).match(/\/blogs\/مقالة-قديمة-/g)).toHaveLength(count)
    expect(await headOf('/en/sitemap.xml')).toBe(200)
  })

  it('leaves a search that finds hundreds to name the nearest, the oldest article too', async () => {
    const page = await openPage(browser, { locale: 'ar' })
    await page.goto(`${site}/blogs`)
    const find = async (words: string) => {
      await page.getByRole('searchbox').fill(words)
      await page.getByRole('searchbox').press('Enter')
      const named = new RegExp(`«\\p{Cf}*${words}\\p{Cf}*»`, 'u')
      await page.getByRole('heading', { level: 2, name: named }).waitFor()
    }
    await find('مقالة قديمة')
    const hits = page.locator('main ol > li h4 a')
    expect(await hits.count()).toBe(30)
    expect(await hits.first().textContent()).toBe(`مقالة قديمة ${count}`)
    await page
      .getByRole('status')
      .filter({ hasText: /٣٠ نتيجة. هذه أقربُ ما وجدنا/ })
      .waitFor()
    await find('مقالة قديمة ١')
    expect(await hits.first().textContent()).toBe('مقالة قديمة 1')
    expect(page.complaints).toEqual([])
  })
})
