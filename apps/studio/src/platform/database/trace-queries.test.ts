import { AsyncLocalStorage } from 'node:async_hooks'
import { EventEmitter } from 'node:events'
import { holdTraces, type Span } from '@wajiha/contract/traces'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tracePool } from './trace-queries.ts'

type Kept = { name: string; under: string; failure?: string | undefined }
let kept: Kept[] = []
const spans = new AsyncLocalStorage<Span | undefined>()

const request = (traceId: string): Span => ({
  traceId,
  traceparent: '',
  tell() {},
  routed() {},
  end() {},
})

beforeAll(() =>
  holdTraces({
    current: () => spans.getStore(),
    begin({ name }) {
      const under = spans.getStore()?.traceId ?? ''
      return { ...request(under), end: (failure) => void kept.push({ name, under, failure }) }
    },
    within: (span, work) => spans.run(span, work),
    stop: async () => {},
  }),
)
afterAll(() => holdTraces(undefined))

/** A pool of one connection: who waits for it is called by who gives it back. */
function poolOfOne(answer: (text: string) => Promise<unknown>) {
  const client = {
    query(text: string, done?: (error: unknown, result: unknown) => void) {
      const result = answer(text)
      if (!done) return result
      result.then(
        (value) => done(null, value),
        (error) => done(error, undefined),
      )
    },
  }
  const waiting: ((error: unknown, one: typeof client) => void)[] = []
  const pool = Object.assign(new EventEmitter(), {
    connect: (then: (error: unknown, one: typeof client) => void) => void waiting.push(then),
  })
  tracePool(pool as unknown as Pool)
  pool.emit('connect', client)
  return { pool, client, giveBack: () => waiting.shift()?.(null, client) }
}

it('a question belongs to who asked it, not to who gave the connection back', async () => {
  kept = []
  const { pool, giveBack } = poolOfOne(async () => 1)
  const heard = Promise.withResolvers<unknown>()
  spans.run(request('mine'), () =>
    pool.connect((_, one) =>
      one.query('select 1 from "posts"', (__, value) => heard.resolve(value)),
    ),
  )
  spans.run(request('theirs'), giveBack)
  expect(await heard.promise).toBe(1)
  expect(kept).toEqual([{ name: 'SELECT posts', under: 'mine', failure: undefined }])
})

it('one that fails says its code, to whoever asks in which way', async () => {
  kept = []
  const refused = Object.assign(new Error('Key (email)=(a@example.com)'), { code: '23505' })
  const { client } = poolOfOne(() => Promise.reject(refused))
  await spans.run(request('mine'), async () => {
    await expect(client.query('insert into "users" values ($1)')).rejects.toBe(refused)
    const told = await new Promise((resolve) => client.query('select 1', resolve))
    expect(told).toBe(refused)
  })
  expect(kept.map(({ name, failure }) => [name, failure])).toEqual([
    ['INSERT users', '23505'],
    ['SELECT', '23505'],
  ])
})

it('what no request asks is part of no trace', async () => {
  kept = []
  const { client } = poolOfOne(async () => 7)
  expect(await client.query('select 7')).toBe(7)
  expect(kept).toEqual([])
})
