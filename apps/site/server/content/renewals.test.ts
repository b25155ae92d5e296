import { describe, expect, it } from 'vitest'
import { type ContentRequest, keyOf } from './answer-key.ts'
import { Renewals } from './renewals.ts'

const request = (path: string): ContentRequest => ({ name: 'blog', locale: 'ar', path })
const requests = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => request(`${name}${index}`))

/** Readings that end when they are told. */
function open() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const rests: (() => void)[] = []
  const renewals = new Renewals(
    ({ path }) => {
      begun.push(path)
      return new Promise<void>((resolve) => ends.push(resolve))
    },
    () => new Promise<void>((resolve) => rests.push(resolve)),
  )
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  const endOne = () => {
    ends.shift()?.()
    return settle()
  }
  const endRest = () => {
    rests.shift()?.()
    return settle()
  }
  return { renewals, begun, endOne, endRest }
}

describe('answers of a change', () => {
  it('are read two at a time in their order while they are near', async () => {
    const { renewals, begun, endOne } = open()
    renewals.add(requests('a', 5))
    expect(begun).toEqual(['a0', 'a1'])
    await endOne()
    expect(begun).toEqual(['a0', 'a1', 'a2'])
  })

  it('of a newer one go before what is left of an older', async () => {
    const { renewals, begun, endOne } = open()
    renewals.add(requests('old', 40))
    renewals.add(requests('new', 2))
    await endOne()
    await endOne()
    expect(begun).toEqual(['old0', 'old1', 'new0', 'new1'])
  })

  it('are read once more, however often they change while they wait', async () => {
    const { renewals, begun, endOne, endRest } = open()
    for (let times = 0; times < 5; times += 1) renewals.add(requests('a', 30))
    for (let left = 100; left > 0; left -= 1) {
      await endOne()
      await endRest()
    }
    // Two were being read already when they changed again.
    expect(begun).toHaveLength(32)
    expect(new Set(begun).size).toBe(30)
  })

  it('far from it are read one at a time, with a rest after each', async () => {
    const { renewals, begun, endOne, endRest } = open()
    renewals.add(requests('a', 26))
    for (let left = 24; left > 0; left -= 1) await endOne()
    expect([begun.length, renewals.isBehind]).toEqual([25, true])
    await endOne()
    expect(begun).toHaveLength(25)
    await endRest()
    expect([begun.length, renewals.isBehind]).toEqual([26, false])
  })

  it('that somebody is shown are read next', async () => {
    const { renewals, begun, endOne } = open()
    renewals.add(requests('a', 60))
    renewals.hurry([keyOf(request('a50')), keyOf(request('unknown'))])
    for (let left = 24; left > 0; left -= 1) await endOne()
    expect(begun.at(24)).toBe('a50')
  })

  it('are read no more once the site stops', async () => {
    const { renewals, begun, endOne } = open()
    renewals.add(requests('a', 30))
    renewals.clear()
    await endOne()
    await endOne()
    expect(begun).toEqual(['a0', 'a1'])
  })
})
