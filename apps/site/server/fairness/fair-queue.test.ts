import { describe, expect, it } from 'vitest'
import { servedFor } from './asker.ts'
import { createFairQueue } from './fair-queue.ts'
import { TooManyAsked } from './too-many.ts'

/** Jobs that end when they are told to, and what has begun so far. */
function jobs() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    job: (name: string) => () =>
      new Promise<string>((resolve) => {
        begun.push(name)
        ends.set(name, () => resolve(name))
      }),
    async end(name: string) {
      ends.get(name)?.()
      await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
    },
  }
}

describe('a fair queue', () => {
  it('lets somebody with one wish go before the rest of somebody with many', async () => {
    const queue = createFairQueue({ atOnce: 1, each: 100, waiting: 1_000 })
    const { begun, job, end } = jobs()
    const greedy = ['a1', 'a2', 'a3', 'a4']
    const all = greedy.map((name) => servedFor('a', () => queue.run(name, job(name))))
    all.push(servedFor('b', () => queue.run('b1', job('b1'))))
    await end('a1')
    await end('a2')
    expect(begun).toEqual(['a1', 'a2', 'b1'])
    for (const name of ['b1', 'a3', 'a4']) await end(name)
    expect(await Promise.all(all)).toEqual([...greedy, 'b1'])
  })

  it('does the same thing once, when the first of those who wait for it has their turn', async () => {
    const queue = createFairQueue({ atOnce: 1, each: 100, waiting: 1_000 })
    const { begun, job, end } = jobs()
    const all = ['a1', 'a2', 'a3', 'page'].map((name) =>
      servedFor('a', () => queue.run(name, job(name))),
    )
    all.push(servedFor('b', () => queue.run('page', job('page'))))
    await end('a1')
    await end('a2')
    expect(begun).toEqual(['a1', 'a2', 'page'])
    for (const name of ['page', 'a3']) await end(name)
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'page', 'page'])
  })

  it('refuses an address whose row is full, and nobody else', async () => {
    const queue = createFairQueue({ atOnce: 1, each: 2, waiting: 10 })
    const { job, end } = jobs()
    const ask = (who: string, name: string) => servedFor(who, () => queue.run(name, job(name)))
    const kept = ['a1', 'a2', 'a3'].map((name) => ask('a', name))
    await expect(ask('a', 'a4')).rejects.toBeInstanceOf(TooManyAsked)
    kept.push(ask('b', 'b1'))
    for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name)
    expect(await Promise.all(kept)).toEqual(['a1', 'a2', 'a3', 'b1'])
  })

  it('lets the longest row give way when all rows together are full', async () => {
    const queue = createFairQueue({ atOnce: 1, each: 3, waiting: 3 })
    const { job, end } = jobs()
    const ask = (who: string, name: string) => servedFor(who, () => queue.run(name, job(name)))
    const first = ask('a', 'a1')
    const rest = ['a2', 'a3', 'a4'].map((name) => ask('a', name))
    const refused = expect(rest[2]).rejects.toBeInstanceOf(TooManyAsked)
    const other = ask('b', 'b1')
    await refused
    for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name)
    expect(await Promise.all([first, rest[0], rest[1], other])).toEqual(['a1', 'a2', 'a3', 'b1'])
  })

  it('goes on after a job that failed', async () => {
    const queue = createFairQueue({ atOnce: 1, each: 9, waiting: 9 })
    const broken = queue.run('broken', () => Promise.reject(new Error('broken')))
    const next = queue.run('next', async () => 'done')
    await expect(broken).rejects.toThrow('broken')
    expect(await next).toBe('done')
    expect(queue.isIdle()).toBe(true)
  })
})
