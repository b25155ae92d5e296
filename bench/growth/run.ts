/**
 * What an agency that has grown is answered: the demo, then copied until there are a thousand posts, then ten
 * thousand. A product of its own.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Person } from '../../e2e/studio/people.ts'
import type { Stack } from '../../tools/stack.ts'
import { at, atMost, type Held, told } from '../held.ts'
import { residentOf } from '../memory/read-memory.ts'
import { withProduct } from '../product.ts'
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
  'the start page of the studio': 300,
  'a short link': 5,
}

/** Answers of one kind: how to ask for one, and how often they failed. */
type Question = { what: string; ask: (at: number) => Promise<Response> }

/** @param asked how many questions of each kind. */
export function measureGrowth(sizes: number[], asked: number): Promise<Held[]> {
  return withProduct(async (product) => {
    const rows: Held[] = []
    for (const posts of sizes) {
      await fill(product.databaseUrl, sizeOf(posts))
      await pause(1_000)
      for (const row of await measure(product, product.editor, posts, asked)) {
        rows.push(row)
        console.log(JSON.stringify(row))
      }
    }
    return rows
  })
}

const sizeOf = (posts: number): Size => ({ posts, projects: posts / 10, links: posts * 10 })

async function measure(
  stack: Stack,
  editor: Person,
  posts: number,
  asked: number,
): Promise<Held[]> {
  const rows: Held[] = []
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
    const what = failed > 0 ? `${question.what} (${failed} of ${asked} failed)` : question.what
    rows.push(heldOf(posts, what, at(times, 0.95)))
  }
  const { site = 0, studio = 0 } = stack.pids()
  return [
    ...rows,
    atMost(named(posts, 'the site, resident'), residentOf(site), 250, 'MB'),
    atMost(named(posts, 'the studio, resident'), residentOf(studio), 350, 'MB'),
  ]
}

/** A crawler asks again while a sitemap is being made. */
async function timeSitemap(site: string, locale: string, posts: number): Promise<Held> {
  const begun = performance.now()
  for (let tries = 1; ; tries += 1) {
    const answer = await askSite(site, `/${locale}/sitemap.xml`, tries)
    const text = await answer.text()
    const seconds = (performance.now() - begun) / 1_000
    const isOver = answer.status === 200 || seconds > 120
    if (!isOver) continue
    const count = text.match(/<loc>/g)?.length ?? 0
    const what = `sitemap in ${locale}, nothing kept (${answer.status}, ${count} addresses)`
    return heldOf(posts, what, seconds * 1_000)
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
      what: 'the start page of the studio',
      ask: () => fetch(`${stack.studioUrl}/admin`, { headers: { cookie: editor.cookie } }),
    },
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

const named = (posts: number, what: string) => `${posts} posts: ${what}`

function heldOf(posts: number, what: string, p95: number): Held {
  const aim = aims[what]
  const name = `${named(posts, what)}, p95`
  return aim ? atMost(name, p95, aim, 'ms') : told(name, `${Math.round(p95)} ms`)
}
