import type { PoolClient } from 'pg'
import { expect, it } from 'vitest'
import { createReplica, patienceMs } from './replica.ts'

const failure = (code: string) => Object.assign(new Error(`failed with ${code}`), { code })

/** A standby that has everything, and what was told of it. */
function opened() {
  let now = 0
  const released: unknown[] = []
  const told: (string | undefined)[] = []
  const client = { release: (broken?: boolean) => released.push(broken) } as unknown as PoolClient
  const replica = createReplica({
    pool: { connect: async () => client } as never,
    standings: { hasShown: async (_, change) => change <= 7 },
    tell: (one) => told.push(one?.message),
    now: () => now,
  })
  const pass = (ms: number) => {
    now += ms
  }
  return { replica, released, told, pass }
}

it('asks where the change is seen, and nowhere else', async () => {
  const { replica, released, told } = opened()
  expect(await replica.ask(7, async () => 'rows')).toEqual({ at: 'replica', result: 'rows' })
  expect(await replica.ask(8, async () => 'rows')).toEqual({ at: 'behind' })
  expect(released).toEqual([undefined, undefined])
  expect(told).toEqual([])
})

it.each(['40001', '57014', '57P01', '08006', 'ECONNRESET'])(
  'leaves it alone for a while after %s, and tells of it once',
  async (code) => {
    const { replica, released, told, pass } = opened()
    const fail = async () => Promise.reject(failure(code))
    expect(await replica.ask(1, fail)).toEqual({ at: 'away' })
    expect(released).toEqual([true])
    expect(await replica.ask(1, async () => 'rows')).toEqual({ at: 'away' })
    pass(1_000)
    expect(await replica.ask(1, fail)).toEqual({ at: 'away' })
    pass(2_000)
    expect(await replica.ask(1, async () => 'rows')).toEqual({ at: 'replica', result: 'rows' })
    expect(told).toEqual([`failed with ${code}`, undefined])
    // It comes and goes within a minute: nobody is told each time.
    await replica.ask(1, fail)
    expect(told).toHaveLength(2)
  },
)

it('goes on with others where a question has no answer anywhere', async () => {
  const { replica } = opened()
  expect(await replica.ask(1, async () => Promise.reject(failure('22P02')))).toEqual({ at: 'away' })
  expect(await replica.ask(1, async () => 'rows')).toEqual({ at: 'replica', result: 'rows' })
})

it('does not wait for one that hangs', async () => {
  const { replica, told } = opened()
  expect(await replica.ask(1, () => new Promise(() => {}))).toEqual({ at: 'away' })
  expect(told).toEqual([`no answer within ${patienceMs} ms`])
})
