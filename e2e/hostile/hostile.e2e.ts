/**
 * Hostile requests against a product of their own, judged by what they do to everybody else: after
 * each group another visitor opens a page, searches and writes, tables have not grown, nor memory.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findFreePort } from '../../tools/stack/ports.ts'
import { type Stack, startStack } from '../../tools/stack.ts'
import { errorEventsIn } from '../error-events.ts'
import { inLanes } from '../in-lanes.ts'
import { enter, settleIn } from '../studio/people.ts'
import { type Attack, attackGroups } from './attacks.data.ts'
import { anotherVisitor, megabytesOf, rowsIn, type Visitor } from './effects.ts'
import { sendRaw, written } from './raw-request.ts'

/** The attacker's network: a /24 of its own, so that what it spends is its own. */
const attacker = '127.66.6.6'
/** What an answer may never tell: folders, stacks, and the database's and the studio's own words. */
const inside =
  /\/(?:home|work|app|srv)\/|node_modules|\bat [\w.<>]+ \(|ECONNREFUSED|PostgresError|SQLITE_/
const mostRowsAGroup = 150
const mostMegabytesAGroup = 200
/** The first flood also fills whatever is kept up to a bound: pages, answers, limits of addresses. */
const mostMegabytesKept = 400

let dataDir: string
let stack: Stack
let port: number
let visitor: Visitor

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'wajiha-hostile-'))
  await keepOldPhoto()
  port = await findFreePort()
  const studio = await findFreePort()
  const origins = { SITE_ORIGIN: 'http://site.test', STUDIO_ORIGIN: `http://127.0.0.1:${studio}` }
  stack = await startStack({
    dataDir,
    ports: { site: port, studio },
    env: { ...process.env, ...origins },
  })
  const map = await (await fetch(`${stack.siteUrl}/en/sitemap.xml`)).text()
  const pages = [...map.matchAll(/<loc>http:\/\/site\.test([^<]+)<\/loc>/g)].map(([, path]) => path)
  visitor = anotherVisitor(port, pages as string[])
  // The studio has answered once; until then the site asks visitors to come again.
  expect(await visitor.openNewPage()).toBe(200)
})

afterAll(async () => {
  await stack.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const oldPhoto = () => join(dataDir, 'media', 'of-before.jpg')

/** A picture of before uploads lost what a camera writes into them. */
async function keepOldPhoto() {
  mkdirSync(join(dataDir, 'media'), { recursive: true })
  const place = {
    IFD0: { Make: 'Kamera' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '24/1 0/1 0/1' },
  }
  const blank = sharp({ create: { width: 40, height: 20, channels: 3, background: '#135' } })
  writeFileSync(oldPhoto(), await blank.withExif(place).jpeg().toBuffer())
}

describe('what is kept of people', () => {
  it('leaves stored pictures as soon as the studio runs', async () => {
    await expect
      .poll(() => readFileSync(oldPhoto()).includes('Kamera'), { timeout: 60_000 })
      .toBe(false)
    expect((await sharp(readFileSync(oldPhoto())).metadata()).width).toBe(40)
  })
})

describe('hostile requests', () => {
  it.each(attackGroups)('to $name get the right answer', async ({ name, attacks }) => {
    const wrong: string[] = []
    await harmless(name, async () => {
      for (const attack of attacks) wrong.push(...(await attackWith(attack)))
    })
    expect(wrong).toEqual([])
  })

  it('in great number cost nobody else anything', async ({ annotate }) => {
    const flood = async (wave: number) => {
      for (const one of floods(wave))
        await inLanes(64, one, async (visit) => void (await ask(visit)))
    }
    await annotate(await harmless('a first flood', () => flood(0), mostMegabytesKept), 'count')
    await annotate(await harmless('a second flood', () => flood(1)), 'count')
  })

  it('leave no error event in the logs', () => {
    expect(errorEventsIn(dataDir)).toEqual([])
  })
})

/** Last of all: it writes errors into the log on purpose. */
describe('a query that the database refuses', () => {
  const somebody = 'layla.4711@private.example'

  it('leaves none of its values in the log', async () => {
    if (!stack.administrator) throw new Error('A new database must bring a new administrator.')
    const admin = await enter(stack.studioUrl, await settleIn(stack.studioUrl, stack.administrator))
    await withoutTable('leads', async () => {
      const query = `leads?where[email][equals]=${encodeURIComponent(somebody)}`
      expect((await admin.ask(query)).status).toBe(500)
    })
    const log = () => readFileSync(join(dataDir, 'logs', 'studio.log'), 'utf8')
    await expect.poll(log, { timeout: 30_000 }).toContain('Failed query')
    expect(log()).not.toContain(somebody)
  })
})

/** Takes a table out of the database's sight while something is done. */
async function withoutTable(table: string, act: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: stack.databaseUrl })
  await client.connect()
  try {
    await client.query(`alter table ${table} rename to ${table}_away`)
    await act()
  } finally {
    await client.query(`alter table ${table}_away rename to ${table}`)
    await client.end()
  }
}

type Visit = { path: string; headers?: Record<string, string> }

const many = (path: (at: number) => string, headers?: (at: number) => Visit['headers']) =>
  Array.from({ length: 800 }, (_, at) => ({ path: path(at), headers: headers?.(at) ?? {} }))
const from = (at: number) => ({ 'user-agent': phone, referer: `https://from-${at}.test/` })
const phone =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
/** Each wave brings other addresses than the one before, 400 of each kind. */
const floods = (wave: number): Visit[][] =>
  kinds.map((kind) => kind.slice(400 * wave, 400 * (wave + 1)))
const kinds = [
  many((at) => `/blogs?q=${encodeURIComponent(`هوية ${at}`)}`),
  many((at) => `/_ipx/w_${320 + (at % 7)},q_${at}/favicon.svg`),
  many((at) => `/our-projects?service=${at}&industry=${at}&year=${1900 + at}&q=${at}`),
  many((at) => `/nowhere-${at}`),
  many((at) => `/blogs/slug-${at}`),
  many((at) => `/join-us/job-${at}`),
  many((at) => `/short/code-${at}`, from),
  many((at) => `/?utm_source=from-${at}`, from),
  many(() => '/w/main', from),
]

async function ask({ path, headers = {} }: Visit) {
  return await sendRaw(port, written('GET', path, headers), attacker)
}

/** Runs an attack and then looks at what it has done to others; says by how much things grew. */
async function harmless(
  name: string,
  run: () => Promise<void>,
  mostMegabytes = mostMegabytesAGroup,
): Promise<string> {
  const before = { rows: await rowsIn(stack.databaseUrl), memory: memory() }
  await run()
  expect(await visitor.openNewPage(), `a new page after ${name}`).toBe(200)
  expect(await visitor.search(), `a search after ${name}`).toBe(200)
  expect(await visitor.write(), `a message after ${name}`).toBe(202)
  const rows = (await rowsIn(stack.databaseUrl)) - before.rows
  const after = memory()
  const site = Math.round(after.site - before.memory.site)
  const studio = Math.round(after.studio - before.memory.studio)
  const grown = `${name}: ${rows} rows, site ${site} MB, studio ${studio} MB`
  expect(rows, grown).toBeLessThan(mostRowsAGroup)
  expect(Math.max(site, studio), grown).toBeLessThan(mostMegabytes)
  return grown
}

function memory() {
  const { site = 0, studio = 0 } = stack.pids()
  return { site: megabytesOf(site), studio: megabytesOf(studio) }
}

async function attackWith({ what, requests, right, never }: Attack): Promise<string[]> {
  let last = { status: 0, text: '' }
  for (const bytes of requests) last = await sendRaw(port, bytes, attacker)
  const { status, text } = last
  const wrong: string[] = []
  if (!right.includes(status)) wrong.push(`${what}: ${status}, not ${right.join(' or ')}`)
  if (status >= 500 && status !== 501) wrong.push(`${what}: a failure of ours, ${status}`)
  if (inside.test(text)) wrong.push(`${what}: tells ${inside.exec(text)?.[0]}`)
  if (text.includes('evil.test')) wrong.push(`${what}: names evil.test`)
  if (never?.test(text)) wrong.push(`${what}: ${never}`)
  return wrong
}
