/** A studio with a real standby: what it answers from there, and what it never does. */
import { sql } from '@payloadcms/db-postgres'
import { endpoints, heardHeader, listedKindSchema, pageKeys } from '@wajiha/contract'
import { keysOf } from '@wajiha/contract/records'
import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestStudio, type TestStudio } from '../../../../test/open-test-studio.ts'
import { type Standby, startPair } from '../../../../test/standby.ts'
import { matchRead } from '../../../api/match-read.ts'
import { keepMeant } from '../../../content/api/reads/synonyms.ts'
import { migrations } from '../migrations.ts'
import { siteReads } from '../site-reads.ts'
import { poolOf } from '../statements.ts'
import { createStandings, identityQuestion } from './standing.ts'

const soon = { timeout: 30_000, interval: 100 }
let studio: TestStudio
let payload: Payload
let standby: Standby

beforeAll(async () => {
  studio = await openTestStudio(
    'demo',
    () => ({ DATABASE_REPLICA_URL: standby.url }),
    async (template) => {
      const pair = await startPair(template)
      standby = pair.standby
      return pair.primary
    },
  )
  payload = studio.payload
})
afterAll(() => studio?.close())
afterEach(() => standby.resume())
beforeEach(() => expect.poll(isCaughtUp, soon).toBe(true))

const here = async <Row extends object>(question: ReturnType<typeof sql>) =>
  (await poolOf(payload).execute(question)).rows as Row[]

const newest = async () =>
  Number((await here<{ id: string }>(sql`select max(id)::text as id from changes`))[0]?.id)

async function isCaughtUp() {
  const [there] = await standby.ask<{ id: string }>('select max(id)::text as id from changes')
  return Number(there?.id) === (await newest())
}

const ask = (path: string, heard?: number, locale = 'ar') =>
  studio.ask(path, {
    locale,
    headers: heard === undefined ? {} : { [heardHeader]: String(heard) },
  })

/** Where reads were answered while work was done. */
async function placesOf(work: () => Promise<unknown>) {
  const before = { ...siteReads()?.counts }
  await work()
  const counts = siteReads()?.counts
  return Object.fromEntries(
    (['replica', 'behind', 'away', 'unnumbered'] as const).flatMap((at) => {
      const more = (counts?.[at] ?? 0) - (before[at] ?? 0)
      return more > 0 ? [[at, more]] : []
    }),
  )
}

const lists = {
  services: 'key',
  projects: 'slug',
  'blogs?perPage=24': 'slug',
  'blogs?view=notebook': '',
  jobs: 'slug',
  testimonials: '',
  branches: '',
  categories: '',
  series: '',
  redirects: '',
  general: '',
  'block-pages': '',
  'newsletter-issues': '',
} as const

/** Questions of every kind that the contract knows, those with answers and those without. */
async function everyPath(): Promise<string[]> {
  const paths: string[] = [
    ...pageKeys.map((key) => `pages/${key}`),
    ...listedKindSchema.options.map((kind) => `addresses/${kind}`),
    'campaigns/default',
    'search?q=كشيدة',
    'search?q=كشيديييه',
    'search?q=zzzz',
    'short-links/none',
    'newsletter-issues/none',
    'cards/none',
    'authors/none',
  ]
  for (const [path, field] of Object.entries(lists)) {
    paths.push(path)
    const { data } = (await (await ask(path)).json()) as { data: Record<string, never>[] }
    const [list] = path.split('?')
    if (field)
      for (const one of data) paths.push(`${list}/${encodeURIComponent(String(one[field]))}`)
  }
  const named = await here<{ path: string }>(sql`
    select 'authors/' || slug as path from authors_locales where _locale = 'ar' and slug is not null
    union all select 'cards/' || key from cards
    union all select 'campaigns/' || slug from campaigns where slug is not null
    union all select 'short-links/' || code from short_links
    union all select 'block-pages/' || slug from block_pages_locales where _locale = 'ar' and slug is not null
    union all select 'blogs?category=' || slug from categories_locales where _locale = 'ar'
    union all select 'blogs?tag=' || slug from tags_locales where _locale = 'ar'
    union all select 'blogs?series=' || slug from series_locales where _locale = 'ar'`)
  return [...paths, ...named.map(({ path }) => path)]
}

/** Tags are told in the order in which questions were answered. */
const textOf = async (answer: Response) => {
  const tags = answer.headers.get('cache-tag')?.split(',').toSorted()
  return `${answer.status} ${answer.headers.get('etag')} ${tags} ${await answer.text()}`
}

describe('a standby that has everything', () => {
  it('answers every read of the contract as the database does', async () => {
    const heard = await newest()
    const paths = await everyPath()
    const kinds = new Set(
      paths.map((path) => matchRead(decodeURI(path.split('?')[0] ?? '').split('/'))?.name),
    )
    expect([...kinds].sort()).toEqual(
      keysOf(endpoints)
        .filter((name) => name !== 'changes')
        .sort(),
    )
    const differing: string[] = []
    const places = await placesOf(async () => {
      for (const locale of ['ar', 'en'])
        for (const path of paths) {
          const [near, own] = [await ask(path, heard, locale), await ask(path, undefined, locale)]
          if ((await textOf(near)) !== (await textOf(own))) differing.push(`${locale} ${path}`)
        }
    })
    expect(differing).toEqual([])
    expect(places).toEqual({ replica: 2 * paths.length, unnumbered: 2 * paths.length })
  })

  it('spares the database: its own counters say who was asked', async () => {
    const heard = await newest()
    const done =
      'select (xact_commit + xact_rollback)::int as done from pg_stat_database where datname = current_database()'
    const atStandby = async () => (await standby.ask<{ done: number }>(done))[0]?.done ?? 0
    const atPrimary = async () => (await here<{ done: number }>(sql.raw(done)))[0]?.done ?? 0
    const before = [await atStandby(), await atPrimary()]
    for (let round = 0; round < 40; round += 1) await ask('projects', heard)
    // A server counts what a connection did a little later.
    await expect.poll(async () => (await atStandby()) - (before[0] ?? 0), soon).toBeGreaterThan(80)
    expect((await atPrimary()) - (before[1] ?? 0)).toBeLessThan(40)
  })
})

/** A published title of the demo, changed where all writers write. */
async function renamePost(title: string) {
  const { docs } = await payload.find({
    collection: 'posts',
    locale: 'ar',
    limit: 1,
    sort: 'createdAt',
    where: { _status: { equals: 'published' } },
  })
  const [post] = docs
  if (!post) throw new Error('the demo has no post')
  await payload.update({
    collection: 'posts',
    id: post.id,
    locale: 'ar',
    data: { title, _status: 'published' },
    overrideAccess: true,
  })
  return { path: `blogs/${encodeURIComponent(post.slug ?? '')}`, title: post.title }
}

const titleAt = async (path: string, heard?: number) =>
  ((await (await ask(path, heard)).json()) as { data: { title: string } }).data.title

describe('a standby that is behind', () => {
  it('answers only those who have not heard of more', async () => {
    await standby.pause()
    const before = await newest()
    const { path, title } = await renamePost('كلماتٌ جديدة')
    const heard = await newest()
    expect(heard).toBeGreaterThan(before)
    let shown: string[] = []
    const places = await placesOf(async () => {
      // Whoever was told of it sees it; who was not may see what was before, and will be told.
      shown = [await titleAt(path, heard), await titleAt(path, before), await titleAt(path)]
    })
    expect(shown).toEqual(['كلماتٌ جديدة', title, 'كلماتٌ جديدة'])
    expect(places).toEqual({ behind: 1, replica: 1, unnumbered: 1 })
    await standby.resume()
    const isBack = async () => placesOf(() => titleAt(path, heard))
    await expect.poll(isBack, soon).toEqual({ replica: 1 })
    expect(await titleAt(path, heard)).toBe('كلماتٌ جديدة')
  })

  it('is not asked for what no change announces', async () => {
    await standby.pause()
    await keepMeant(payload, 'ar', { words: 'قققق', meant: 'كشيدة' })
    const found = async () =>
      ((await (await ask('search?q=قققق', heard)).json()) as { data: unknown[] }).data.length
    const heard = await newest()
    const places = await placesOf(async () => expect(await found()).toBeGreaterThan(0))
    expect(places).toEqual({ replica: 1 })
  })
})

describe('a connection to a standby', () => {
  const connect = async (url: string) => {
    const client = new pg.Client(url)
    await client.connect()
    return client
  }
  const identity = async () =>
    (await here<{ cluster: string; database: string }>(sql.raw(identityQuestion)))[0] ?? {
      cluster: '',
      database: '',
    }

  it('shows nothing before the tables of this version are there', async () => {
    const client = await connect(standby.url)
    const known = createStandings({ identity, migration: migrations.at(-1)?.name ?? '' })
    const unknown = createStandings({ identity, migration: '30000101_000000_to_come' })
    expect(await known.hasShown(client, 0)).toBe(true)
    expect(await unknown.hasShown(client, 0)).toBe(false)
    await client.end()
  })

  it('is refused where another database stands there', async () => {
    const client = await connect(standby.url.replace(/\/wajiha$/, '/postgres'))
    const standings = createStandings({ identity, migration: migrations.at(-1)?.name ?? '' })
    await expect(standings.hasShown(client, 0)).rejects.toThrow('names no standby')
    await client.end()
  })
})

describe('a standby that goes away', () => {
  async function readWhile(disturb: () => Promise<unknown>, rounds: number) {
    const heard = await newest()
    let isOver = false
    const disturbing = (async () => {
      while (!isOver) await disturb()
    })()
    let longest = 0
    const statuses = new Set<number>()
    const places = await placesOf(async () => {
      for (let round = 0; round < rounds; round += 1) {
        const begun = performance.now()
        const answers = await Promise.all(
          ['projects', 'general', 'blogs'].map((one) => ask(one, heard)),
        )
        for (const { status } of answers) statuses.add(status)
        longest = Math.max(longest, performance.now() - begun)
      }
    })
    isOver = true
    await disturbing
    return { statuses: [...statuses], places, longest }
  }
  const pauseMs = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const isAskedAgain = () => placesOf(() => ask('general', 0))

  it.each(['pg_cancel_backend', 'pg_terminate_backend'])('by %s costs no answer', async (end) => {
    const disturb = () =>
      standby
        .ask(
          `select ${end}(pid) from pg_stat_activity where application_name = 'wajiha studio, reading'`,
        )
        .then(() => pauseMs(5))
    const { statuses, places } = await readWhile(disturb, 40)
    expect(statuses).toEqual([200])
    expect(places.away).toBeGreaterThan(0)
    await expect.poll(isAskedAgain, soon).toEqual({ replica: 1 })
  })

  it('by hanging costs no answer and less than a site waits', async () => {
    const [{ pid } = { pid: 0 }] = await standby.ask<{ pid: number }>(
      "select pid from pg_stat_activity where application_name = 'wajiha studio, reading' limit 1",
    )
    expect(pid).toBeGreaterThan(0)
    const reading = await standby.ask<{ pid: number }>(
      "select pid from pg_stat_activity where application_name = 'wajiha studio, reading'",
    )
    for (const one of [standby.pid(), ...reading.map((row) => row.pid)])
      process.kill(one, 'SIGSTOP')
    const { statuses, places, longest } = await readWhile(() => pauseMs(5), 20)
    expect(statuses).toEqual([200])
    expect(places).toEqual({ away: 60 })
    expect(longest).toBeLessThan(2_000)
    for (const one of [standby.pid(), ...reading.map((row) => row.pid)])
      process.kill(one, 'SIGCONT')
    await expect.poll(isAskedAgain, soon).toEqual({ replica: 1 })
  })

  it('by a crash costs no answer', async () => {
    const heard = await newest()
    let isKilled = false
    const kill = async () => {
      if (!isKilled && (await placesOf(() => ask('general', heard))).replica)
        isKilled = process.kill(standby.pid(), 'SIGKILL')
      await pauseMs(5)
    }
    const { statuses, places } = await readWhile(kill, 60)
    expect(isKilled).toBe(true)
    expect(statuses).toEqual([200])
    expect(places.replica).toBeGreaterThan(0)
    expect(places.away).toBeGreaterThan(0)
    await standby.restart()
    await expect.poll(isAskedAgain, soon).toEqual({ replica: 1 })
  })
})
