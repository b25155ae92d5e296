/**
 * What an agency that has grown is answered: the demo, then copied until there are a thousand posts, then ten
 * thousand. A product of its own.
 *
 *     npm run bench -- growth [--sizes=10,1000,10000] [--asked=60]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { enter, type Person, settleIn } from '../../e2e/studio/people.ts'
import { planOf } from '../../tools/stack/plan.ts'
import { findFreePort } from '../../tools/stack/ports.ts'
import { type Stack, startStack } from '../../tools/stack.ts'
import { residentOf } from '../memory/read-memory.ts'
import { fill, type Size } from './fill.ts'

/** Milliseconds that 95 of 100 answers stay within; without an aim it is told alone. */
const aims: Readonly<Record<string, number>> = {
  'search, a rare word': 80,
  'search, a word of every post': 80,
  'the notebook': 1_000,
  'a topic': 1_000,
  'an author': 1_000,
  'all projects': 1_000,
  'a list in the studio': 1_000,
  'a short link': 5,
}

type Row = {
  posts: number
  what: string
  'p95 ms': number
  more: string
  aim: string
  holds: string
}
/** Answers of one kind: how to ask for one, and how often they failed. */
type Question = { what: string; ask: (at: number) => Promise<Response> }

export async function showGrowth(args: string[]): Promise<void> {
  const options = {
    sizes: { type: 'string', default: '10,1000,10000' },
    asked: { type: 'string', default: '60' },
  } as const
  const { values } = parseArgs({ args, options })
  const dataDir = mkdtempSync(join(tmpdir(), 'wajiha-growth-'))
  const stack = await startOwn(dataDir)
  const rows: Row[] = []
  try {
    if (!stack.administrator) throw new Error('A new database must bring a new administrator.')
    const editor = await enter(
      stack.studioUrl,
      await settleIn(stack.studioUrl, stack.administrator),
    )
    for (const posts of values.sizes.split(',').map(Number)) {
      await fill(stack.databaseUrl, sizeOf(posts))
      await pause(1_000)
      for (const row of await measure(stack, editor, posts, Number(values.asked))) {
        rows.push(row)
        console.log(JSON.stringify(row))
      }
    }
  } finally {
    await stack.stop()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 })
  }
  console.table(rows)
}

const sizeOf = (posts: number): Size => ({ posts, projects: posts / 10, links: posts * 10 })

async function startOwn(dataDir: string): Promise<Stack> {
  const ports = { site: await findFreePort(), studio: await findFreePort() }
  const env = {
    ...process.env,
    TRUST_PROXY: '127.0.0.1',
    SITE_ORIGIN: `http://127.0.0.1:${ports.site}`,
    STUDIO_ORIGIN: `http://127.0.0.1:${ports.studio}`,
  }
  return startStack({ dataDir, ports, env, plan: (settings) => planOf(settings, 'production') })
}

async function measure(stack: Stack, editor: Person, posts: number, asked: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const locale of ['ar', 'en']) rows.push(await timeSitemap(stack.siteUrl, locale, posts))
  for (const question of await questionsOf(stack, editor)) {
    const times: number[] = []
    let failed = 0
    for (let at = 0; at < asked; at += 1) {
      const begun = performance.now()
      const answer = await question.ask(at)
      await answer.arrayBuffer()
      times.push(performance.now() - begun)
      if (answer.status >= 400) failed += 1
    }
    rows.push(rowOf(posts, question.what, times, failed > 0 ? `${failed} of ${asked} failed` : ''))
  }
  const pids = stack.pids()
  const memory = `site ${residentOf(pids.site ?? 0)} MB, studio ${residentOf(pids.studio ?? 0)} MB`
  return [...rows, { ...rowOf(posts, 'resident', [], memory), 'p95 ms': 0 }]
}

/** A crawler asks again while a sitemap is being made. */
async function timeSitemap(site: string, locale: string, posts: number): Promise<Row> {
  const begun = performance.now()
  for (let tries = 1; ; tries += 1) {
    const answer = await askSite(site, `/${locale}/sitemap.xml`, tries)
    const text = await answer.text()
    const seconds = (performance.now() - begun) / 1_000
    const isOver = answer.status === 200 || seconds > 120
    if (!isOver) continue
    const count = text.match(/<loc>/g)?.length ?? 0
    const more = `status ${answer.status}, ${count} addresses, ${tries} tries, ${text.length} characters`
    return rowOf(posts, `sitemap in ${locale}`, [seconds * 1_000], more)
  }
}

/** Each asks for another address every time, so that nothing is answered from what is kept. */
async function questionsOf(stack: Stack, editor: Person): Promise<Question[]> {
  const studio = (path: string) =>
    fetch(`${stack.studioUrl}/api/v1/${path}`, { headers: { 'content-language': 'ar' } })
  const site = (path: string, at: number) => askSite(stack.siteUrl, path, at)
  const { data: newest } = (await (await studio('blogs?perPage=100')).json()) as {
    data: { slug: string; authors: { slug: string }[]; categories: { slug: string }[] }[]
  }
  const { data: projects } = (await (await studio('projects')).json()) as {
    data: { slug: string }[]
  }
  const slugs = newest.map(({ slug }) => encodeURIComponent(slug))
  const author = encodeURIComponent(newest.at(-1)?.authors[0]?.slug ?? '')
  const topic = encodeURIComponent(newest[0]?.categories[0]?.slug ?? '')
  const one = <T>(list: readonly T[], at: number) => list[at % list.length] as T
  return [
    { what: 'an article', ask: (at) => site(`/blogs/${one(slugs, at)}`, at) },
    {
      what: 'a project',
      ask: (at) => site(`/our-projects/${encodeURIComponent(one(projects, at).slug)}`, at),
    },
    { what: 'the notebook', ask: (at) => studio(`blogs?view=notebook&perPage=9&page=1&x=${at}`) },
    { what: 'a topic', ask: () => studio(`blogs?category=${topic}`) },
    { what: 'an author', ask: () => studio(`authors/${author}`) },
    { what: 'all projects', ask: (at) => site(`/our-projects?year=${1900 + at}`, at) },
    { what: 'search, a rare word', ask: (at) => studio(`search?q=${1_000 - at}`) },
    {
      what: 'search, a word of every post',
      ask: (at) => studio(`search?q=${encodeURIComponent(one(['في', 'من', 'على'], at))}`),
    },
    { what: 'search, nothing found', ask: (at) => studio(`search?q=qwxz${at}ptv`) },
    { what: 'a short link, first', ask: (at) => site(`/short/bench-${at + 1}`, at) },
    { what: 'a short link', ask: (at) => site(`/short/bench-${at + 1}`, at) },
    {
      what: 'a list in the studio',
      ask: (at) =>
        editor.ask(`posts?limit=25&page=${1 + (at % 3)}&depth=0&locale=ar&sort=-updatedAt`),
    },
  ]
}

/** Asks as another visitor each time: the site trusts this machine's forwarding header. */
const askSite = (site: string, path: string, at: number) =>
  fetch(site + path, {
    headers: { accept: 'text/html', 'x-forwarded-for': `21.4.${at >> 8}.${at & 255}` },
    redirect: 'manual',
  })

function rowOf(posts: number, what: string, times: number[], more = ''): Row {
  const sorted = times.toSorted((a, b) => a - b)
  const p95 = Math.round((sorted[Math.floor((sorted.length - 1) * 0.95)] ?? 0) * 10) / 10
  const aim = aims[what]
  return {
    posts,
    what,
    'p95 ms': p95,
    more,
    aim: aim ? `≤ ${aim}` : '',
    holds: aim ? (p95 <= aim ? 'yes' : 'no') : '',
  }
}
