/** Two nodes that count in one PostgreSQL, and what becomes of a message that comes to both. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { multipart, sendForm, sendJsonForm } from '../../apps/site/test/send-form.ts'
import type { SiteProcess } from '../../apps/site/test/site-process.ts'
import { aPdf } from '../../packages/contract/test/a-pdf.ts'
import { askDatabase } from '../faults/stored.ts'
import { until } from '../faults/until.ts'
import { type Postgres, startPostgres } from '../stack/postgres.ts'
import {
  expectCountedTogether,
  expectUsedOnce,
  letter,
  type Nodes,
  openFolder,
  person,
  startNodes,
} from './nodes.ts'

let postgres: Postgres
let nodes: Nodes

beforeAll(async () => {
  const folder = openFolder()
  postgres = await startPostgres(folder)
  nodes = await startNodes(folder, postgres.url)
  const made = "SELECT to_regclass('wajiha_site.used') IS NOT NULL AS is_made"
  await until('the tables are made', async () => {
    const [found] = await askDatabase<{ is_made: boolean }>(postgres.url, made)
    return found?.is_made === true
  })
})

afterAll(async () => {
  await postgres?.stop()
  await nodes?.stop()
})

const longMs = 120_000
const soon = { timeout: 30_000, interval: 50 }

async function waiting({ port }: SiteProcess): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`)
  return ((await answer.json()) as { inbox: { waiting: number } }).inbox.waiting
}

/** Both have delivered everything: nothing is stuck. */
const untilDelivered = () =>
  expect.poll(() => Promise.all(nodes.both.map(waiting)), soon).toEqual([0, 0])

const storedUnder = (reference: unknown) =>
  [...nodes.studio.stored.values()].filter(({ submission }) => submission.reference === reference)

describe('a message that comes to two nodes', () => {
  it('is one, under one reference, and leaves nothing behind', async () => {
    const message = letter()
    const from = person()
    const answers = await Promise.all(
      nodes.both.map(({ port }) => sendJsonForm(port, 'contact', message, from)),
    )
    expect(answers.map(({ status }) => status)).toEqual([202, 202])
    const [one, other] = answers.map((answer) => answer.json())
    expect(one?.reference).toBe(other?.reference)
    expect(one?.id).not.toBe(other?.id)
    await untilDelivered()
    expect(storedUnder(one?.reference)).toHaveLength(1)
    // A node that took it in long ago says the same again.
    const again = await sendJsonForm(nodes.both[1].port, 'contact', message, from)
    expect(again.json()).toEqual(other)
  })

  it('is one with its file, too', async () => {
    const { consentPrivacy: _, ...fields } = letter({ consentPrivacy: 'on' })
    const { body, headers } = multipart([
      ...Object.entries({ ...fields, consentPrivacy: 'on' }).map(
        ([name, value]): [string, string] => [name, String(value)],
      ),
      ['cv', aPdf('سيرة'), 'سيرة.pdf', 'application/pdf'],
    ])
    const sent = { path: '/api/forms/apply', body, headers: { ...headers, ...person() } }
    const answers = await Promise.all(nodes.both.map(({ port }) => sendForm(port, sent)))
    const references = answers.map((answer) => answer.json().reference)
    expect(new Set(references).size).toBe(1)
    await untilDelivered()
    expect(storedUnder(references[0])).toHaveLength(1)
  })

  it('is two where a program gave one key to two bodies, and neither is lost', async () => {
    const header = { 'idempotency-key': crypto.randomUUID(), ...person() }
    const [first, second] = [letter(), letter()]
    const one = await sendJsonForm(nodes.both[0].port, 'contact', first, header)
    const other = await sendJsonForm(nodes.both[1].port, 'contact', second, header)
    expect([one.status, other.status]).toEqual([202, 202])
    await untilDelivered()
    for (const answer of [one, other]) expect(storedUnder(answer.json().reference)).toHaveLength(1)
    const refused = await sendJsonForm(nodes.both[0].port, 'contact', second, header)
    expect([refused.status, refused.json().code]).toEqual([422, 'idempotency_key_reused'])
  })
})

describe('what may be used once', () => {
  it('is used on one node for both', () => expectUsedOnce(nodes), longMs)
})

describe('how often an address may write', () => {
  it(
    'is counted by both together, and refused as by one',
    () => expectCountedTogether(nodes),
    longMs,
  )

  it('leaves nothing in the database that names anybody, or that is in its log', async () => {
    const stored = `
      SELECT length(key) AS long FROM wajiha_site.counts
      UNION SELECT length(value) FROM wajiha_site.used UNION SELECT length(purpose) FROM wajiha_site.used`
    expect(await askDatabase(postgres.url, stored)).toEqual([{ long: 16 }])
    const kinds = "SELECT DISTINCT relpersistence FROM pg_class WHERE relname IN ('counts', 'used')"
    expect(await askDatabase(postgres.url, kinds)).toEqual([{ relpersistence: 'u' }])
  })

  it('is counted by each alone while the database is away, and together when it is back', async () => {
    await postgres.stop()
    const from = person()
    // Twenty at each, where together they let twenty through.
    for (let at = 0; at < 40; at += 1) expect((await nodes.write(at, from)).status).toBe(202)
    for (const at of [0, 1]) expect((await nodes.write(at, from)).status).toBe(429)
    await postgres.restart()
    const counted = async () => {
      await nodes.write(0, person())
      return (await askDatabase(postgres.url, 'SELECT key FROM wajiha_site.counts')).length
    }
    const before = await counted()
    await expect.poll(async () => (await counted()) > before, soon).toBe(true)
    await untilDelivered()
  })
})
