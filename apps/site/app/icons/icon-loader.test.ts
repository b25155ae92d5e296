import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createIconLoader } from './icon-loader.ts'
import { createIconStore } from './icon-store.ts'
import { longestAddress } from './split-names.ts'

const first = 'https://icons-a.example'
const second = 'https://icons-b.example'

type Reply = { status?: number; body?: unknown; afterMs?: number } | 'fails' | 'silence'

/** A loader whose hosts answer as told; icons of a good answer are those that were asked for. */
function start(reply: (host: string, names: string[]) => Reply, hosts = [first, second]) {
  const asked: string[] = []
  const fetch = async (address: string) => {
    asked.push(address)
    const { origin, searchParams, pathname } = new URL(address)
    const names = (searchParams.get('icons') ?? '').split(',')
    const told = reply(origin, names)
    if (told === 'fails') throw new TypeError('Failed to fetch')
    if (told === 'silence') return new Promise<never>(() => {})
    if (told.afterMs) await new Promise((resolve) => setTimeout(resolve, told.afterMs))
    const icons = Object.fromEntries(names.map((name) => [name, { body: `<path id="${name}"/>` }]))
    const good = { prefix: pathname.slice(1, -5), icons }
    return Response.json('body' in told ? told.body : good, { status: told.status ?? 200 })
  }
  const store = createIconStore()
  const parts = { store, hosts, ownSets: ['agency'], fetch: fetch as typeof globalThis.fetch }
  store.setAsker(createIconLoader(parts))
  return { store, asked, at: () => Date.now() }
}

const good: Reply = {}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('icons that are asked for', () => {
  it('in one tick share a request of their prefix', async () => {
    const { store, asked } = start(() => good)
    for (const name of ['charm:copy', 'charm:tick', 'ph:star', 'charm:copy']) store.want(name)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toEqual([`${first}/charm.json?icons=copy,tick`, `${first}/ph.json?icons=star`])
    expect(store.find('charm:tick')).toMatchObject({ body: '<path id="tick"/>' })
  })

  it('are split so that no address is longer than 500 characters', async () => {
    const { store, asked } = start(() => good)
    const names = Array.from({ length: 80 }, (_, index) => `a-long-name-of-an-icon-${index}`)
    for (const name of names) store.want(`charm:${name}`)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked.length).toBeGreaterThan(3)
    for (const address of asked) expect(address.length).toBeLessThanOrEqual(longestAddress)
    expect(asked.flatMap((address) => address.split('=')[1]?.split(','))).toEqual(names)
  })

  it('by a name that can be none are missing, and nobody is asked', async () => {
    const { store, asked } = start(() => good)
    const wrong = [
      'Charm:copy',
      'charm:a--b',
      'charm:-a',
      'charm:a/b',
      'copy',
      'a:b:c',
      'charm:نقطة',
    ]
    for (const name of wrong) store.want(name)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toEqual([])
    expect(wrong.map((name) => store.find(name))).toEqual(wrong.map(() => null))
  })

  it('and not delivered are missing, and not asked for again', async () => {
    const { store, asked } = start(() => ({ body: { prefix: 'charm', icons: {} } }))
    store.want('charm:gone')
    await vi.advanceTimersByTimeAsync(1)
    store.want('charm:gone')
    await vi.advanceTimersByTimeAsync(1)
    expect([store.find('charm:gone'), asked.length]).toEqual([null, 1])
  })
})

describe('a host', () => {
  it.each([
    ['the status 404', { status: 404 }],
    ['the number 404', { body: 404 }],
  ])('that answers %s ends the search, and no other is asked', async (_, answer) => {
    const { store, asked } = start(() => answer)
    store.want('charm:copy')
    await vi.advanceTimersByTimeAsync(10_000)
    expect([store.find('charm:copy'), asked.length]).toEqual([null, 1])
  })

  it.each([
    ['another status', { status: 500 }],
    ['no network', 'fails'],
    ['what is no object', { body: 'icons' }],
  ] as [string, Reply][])(
    'that answers with %s makes the next be asked at once',
    async (_, bad) => {
      const { store, asked } = start((host) => (host === first ? bad : good))
      store.want('charm:copy')
      await vi.advanceTimersByTimeAsync(1)
      expect(asked.map((address) => new URL(address).origin)).toEqual([first, second])
      expect(store.find('charm:copy')).toBeTruthy()
    },
  )

  it('that is silent for 750 ms makes the next be asked, and stays asked itself', async () => {
    const { store, asked } = start((host) => (host === first ? { afterMs: 900 } : 'silence'))
    store.want('charm:copy')
    await vi.advanceTimersByTimeAsync(749)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2)
    expect(asked).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(150)
    expect(store.find('charm:copy')).toBeTruthy()
  })

  it('that answers first is asked first from then on', async () => {
    const { store, asked } = start((host) => (host === first ? 'fails' : good))
    store.want('charm:copy')
    await vi.advanceTimersByTimeAsync(1)
    store.want('charm:tick')
    await vi.advanceTimersByTimeAsync(1)
    expect(asked.map((address) => new URL(address).origin)).toEqual([first, second, second])
  })

  it('that is the last is given up after 750 ms and 5000 ms more, and heard also later', async () => {
    const { store } = start((host) => (host === first ? 'silence' : { afterMs: 9_000 }))
    store.want('charm:copy')
    await vi.advanceTimersByTimeAsync(750 + 750 + 4_990)
    expect(store.find('charm:copy')).toBeUndefined()
    await vi.advanceTimersByTimeAsync(20)
    expect(store.find('charm:copy')).toBeNull()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(store.find('charm:copy')).toMatchObject({ body: '<path id="copy"/>' })
  })
})

describe('the agency’s own set', () => {
  it('is asked for in one plain request', async () => {
    const { store, asked } = start(() => good)
    const names = Array.from({ length: 60 }, (_, index) => `nuqta-number-${index}`)
    for (const name of names) store.want(`agency:${name}`)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toEqual([`${first}/agency.json?icons=${names.join(',')}`])
  })

  it.each([
    ['another prefix', { body: { prefix: 'charm', icons: {} } }],
    ['no icons', { body: { prefix: 'agency' } }],
    ['no network', 'fails'],
  ] as [string, Reply][])(
    'that comes with %s is missing, and the console says so',
    async (_, bad) => {
      const said = vi.spyOn(console, 'error').mockImplementation(() => {})
      const { store } = start(() => bad)
      store.want('agency:nuqta')
      await vi.advanceTimersByTimeAsync(1)
      expect(store.find('agency:nuqta')).toBeNull()
      expect(said.mock.calls[0]?.[0]).toBe('Failed to load custom icons')
    },
  )
})
