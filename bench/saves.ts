/**
 * How long after the studio has answered a save its new words stand on the page itself: alone, in a row, and both
 * again after many distinct addresses were asked for. A product of its own with the demo.
 *
 *     npm run bench -- saves [--addresses=10000] [--saves=50]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { enter, type Person, settleIn } from '../e2e/studio/people.ts'
import { planOf } from '../tools/stack/plan.ts'
import { findFreePort } from '../tools/stack/ports.ts'
import { startStack } from '../tools/stack.ts'
import { openSite, walkAddresses, walkPages } from './memory/walks.ts'

/** Milliseconds: median and what 95 of 100 stay within (issue “fast where people feel it”). */
const aims = { 'a save itself': [100, 250], alone: [60, 150], 'in a row': [100, 300] } as const

type Post = { id: string; slug: string; title: string }
type Times = { saves: number[]; shown: number[] }

export async function showSaves(args: string[]): Promise<void> {
  const options = {
    addresses: { type: 'string', default: '10000' },
    saves: { type: 'string', default: '50' },
  } as const
  const { values } = parseArgs({ args, options })
  const dataDir = mkdtempSync(join(tmpdir(), 'wajiha-saves-'))
  const stack = await startOwn(dataDir)
  const rows: object[] = []
  try {
    if (!stack.administrator) throw new Error('A new database must bring a new administrator.')
    const who = await settleIn(stack.studioUrl, stack.administrator)
    const editor = await enter(stack.studioUrl, who)
    const measure = async (when: string) => {
      for (const [how, everyMs] of [
        ['alone', 1_000],
        ['in a row', 200],
      ] as const)
        rows.push(
          ...rowsOf(when, how, await save(stack.siteUrl, editor, Number(values.saves), everyMs)),
        )
    }
    const site = openSite(stack.siteUrl)
    await walkPages(site)
    await measure('fresh')
    await walkAddresses(site, Number(values.addresses))
    await measure(`after ${values.addresses} addresses`)
  } finally {
    await stack.stop()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 })
  }
  console.table(rows)
}

async function startOwn(dataDir: string) {
  const ports = { site: await findFreePort(), studio: await findFreePort() }
  const env = {
    ...process.env,
    TRUST_PROXY: '127.0.0.1',
    SITE_ORIGIN: `http://127.0.0.1:${ports.site}`,
    STUDIO_ORIGIN: `http://127.0.0.1:${ports.studio}`,
  }
  return startStack({ dataDir, ports, env, plan: (settings) => planOf(settings, 'production') })
}

/** Numbers every save of a run, so that a page tells which of them it shows. */
let savesSoFar = 0

/** Saves posts in turn, so many milliseconds from one to the next, and watches each on its page. */
async function save(site: string, editor: Person, count: number, everyMs: number): Promise<Times> {
  const posts = await publishedPosts(editor)
  const times: Times = { saves: [], shown: [] }
  const watched: Promise<void>[] = []
  for (let at = 0; at < count; at += 1) {
    const post = posts[at % posts.length]
    if (!post) throw new Error('The demo has no posts')
    const next = pause(everyMs)
    const begun = performance.now()
    savesSoFar += 1
    const number = savesSoFar
    const title = `${post.title} — save ${number}`
    const answer = await editor.ask(`posts/${post.id}?locale=ar&depth=0`, 'PATCH', {
      title,
      _status: 'published',
    })
    if (!answer.ok) throw new Error(`The studio answered ${answer.status}: ${await answer.text()}`)
    const saved = performance.now()
    times.saves.push(saved - begun)
    watched.push(
      untilShown(`${site}/blogs/${encodeURIComponent(post.slug)}`, number).then((shown) => {
        times.shown.push(shown - saved)
      }),
    )
    await next
  }
  await Promise.all(watched)
  return times
}

async function publishedPosts(editor: Person): Promise<Post[]> {
  const found = await editor.ask('posts?limit=3&depth=0&locale=ar&where[_status][equals]=published')
  const { docs } = (await found.json()) as { docs: Post[] }
  return docs.map((post) => ({ ...post, title: post.title.replace(/ — save \d+$/, '') }))
}

/** Asks until the page shows this save or a later one. @returns when it did. */
async function untilShown(page: string, save: number): Promise<number> {
  for (const begun = performance.now(); performance.now() - begun < 30_000; ) {
    const html = await (await fetch(page, { headers: { accept: 'text/html' } })).text()
    const [, shown = '-1'] = / — save (\d+)/.exec(html) ?? []
    if (Number(shown) >= save) return performance.now()
    await pause(4)
  }
  throw new Error(`${page} does not show save ${save} within half a minute`)
}

function rowsOf(when: string, how: 'alone' | 'in a row', { saves, shown }: Times): object[] {
  const row = (what: string, times: number[], [median, most]: readonly [number, number]) => ({
    when,
    what,
    'median ms': at(times, 0.5),
    'p95 ms': at(times, 0.95),
    aim: `≤ ${median} / ${most}`,
    holds: at(times, 0.5) <= median && at(times, 0.95) <= most,
  })
  return [
    row(`saved → shown, ${how}`, shown, aims[how]),
    row(`a save itself, ${how}`, saves, aims['a save itself']),
  ]
}

const at = (times: number[], share: number) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? Number.NaN)
