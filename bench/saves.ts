/**
 * How long after the studio has answered a save its new words stand on the page itself, at two sites that follow
 * one studio: alone, in a row, and both again after many distinct addresses were asked for; then General, on which
 * every page depends, and a save a second while pages are read.
 */
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startSiteProcess } from '../apps/site/test/site-process.ts'
import type { Person } from '../e2e/studio/people.ts'
import { askText } from './ask.ts'
import { at, atMost, type Held, timesWithin, told } from './held.ts'
import { residentOf } from './memory/read-memory.ts'
import { openSite, walkAddresses, walkPages } from './memory/walks.ts'
import type { Product } from './product.ts'
import { readWhile } from './reader.ts'

export type SaveCounts = { saves: number; addresses: number; seconds: number }

type Post = { id: string; slug: string; title: string }
type Times = { saves: number[]; shown: number[] }
/** What is measured: who edits, and the sites that must show it. */
type Newsroom = { editor: Person; sites: string[] }

/** Milliseconds from one save to the next. */
const rhythms = { alone: 1_000, 'in a row': 200 } as const
const shownAims = { alone: [60, 150], 'in a row': [100, 300] } as const

export async function measureSaves(product: Product, counts: SaveCounts): Promise<Held[]> {
  const second = await startSiteProcess({
    API_BASE: `${product.studioUrl}/api/v1/`,
    SERVICE_KEY: product.serviceKey,
    DATA_DIR: join(product.dataDir, 'second'),
    NODE_ENV: 'production',
  })
  const newsroom = {
    editor: product.editor,
    sites: [product.siteUrl, `http://127.0.0.1:${second.port}`],
  }
  try {
    const site = openSite(product.siteUrl)
    await walkPages(site)
    await walkPages(openSite(newsroom.sites[1] ?? ''))
    const fresh = await measureRhythms(newsroom, 'fresh', counts.saves)
    await walkAddresses(site, counts.addresses)
    const asked = `after ${counts.addresses} addresses`
    const grown = await measureRhythms(newsroom, asked, counts.saves)
    const general = await measureGeneral(product)
    return [...fresh, ...grown, ...general, ...(await measureSteady(product, counts.seconds))]
  } finally {
    await second.kill()
  }
}

async function measureRhythms(newsroom: Newsroom, when: string, saves: number): Promise<Held[]> {
  const rows: Held[] = []
  for (const how of ['alone', 'in a row'] as const) {
    const times = await saveInTurn(newsroom, saves, rhythms[how])
    const [median, most] = shownAims[how]
    rows.push(
      timesWithin(`saved → shown at both sites, ${how}, ${when}`, times.shown, [median, most]),
      timesWithin(`a save itself, ${how}, ${when}`, times.saves, [100, 250]),
    )
  }
  return rows
}

/** Numbers every save of a run, so that a page tells which of them it shows. */
let savesSoFar = 0

/** Saves posts in turn, so many milliseconds from one to the next, and watches each on its page. */
async function saveInTurn(newsroom: Newsroom, count: number, everyMs: number): Promise<Times> {
  const posts = await publishedPosts(newsroom.editor)
  const times: Times = { saves: [], shown: [] }
  const watched: Promise<void>[] = []
  for (let turn = 0; turn < count; turn += 1) {
    const post = posts[turn % posts.length]
    if (!post) throw new Error('The demo has no posts')
    const next = pause(everyMs)
    const begun = performance.now()
    const number = await savePost(newsroom.editor, post)
    const saved = performance.now()
    times.saves.push(saved - begun)
    const pages = newsroom.sites.map((site) => `${site}/blogs/${encodeURIComponent(post.slug)}`)
    watched.push(
      Promise.all(pages.map((page) => untilShown(page, number))).then((shown) => {
        times.shown.push(Math.max(...shown) - saved)
      }),
    )
    await next
  }
  await Promise.all(watched)
  return times
}

/** @returns the number that its page will show. */
async function savePost(editor: Person, post: Post): Promise<number> {
  savesSoFar += 1
  const number = savesSoFar
  const title = `${post.title} — save ${number}`
  await saved(
    editor.ask(`posts/${post.id}?locale=ar&depth=0`, 'PATCH', { title, _status: 'published' }),
  )
  return number
}

async function saved(asked: Promise<Response>): Promise<void> {
  const answer = await asked
  if (!answer.ok) throw new Error(`The studio answered ${answer.status}: ${await answer.text()}`)
  await answer.arrayBuffer()
}

async function publishedPosts(editor: Person): Promise<Post[]> {
  const found = await editor.ask('posts?limit=3&depth=0&locale=ar&where[_status][equals]=published')
  const { docs } = (await found.json()) as { docs: Post[] }
  return docs.map((post) => ({ ...post, title: post.title.replace(/ — save \d+$/, '') }))
}

/**
 * Asks until the page shows this save or a later one, for bytes that are not known yet: whoever asks shares the
 * processors with what is measured. @returns when it did.
 */
async function untilShown(page: string, save: number): Promise<number> {
  let etag = ''
  for (const begun = performance.now(); performance.now() - begun < 30_000; ) {
    const known: Record<string, string> = etag ? { 'if-none-match': etag } : {}
    const answer = await askText(page, { accept: 'text/html', ...known })
    etag = answer.etag
    const [, shown = '-1'] = /— save (\d+)/.exec(answer.text) ?? []
    if (Number(shown) >= save) return performance.now()
    await pause(4)
  }
  throw new Error(`${page} does not show save ${save} within half a minute`)
}

/** General's foot stands on every page: how soon it is seen, and what readers of other pages feel. */
async function measureGeneral({ editor, siteUrl, pids }: Product): Promise<Held[]> {
  const pid = pids().site ?? 0
  const others = [`${siteUrl}/`, `${siteUrl}/about`, `${siteUrl}/join-us`]
  const shown: number[] = []
  const before = residentOf(pid)
  const { times } = await readWhile(others, pid, async () => {
    for (let turn = 1; turn <= 5; turn += 1) {
      savesSoFar += 1
      const text = `— save ${savesSoFar}`
      await saved(
        editor.ask('globals/general?locale=ar', 'POST', { footer: { text }, _status: 'published' }),
      )
      const begun = performance.now()
      shown.push((await untilShown(`${siteUrl}/contact`, savesSoFar)) - begun)
      await pause(5_000)
    }
  })
  return [
    atMost(
      'General saved → shown on the page being read, the slowest of 5',
      at(shown, 1),
      300,
      'ms',
    ),
    atMost('other pages meanwhile, p99', at(times, 0.99), 25, 'ms'),
    atMost('memory of the site after it', residentOf(pid) - before, 50, 'MB more'),
  ]
}

/** A save a second: what readers of a kept page feel, and what the site's process does. */
async function measureSteady({ editor, siteUrl, pids }: Product, seconds: number): Promise<Held[]> {
  const posts = await publishedPosts(editor)
  const { times, share } = await readWhile([`${siteUrl}/about`], pids().site ?? 0, async () => {
    for (let turn = 0; turn < seconds; turn += 1) {
      const next = pause(1_000)
      await savePost(editor, posts[turn % posts.length] as Post)
      await next
    }
  })
  const when = `a save a second for ${seconds} s`
  return [
    atMost(`a kept page during ${when}, p99`, at(times, 0.99), 25, 'ms'),
    atMost(`of a processor during ${when}, answers to its reader included`, share * 100, 15, '%'),
    told(`a kept page during ${when}, median`, `${at(times, 0.5).toFixed(1)} ms`),
  ]
}
