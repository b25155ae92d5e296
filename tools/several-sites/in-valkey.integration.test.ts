/** Two nodes that count in a Valkey, or in the Redis of Debian, which speaks the same. */
import { createClient } from '@redis/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  expectCountedTogether,
  expectUsedOnce,
  type Nodes,
  openFolder,
  person,
  startNodes,
} from './nodes.ts'
import { startValkey, type Valkey } from './valkey-server.ts'

/** Half a minute is the longest that a node leaves a store alone which did not answer. */
const soon = { timeout: 60_000, interval: 50 }
const longMs = 120_000
let valkey: Valkey
let nodes: Nodes

beforeAll(async () => {
  const folder = openFolder()
  valkey = await startValkey(folder)
  nodes = await startNodes(folder, valkey.url)
}, 240_000)

afterAll(async () => {
  await valkey?.stop()
  await nodes?.stop()
})

/** One node's count does not tell whether it was counted elsewhere: whoever has twenty may write twenty times. */
async function untilTogether() {
  await expect
    .poll(async () => {
      const from = person()
      for (let at = 0; at < 20; at += 1) await nodes.write(at, from)
      return (await nodes.write(0, from)).status
    }, soon)
    .toBe(429)
}

describe('with a Valkey', () => {
  it(
    'an address that wrote twenty times is refused at both, as by one',
    async () => {
      await untilTogether()
      await expectCountedTogether(nodes)
      expect(await nodes.areShared()).toEqual([true, true])
    },
    longMs,
  )

  it('what may be used once is used on one node for both', () => expectUsedOnce(nodes), longMs)

  it('nothing in it names anybody, and everything goes by itself', async () => {
    const client = createClient({ url: valkey.url.replace('valkey', 'redis') })
    client.on('error', () => {})
    await client.connect()
    try {
      const keys = await client.keys('*')
      const held: string[] = []
      for (const key of keys) {
        expect(key).toMatch(/^wajiha:site:(?:count|used):[\w-]{22}$/)
        // Some live for half a second: gone by now is right, and without an end would not be.
        expect(await client.pTTL(key)).not.toBe(-1)
        held.push((await client.get(key)) ?? 'gone')
      }
      for (const value of held) expect(value).toMatch(/^(?:\d{13}|[\w-]{22}|gone)$/)
      expect(held.filter((value) => value !== 'gone').length).toBeGreaterThan(0)
    } finally {
      client.destroy()
    }
  })

  it.each(['is gone', 'hangs'] as const)(
    'while it %s each counts alone, and together when it is back',
    async (how) => {
      await (how === 'hangs' ? valkey.hang() : valkey.stop())
      const from = person()
      // Twenty at each, where together they let twenty through.
      for (let at = 0; at < 40; at += 1) expect((await nodes.write(at, from)).status).toBe(202)
      for (const at of [0, 1]) expect((await nodes.write(at, from)).status).toBe(429)
      expect(await nodes.areShared()).toEqual([false, false])
      await (how === 'hangs' ? valkey.goOn() : valkey.start())
      await untilTogether()
      expect(await nodes.areShared()).toEqual([true, true])
    },
    longMs,
  )
})
