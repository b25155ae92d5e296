/** The product as it is started, with a standby of its database: what visitors see while writers write. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Pair, startPair } from '../apps/studio/test/standby.ts'
import { copyStored, requireTemplate } from '../apps/studio/test/template.ts'
import { askDatabase } from './faults/stored.ts'
import { findFreePort } from './stack/ports.ts'
import { type Stack, startStack } from './stack.ts'

const metricsKey = 'm'.repeat(40)
const pauseMs = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const soon = { timeout: 30_000, interval: 50 }
const longMs = 300_000
let folder: string
let pair: Pair
let stack: Stack
let works: { id: string; slug: string }[]

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wajiha-replica-'))
  const template = await requireTemplate('demo')
  pair = await startPair(template)
  const dataDir = join(folder, 'data')
  copyStored(template, dataDir)
  stack = await startStack({
    dataDir,
    ports: { site: await findFreePort(), studio: await findFreePort() },
    env: {
      ...process.env,
      DEMO: 'off',
      METRICS_KEY: metricsKey,
      BACKUP_BEFORE_UPGRADE: 'off',
      DATABASE_URL: pair.primary.url,
      DATABASE_REPLICA_URL: pair.standby.url,
      PAYLOAD_SECRET: 'for-tests-only-0123456789abcdef-0123',
    },
  })
  works = await askDatabase(
    pair.primary.url,
    `select p.id::text as id, l.slug from projects p join projects_locales l on l._parent_id = p.id
      where l._locale = 'ar' and l._status = 'published' and p.confidentiality = 'public' order by p.id limit 6`,
  )
  await signIn()
}, longMs)

afterEach(() => pair.standby.resume())
afterAll(async () => {
  await stack?.stop()
  await pair?.primary.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
})

let cookie = ''
/** As a browser on the studio's own page says it. */
const near = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }

async function signIn() {
  await askDatabase(pair.primary.url, 'update users set must_change_password = false')
  const answer = await fetch(`${stack.studioUrl}/api/users/login`, {
    method: 'POST',
    headers: near,
    body: JSON.stringify(stack.administrator),
  })
  if (!answer.ok) throw new Error(await answer.text())
  cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

/** Publishes a title as an editor does. @returns whether it was taken. */
async function publish(work: { id: string }, title: string): Promise<boolean> {
  const answer = await fetch(`${stack.studioUrl}/api/projects/${work.id}?locale=ar`, {
    method: 'PATCH',
    headers: { ...near, cookie },
    body: JSON.stringify({ title, _status: 'published' }),
  })
  await answer.arrayBuffer()
  return answer.ok
}

async function page(path: string) {
  const answer = await fetch(stack.siteUrl + path, { redirect: 'manual' })
  return { status: answer.status, text: await answer.text() }
}

const pageOf = ({ slug }: { slug: string }) => page(`/our-projects/${encodeURIComponent(slug)}`)

async function numbersOf(url: string) {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${metricsKey}` } })
  const text = await answer.text()
  return (name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1] ?? 0,
    )
}

async function places() {
  const read = await numbersOf(`${stack.studioUrl}/api/v1/metrics`)
  const at = (name: string) => read(`wajiha_studio_reads_total{at="${name}"}`)
  return {
    replica: at('replica'),
    behind: at('behind'),
    away: at('away'),
    unnumbered: at('unnumbered'),
  }
}

/** What the standby itself counted. */
const doneThere = async () =>
  Number(
    (
      await pair.standby.ask<{ done: string }>(
        "select xact_commit::text as done from pg_stat_database where datname = 'wajiha'",
      )
    )[0]?.done,
  )

const newest = async (url: string) =>
  Number((await askDatabase<{ id: string }>(url, 'select max(id)::text as id from changes'))[0]?.id)

const heardBySite = async () =>
  (await numbersOf(`${stack.siteUrl}/metrics`))('wajiha_site_changes_heard')

/** All have what the database has. */
async function untilCaughtUp() {
  const last = await newest(pair.primary.url)
  await expect.poll(() => newest(pair.standby.url), soon).toBe(last)
  await expect.poll(heardBySite, soon).toBe(last)
}

describe('a site whose studio has a standby', () => {
  it('is answered from there', async () => {
    await untilCaughtUp()
    const [before, done] = [await places(), await doneThere()]
    for (const work of works) expect((await pageOf(work)).status).toBe(200)
    for (const path of ['/', '/blogs', '/en/blogs', '/our-projects', '/join-us', '/about'])
      expect([path, (await page(path)).status]).toEqual([path, 200])
    const after = await places()
    expect(after.replica - before.replica).toBeGreaterThan(works.length)
    expect(after.unnumbered).toBe(before.unnumbered)
    await expect.poll(async () => (await doneThere()) - done, soon).toBeGreaterThan(works.length)
  })

  it('shows new words while the standby is behind, and reads there again afterwards', async () => {
    const [work] = works
    if (!work) throw new Error('no project')
    await pair.standby.pause()
    const before = await places()
    expect(await publish(work, 'كلماتٌ لم يسمع بها النظير')).toBe(true)
    await expect
      .poll(async () => (await pageOf(work)).text, soon)
      .toContain('كلماتٌ لم يسمع بها النظير')
    const last = await newest(pair.primary.url)
    expect(await newest(pair.standby.url)).toBeLessThan(last)
    await expect.poll(async () => (await places()).behind - before.behind, soon).toBeGreaterThan(0)
    expect((await places()).away).toBe(before.away)

    await pair.standby.resume()
    await untilCaughtUp()
    const resumed = await places()
    expect(await publish(work, 'كلماتٌ يعرفها النظير')).toBe(true)
    await expect.poll(async () => (await pageOf(work)).text, soon).toContain('كلماتٌ يعرفها النظير')
    await expect
      .poll(async () => {
        await page(`/blogs?tag=none-${crypto.randomUUID()}`)
        return (await places()).replica - resumed.replica
      }, soon)
      .toBeGreaterThan(0)
  })

  it(
    'never keeps a word from before, whatever the standby lacks while writers write',
    async () => {
      const before = await places()
      const told = new Map<string, number>()
      let isOver = false
      const titleOf = (round: number) => `الجولة رقم ${String(round).padStart(5, '0')} انتهت`
      const roundIn = (text: string) => Number(/الجولة رقم (\d{5}) انتهت/.exec(text)?.[1] ?? -1)

      const stale = async () => {
        const pages = await Promise.all(
          works.map(async (work) => roundIn((await pageOf(work)).text)),
        )
        return works.flatMap(({ id, slug }, at) =>
          pages[at] === told.get(id) ? [] : [`${slug}: ${pages[at]} of ${told.get(id)}`],
        )
      }

      let writes = 0
      const writing = works.map(async (work) => {
        // Whom the database refuses presses again.
        for (let round = 1; !isOver; round += 1) {
          if (!(await publish(work, titleOf(round)))) continue
          told.set(work.id, round)
          writes += 1
        }
      })
      // Behind again and again, sometimes by seconds.
      const lagging = (async () => {
        while (!isOver) {
          await pair.standby.pause()
          await pauseMs(700)
          await pair.standby.resume()
          await pauseMs(700)
        }
      })()
      let reads = 0
      const reading = works.slice(0, 3).map(async (work) => {
        while (!isOver) {
          expect((await pageOf(work)).status).toBe(200)
          reads += 1
          await pauseMs(5)
        }
      })
      await pauseMs(15_000)
      isOver = true
      await Promise.all([...writing, lagging, ...reading])
      await untilCaughtUp()
      // What was told is shown, by what the site has kept: nobody announces anything any more.
      await expect.poll(stale, soon).toEqual([])
      // And while the standby has none of it, once more and again.
      for (let last = 90_001; last < 90_006; last += 1) {
        await pair.standby.pause()
        for (const work of works) {
          expect(await publish(work, titleOf(last))).toBe(true)
          told.set(work.id, last)
        }
        await expect.poll(heardBySite, soon).toBe(await newest(pair.primary.url))
        await expect.poll(stale, soon).toEqual([])
        await pair.standby.resume()
        await untilCaughtUp()
      }
      const after = await places()
      expect(Math.min(writes, reads)).toBeGreaterThan(works.length)
      expect(after.replica).toBeGreaterThan(before.replica)
      expect(after.behind).toBeGreaterThan(before.behind)
      expect(after.away).toBe(before.away)
    },
    longMs,
  )

  it('loses no read when the standby dies in the middle of them', async () => {
    const statuses = new Set<number>()
    const ask = async (round: number) => {
      const answer = await fetch(
        `${stack.studioUrl}/api/v1/projects/${encodeURIComponent(works[round % works.length]?.slug ?? '')}`,
        { headers: { 'wajiha-heard': '1', 'content-language': 'ar' } },
      )
      statuses.add(answer.status)
      await answer.arrayBuffer()
    }
    const [before, toldBefore] = [await places(), toldOf('does not answer reads')]
    for (let round = 0; round < 200; round += 8) {
      if (round === 80) process.kill(pair.standby.pid(), 'SIGKILL')
      await Promise.all(Array.from({ length: 8 }, (_, at) => ask(round + at)))
    }
    const after = await places()
    expect([...statuses]).toEqual([200])
    expect(after.replica).toBeGreaterThan(before.replica)
    expect(after.away).toBeGreaterThan(before.away)
    // Not again where it was told a moment ago.
    expect(toldOf('does not answer reads') - toldBefore).toBeLessThanOrEqual(1)
    expect(toldOf('does not answer reads')).toBeGreaterThan(0)
    await pair.standby.restart()
    await expect
      .poll(async () => {
        await ask(0)
        return (await places()).replica
      }, soon)
      .toBeGreaterThan(after.replica)
    expect(toldOf('answers reads again')).toBeGreaterThan(0)
  })
})

/** Lines of the studio's log about its standby. */
const toldOf = (what: string) =>
  readFileSync(join(folder, 'data/logs/studio.log'), 'utf8').split(`The standby ${what}`).length - 1
