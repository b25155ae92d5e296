/**
 * Counts in Valkey, or another server that speaks its protocol (Redis from 7.0 on). Every question is one script about
 * one key, so that it counts whole or not at all, and every key goes by itself when its time is over. Time is the
 * server's, so that clocks of nodes may differ.
 */
import { createClient } from '@redis/client'
import type { SharedStore } from './shared-store.ts'

/** Questions that nobody waits for any more are given up, and with them their connection. */
const patienceMs = 1_000
/** Between two tries to reach a server that is away. */
const againMs = 2_000
/** Questions on their way at once; more are not asked, since nobody would wait for them. */
const mostAtOnce = 1_000
/** Beside whatever else stands there. */
const ours = 'wajiha:site:'

const scripts = {
  /** The bucket is full again at the time that is kept. */
  take: `
    local time = redis.call('TIME')
    local now = time[1] * 1000 + math.floor(time[2] / 1000)
    local every = tonumber(ARGV[2])
    local room = (tonumber(ARGV[1]) - 1) * every
    local owed = math.max(tonumber(redis.call('GET', KEYS[1]) or now) - now, 0)
    if owed > room then return math.ceil(owed - room) end
    local full = owed + every
    redis.call('SET', KEYS[1], string.format('%.0f', now + full), 'PX', math.ceil(full))
    return 0`,
  claim: `
    local purpose = redis.call('GET', KEYS[1])
    if purpose then return purpose == ARGV[1] and 1 or 0 end
    redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
    return 1`,
} as const

/** @param url `valkey://` or `redis://`, with an s at the end for TLS. */
export function openValkeyStore(url: string): SharedStore {
  let client = connect(url)
  let isClosed = false

  /** A server that hangs keeps its connection; a new one finds out whether it lives. */
  function renew(old: Client) {
    if (client !== old || isClosed) return
    old.destroy()
    client = connect(url)
  }

  async function run(script: string, key: string, values: (string | number)[]): Promise<number> {
    const asked = client
    const patience = setTimeout(() => renew(asked), patienceMs)
    try {
      const answer = await asked.eval(script, { keys: [ours + key], arguments: values.map(String) })
      return Number(answer)
    } finally {
      clearTimeout(patience)
    }
  }

  return {
    take: (key, { atOnce, everyMs }) =>
      run(scripts.take, `count:${key.toString('base64url')}`, [atOnce, everyMs]),
    async claim(value, purpose, livesMs) {
      const key = `used:${value.toString('base64url')}`
      return (await run(scripts.claim, key, [purpose.toString('base64url'), livesMs])) === 1
    },
    /** Keys run out by themselves. */
    tidy: async () => {},
    async close() {
      isClosed = true
      client.destroy()
    },
  }
}

type Client = ReturnType<typeof connect>

function connect(url: string) {
  const client = createClient({
    // The library knows the older name of the scheme alone.
    url: url.replace(/^valkey/, 'redis'),
    RESP: 2,
    name: 'wajiha-site',
    // While it is away questions are refused at once, and whoever asks counts alone.
    disableOfflineQueue: true,
    commandsQueueMaxLength: mostAtOnce,
    socket: { connectTimeout: patienceMs, reconnectStrategy: () => againMs },
  })
  // Whoever asks hears of it anyway.
  client.on('error', () => {})
  client.connect().catch(() => {})
  return client
}
