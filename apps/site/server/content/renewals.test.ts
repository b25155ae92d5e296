import { describe, expect, it, vi } from 'vitest'
import { type ContentRequest, keyOf } from './answer-key.ts'
import type { RefreshOrder } from './refresh-order.ts'
import { Renewals } from './renewals.ts'

const request = (path: string): ContentRequest => ({ name: 'blog', locale: 'ar', path })
const requests = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => request(`${name}${index}`))

/** Readings that end when they are told. */
function open() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const rests: (() => void)[] = []
  const clock = { now: 0 }
  const renewals = new Renewals(
    ({ path }) => {
      begun.push(path)
      return new Promise<void>((resolve) => ends.push(resolve))
    },
    (ms) =>
      new Promise<void>((resolve) => {
        const until = clock.now + ms
        rests.push(() => {
          clock.now = Math.max(clock.now, until)
          resolve()
        })
      }),
    () => clock.now,
  )
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  const endOne = () => {
    ends.shift()?.()
    return settle()
  }
  const endRest = async () => {
    await settle()
    rests.shift()?.()
    return settle()
  }
  return { renewals, begun, endOne, endRest, clock }
}

const near = (name: string, count: number) => ({ own: [], near: requests(name, count), far: [] })
const far = (name: string, count: number) => ({ own: [], near: [], far: requests(name, count) })

/** The same change 25 times, one after the other, then quiet. @returns how often each kind had been read by then. */
async function changeSteadily(
  change: RefreshOrder,
  { every, quiet }: Record<'every' | 'quiet', number>,
) {
  vi.useFakeTimers()
  try {
    const read: Record<string, number> = { own: 0, list: 0, near: 0, far: 0 }
    const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
    const note = async ({ path }: ContentRequest) => {
      const kind = path.replace(/\d+$/, '')
      read[kind] = (read[kind] ?? 0) + 1
    }
    const renewals = new Renewals(note, rest, Date.now)
    const seen: (typeof read)[] = []
    for (let times = 0; times < 25; times += 1) {
      renewals.add(change)
      await vi.advanceTimersByTimeAsync(every)
      seen.push({ ...read })
    }
    await vi.advanceTimersByTimeAsync(quiet)
    return { seen, atLast: read, isBehind: renewals.isBehind }
  } finally {
    vi.useRealTimers()
  }
}

describe('answers of a change', () => {
  it('are read one after the other in their order, those that show it first', async () => {
    const { renewals, begun, endOne, endRest } = open()
    renewals.add({ own: [], near: requests('near', 2), far: requests('far', 2) })
    expect(begun).toEqual([])
    await endRest()
    expect(begun).toEqual(['near0'])
    await endOne()
    await endOne()
    await endRest()
    expect(begun).toEqual(['near0', 'near1', 'far0'])
    await endOne()
    await endRest()
    expect(begun).toEqual(['near0', 'near1', 'far0', 'far1'])
  })

  it('of a newer one go before what is left of an older', async () => {
    const { renewals, begun, endOne, endRest } = open()
    renewals.add(near('old', 3))
    await endRest()
    renewals.add(near('new', 2))
    await endOne()
    await endRest()
    for (let left = 4; left > 0; left -= 1) await endOne()
    expect(begun).toEqual(['old0', 'new0', 'new1', 'old1', 'old2'])
  })

  it('that are a changed document itself go before lists, whichever changed last', async () => {
    const { renewals, begun, endOne, endRest } = open()
    for (const name of ['1', '2', '3'])
      renewals.add({ own: requests(`own${name}-`, 1), near: requests(`list${name}-`, 1), far: [] })
    for (let left = 3; left > 0; left -= 1) await endOne()
    const documents = ['own1-0', 'own3-0', 'own2-0']
    expect(begun).toEqual(documents)
    await endRest()
    for (let left = 3; left > 0; left -= 1) await endOne()
    expect(begun).toEqual([...documents, 'list3-0', 'list2-0', 'list1-0'])
  })

  it('that are a changed document do not wait while the page of another is made', async () => {
    const { renewals, begun, endOne, endRest } = open()
    const change = (name: string) =>
      renewals.add({ own: requests(name, 1), near: requests(`list-${name}`, 1), far: [] })
    change('a')
    await endOne()
    change('b')
    await endOne()
    await endOne()
    expect(begun).toEqual(['a0', 'b0'])
    await endRest()
    await endRest()
    expect(begun).toEqual(['a0', 'b0', 'list-b0'])
  })

  it('that show it do not wait for one at a distance, nor for its rest', async () => {
    const { renewals, begun, endOne, endRest } = open()
    renewals.add(far('far', 3))
    renewals.add(near('near', 1))
    expect(begun).toEqual(['far0'])
    await endRest()
    expect(begun).toEqual(['far0', 'near0'])
    await endOne()
    await endOne()
    expect(begun).toEqual(['far0', 'near0'])
    await endRest()
    await endRest()
    expect(begun).toEqual(['far0', 'near0', 'far1'])
  })

  it('are read once more, however often they change while they wait', async () => {
    const { renewals, begun, endOne, endRest } = open()
    for (let times = 0; times < 5; times += 1)
      renewals.add({ own: [], near: requests('a', 30), far: requests('b', 5) })
    for (let left = 100; left > 0; left -= 1) {
      await endOne()
      await endRest()
    }
    expect(begun).toHaveLength(35)
    expect(new Set(begun).size).toBe(35)
  })

  it('far from it are read with a rest after each', async () => {
    const { renewals, begun, endOne, endRest } = open()
    renewals.add(near('a', 26))
    await endRest()
    for (let left = 24; left > 0; left -= 1) await endOne()
    await endRest()
    expect([begun.length, renewals.isBehind]).toEqual([25, true])
    await endOne()
    expect(begun).toHaveLength(25)
    await endRest()
    expect([begun.length, renewals.isBehind]).toEqual([26, false])
  })

  it('near to it wait until nothing has changed for 400 ms, two seconds at most', async () => {
    const change = { own: requests('own', 1), near: requests('list', 3), far: [] }
    const { seen, atLast, isBehind } = await changeSteadily(change, { every: 200, quiet: 400 })
    expect(seen.map(({ own }) => own)).toEqual(Array.from(seen, (_, index) => index + 1))
    expect([8, 11, 18, 21].map((at) => seen[at]?.list)).toEqual([0, 3, 3, 6])
    expect([atLast.list, isBehind]).toEqual([9, false])
  })

  it('far from it wait until nothing has changed for two seconds', async () => {
    const { renewals, begun, endOne, endRest, clock } = open()
    const change = (name: string) =>
      renewals.add({ own: [], near: requests(name, 1), far: requests('far', 1) })
    change('a')
    await endRest()
    await endOne()
    clock.now = 1_500
    change('b')
    await endRest()
    await endRest()
    await endOne()
    expect([begun, clock.now]).toEqual([['a0', 'b0'], 2_000])
    await endRest()
    expect([begun, clock.now]).toEqual([['a0', 'b0', 'far0'], 3_500])
  })

  it('far from it are read every ten seconds all the same, however steadily things change', async () => {
    const change = { own: [], near: requests('near', 1), far: requests('far', 3) }
    const { seen, atLast, isBehind } = await changeSteadily(change, { every: 1_000, quiet: 2_000 })
    expect([8, 11, 18, 21].map((at) => seen[at]?.far)).toEqual([0, 3, 3, 6])
    expect([atLast.far, isBehind]).toEqual([9, false])
  })

  it('that somebody is shown are read next', async () => {
    const { renewals, begun } = open()
    renewals.add(far('a', 60))
    renewals.hurry([keyOf(request('a50')), keyOf(request('unknown'))])
    expect(begun).toEqual(['a0', 'a50'])
  })

  it('that somebody is shown go before what is nearer to a change', async () => {
    const { renewals, begun, endOne, endRest } = open()
    renewals.add({ own: requests('own', 1), near: requests('near', 20), far: requests('far', 20) })
    renewals.hurry([keyOf(request('far7')), keyOf(request('near5'))])
    for (let left = 3; left > 0; left -= 1) await endOne()
    await endRest()
    expect(begun).toEqual(['own0', 'far7', 'near5', 'near0'])
  })

  it('are read no more once the site stops', async () => {
    const { renewals, begun, endOne, endRest } = open()
    renewals.add({ own: requests('c', 2), near: requests('a', 3), far: requests('b', 3) })
    renewals.clear()
    await endOne()
    await endRest()
    expect(begun).toEqual(['c0'])
  })
})
