import { describe, expect, it, vi } from 'vitest'
import { compressNow } from '../http/compress.ts'
import { PageStore, type StoredPage } from './page-store.ts'

const page = (words: string, ...dependsOn: string[]): StoredPage => ({
  body: compressNow(Buffer.from(words)),
  headers: {},
  dependsOn: new Set(dependsOn),
})
const wordsOf = (stored: StoredPage | undefined) => stored?.body.bytes.identity.toString()
const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 5))
/** Renewals take their time: this waits until one has happened. */
const until = (holds: () => void) => vi.waitFor(holds, { timeout: 10_000, interval: 2 })

describe('the page store', () => {
  it('makes a page once for all who ask for it at the same time', async () => {
    const store = new PageStore()
    let made = 0
    const fill = async () => {
      made += 1
      await settled()
      return page('مرحبا')
    }
    const answers = await Promise.all([1, 2, 3].map(() => store.fill('/', fill)))
    expect(made).toBe(1)
    expect(answers.map(wordsOf)).toEqual(['مرحبا', 'مرحبا', 'مرحبا'])
  })

  it('keeps answering with the old page while a new one is made', async () => {
    const store = new PageStore()
    let words = 'قديم'
    await store.fill('/', async () => page(words, 'ar general'))
    store.find('/')
    words = 'جديد'
    store.renew('ar general')
    expect(wordsOf(store.find('/'))).toBe('قديم')
    await until(() => expect(wordsOf(store.find('/'))).toBe('جديد'))
  })

  it('lets no shared cache keep an old page, from the change until a new one is made', async () => {
    const store = new PageStore()
    const made = Promise.withResolvers<void>()
    const kept = { ...page('صفحة', 'k'), headers: { xkey: 'k' }, unkeptHeaders: {} }
    let making = 0
    await store.fill('/', async () => {
      making += 1
      if (making > 1) await made.promise
      return kept
    })
    expect(store.find('/')?.headers).toEqual({ xkey: 'k' })
    store.renew('k')
    expect(store.find('/')?.headers).toEqual({})
    await until(() => expect(making).toBe(2))
    expect(store.find('/')?.headers).toEqual({})
    expect(store.find('/')).not.toHaveProperty('unkeptHeaders')
    made.resolve()
    await until(() => expect(store.find('/')?.headers).toEqual({ xkey: 'k' }))
  })

  it('renews only the pages made from what changed', async () => {
    const store = new PageStore()
    let made = 0
    await store.fill('/a', async () => {
      made += 1
      return page('أ', 'ar blogs')
    })
    await store.fill('/b', async () => {
      made += 1
      return page('ب', 'ar jobs')
    })
    for (const key of ['/a', '/b']) store.find(key)
    store.renew('ar jobs')
    await until(() => expect(store.stats.waiting).toBe(0))
    await settled()
    expect(made).toBe(3)
  })

  it('makes a page again when its content changed while it was being made', async () => {
    const store = new PageStore()
    let words = 'قبل'
    const filling = store.fill('/', async () => {
      const read = words
      await settled()
      return page(read, 'ar general')
    })
    words = 'بعد'
    store.renew('ar general')
    await filling
    expect(wordsOf(store.find('/'))).toBe('بعد')
  })

  it('does not make a page again for a change of what it was not made from', async () => {
    const store = new PageStore()
    let made = 0
    const filling = store.fill('/', async () => {
      made += 1
      await settled()
      return page('هنا', 'ar general')
    })
    store.renew('ar jobs')
    await filling
    expect(made).toBe(1)
  })

  it('lets a page go when it is no longer there, and keeps it when the making fails', async () => {
    const store = new PageStore()
    let next: () => Promise<StoredPage | undefined> = async () => page('هنا', 'k')
    await store.fill('/', () => next())
    store.find('/')
    next = vi.fn(() => Promise.reject(new Error('studio away')))
    store.renew('k')
    await until(() => expect(next).toHaveBeenCalledOnce())
    await settled()
    expect(wordsOf(store.find('/'))).toBe('هنا')
    next = async () => undefined
    store.renew('k')
    await until(() => expect(store.find('/')).toBeUndefined())
  })

  it('tries by itself again what could not be made', async () => {
    const store = new PageStore()
    let words = 'قديم'
    let isAway = false
    await store.fill('/', async () => {
      if (isAway) throw new Error('studio away')
      return page(words, 'k')
    })
    store.find('/')
    isAway = true
    words = 'جديد'
    store.renew('k')
    await until(() => expect(store.stats.waiting).toBe(0))
    isAway = false
    await until(() => expect(wordsOf(store.find('/'))).toBe('جديد'))
  })

  it('makes again one page at a time, and the one that is asked for first', async () => {
    const store = new PageStore()
    const keys = Array.from({ length: 40 }, (_, index) => `/${index}`)
    const order: string[] = []
    let running = 0
    let most = 0
    for (const key of keys)
      await store.fill(key, async () => {
        running += 1
        most = Math.max(most, running)
        order.push(key)
        await settled()
        running -= 1
        return page(key, 'k')
      })
    order.length = 0
    for (const key of keys) store.find(key)
    store.renew('k')
    store.find('/33')
    await until(() => expect(order).toHaveLength(40))
    expect([order[0], most]).toEqual(['/33', 1])
  })

  it('ends its rest for a page that somebody is shown as it was', async () => {
    const store = new PageStore({ rest: () => new Promise(() => {}) })
    const made: string[] = []
    for (const key of ['/a', '/b', '/c']) {
      await store.fill(key, async () => {
        made.push(key)
        return page(key, 'k')
      })
      store.find(key)
    }
    made.length = 0
    store.renew('k')
    await until(() => expect(made).toEqual(['/a']))
    await settled()
    expect(made).toEqual(['/a'])
    store.find('/c')
    await until(() => expect(made).toEqual(['/a', '/c']))
  })

  it('makes pages while another is being compressed strongly', async () => {
    const store = new PageStore({ rest: () => new Promise(() => {}) })
    const words = 'نقطةٌ ثم خطّ، '.repeat(400)
    let made = 0
    await store.fill('/large', async () => page(words))
    await store.fill('/a', async () => {
      made += 1
      return page('أ', 'k')
    })
    for (const key of ['/large', '/large', '/a']) store.find(key)
    store.renew('k')
    await until(() => expect(made).toBe(2))
  })

  it('lets a page go that nobody reads, instead of making it again', async () => {
    let time = 0
    const store = new PageStore({ now: () => time })
    const made: string[] = []
    for (const key of ['/read', '/unread'])
      await store.fill(key, async () => {
        made.push(key)
        return page(key, 'k')
      })
    time = 11 * 60_000
    store.find('/read')
    store.renew('k')
    expect(store.find('/unread')).toBeUndefined()
    await until(() => expect(made).toEqual(['/read', '/unread', '/read']))
  })

  it('lets a page go that was read once, by whoever had it made', async () => {
    const store = new PageStore()
    const made: string[] = []
    for (const key of ['/crawled', '/read'])
      await store.fill(key, async () => {
        made.push(key)
        return page(key, 'k')
      })
    store.find('/read')
    store.renew('k')
    await until(() => expect(made).toEqual(['/crawled', '/read', '/read']))
    expect(store.find('/crawled')).toBeUndefined()
  })

  it('compresses strongly what is read again, and nothing else', async () => {
    const store = new PageStore()
    const words = 'نقطةٌ ثم خطّ، '.repeat(400)
    const sizeOf = (key: string) => store.find(key)?.body.bytes.br.length ?? 0
    for (const key of ['/read', '/once']) await store.fill(key, async () => page(words, 'k'))
    const quick = sizeOf('/once')
    await until(() => expect(sizeOf('/read')).toBeLessThan(quick))
  })

  it('compresses a page that was made again when no further change has come for a while', async () => {
    let time = 0
    const store = new PageStore({ now: () => time, rest: settled })
    let words = 'نقطةٌ ثم خطّ، '.repeat(400)
    await store.fill('/a', async () => page(words, 'k'))
    store.find('/a')
    words += 'وزهرة'
    store.renew('k')
    await until(() => expect(wordsOf(store.find('/a'))).toBe(words))
    const quick = compressNow(Buffer.from(words)).bytes.br.length
    for (const at of [500, 1_500, 1_999]) {
      time = at
      await settled()
      expect(store.find('/a')?.body.bytes.br.length).toBe(quick)
    }
    time = 2_000
    await until(() => expect(store.find('/a')?.body.bytes.br.length).toBeLessThan(quick))
  })

  it('never pushes a page of the site out for what anybody can write into an address', async () => {
    const words = 'ا'.repeat(2_000)
    const { length } = Buffer.from(words)
    const store = new PageStore({ limit: length * 16 })
    await store.fill('/', async () => page(words))
    for (let index = 0; index < 100; index += 1)
      await store.fill(`/blogs?tag=${index}`, async () => page(words), 'others')
    expect(store.find('/')).toBeDefined()
    expect(store.stats.pages).toBeLessThan(8)
    expect(store.find('/blogs?tag=99')).toBeDefined()
  })

  it('makes a passing page for all who ask at once, and keeps none', async () => {
    const store = new PageStore()
    let made = 0
    const fill = async () => {
      made += 1
      await settled()
      return { ...page('بحث'), isPassing: true }
    }
    const answers = await Promise.all([1, 2].map(() => store.fill('/blogs?q=x', fill)))
    expect(answers.map(wordsOf)).toEqual(['بحث', 'بحث'])
    expect([made, store.find('/blogs?q=x'), store.stats.pages]).toEqual([1, undefined, 0])
  })

  it('forgets the least used pages when it is full', async () => {
    const words = 'ا'.repeat(2_000)
    const { length } = Buffer.from(words)
    const store = new PageStore({ limit: length * 3 })
    for (const key of ['/1', '/2']) await store.fill(key, async () => page(words))
    store.find('/1')
    await store.fill('/3', async () => page(words))
    expect(store.find('/1')).toBeDefined()
    expect(store.find('/2')).toBeUndefined()
    expect(store.stats.bytes).toBeLessThanOrEqual(length * 3)
  })
})
