import { describe, expect, it } from 'vitest'
import { createSharedReads } from './shared-reads.ts'

/** A read that ends when it is told to, and counts how often it began. */
function slowRead() {
  let begun = 0
  const ends: (() => void)[] = []
  return {
    begun: () => begun,
    end: () => {
      for (const end of ends) end()
    },
    read: () => {
      begun += 1
      const number = begun
      return new Promise<number>((resolve) => ends.push(() => resolve(number)))
    },
  }
}

describe('reads that several sites ask for at once', () => {
  it('are made once while they are under way', async () => {
    const { read } = createSharedReads()
    const slow = slowRead()
    const both = [read('blogs/a', 7, slow.read), read('blogs/a', 7, slow.read)]
    slow.end()
    expect(await Promise.all(both)).toEqual([1, 1])
    expect(slow.begun()).toBe(1)
  })

  it('are made again once they have ended', async () => {
    const { read } = createSharedReads()
    await read('blogs/a', 7, async () => 1)
    expect(await read('blogs/a', 7, async () => 2)).toBe(2)
  })

  it('are made anew for who asks after a change, which the first may not have seen', async () => {
    const { read } = createSharedReads()
    const slow = slowRead()
    const both = [read('blogs/a', 7, slow.read), read('blogs/a', 8, slow.read)]
    slow.end()
    expect(await Promise.all(both)).toEqual([1, 2])
  })

  it('are nobody else’s while changes cannot be heard', async () => {
    const { read } = createSharedReads()
    const slow = slowRead()
    const both = [read('blogs/a', undefined, slow.read), read('blogs/a', undefined, slow.read)]
    slow.end()
    expect(await Promise.all(both)).toEqual([1, 2])
  })

  it('that failed are tried again by the next who asks', async () => {
    const { read } = createSharedReads()
    const failing = read('blogs/a', 7, async () => {
      throw new Error('the database is away')
    })
    await expect(failing).rejects.toThrow('away')
    expect(await read('blogs/a', 7, async () => 2)).toBe(2)
  })
})
