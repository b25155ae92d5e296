import { describe, expect, it } from 'vitest'
import { servedFor } from '../fairness/asker.ts'
import { createJobs } from './jobs.ts'

describe('jobs', () => {
  it('run two at once, in the order of asking', async () => {
    const jobs = createJobs({ atOnce: 2, waiting: 9 })
    let running = 0
    let most = 0
    const done: number[] = []
    await Promise.all(
      [1, 2, 3, 4, 5].map((number) =>
        jobs.run(String(number), async () => {
          running += 1
          most = Math.max(most, running)
          await new Promise((resolve) => setTimeout(resolve, 2))
          running -= 1
          done.push(number)
        }),
      ),
    )
    expect(most).toBe(2)
    expect(done).toEqual([1, 2, 3, 4, 5])
  })

  it('are made once for everybody who asks meanwhile', async () => {
    const jobs = createJobs({ atOnce: 1, waiting: 0 })
    let made = 0
    const job = async () => {
      made += 1
      return made
    }
    expect(await Promise.all([jobs.run('a', job), jobs.run('a', job)])).toEqual([1, 1])
    expect(await jobs.run('a', job)).toBe(2)
  })

  it('are refused when too many wait, and free their place when they fail', async () => {
    const jobs = createJobs({ atOnce: 1, waiting: 1 })
    const { promise, reject } = Promise.withResolvers<void>()
    const first = jobs.run('a', () => promise)
    const ask = (key: string) => servedFor('visitor', () => jobs.run(key, async () => key))
    const second = ask('b')
    await expect(ask('c')).rejects.toMatchObject({ status: 503 })
    reject(new Error('broken'))
    await expect(first).rejects.toThrow('broken')
    expect(await second).toBe('b')
    expect(await jobs.run('c', async () => 'now')).toBe('now')
  })
})
