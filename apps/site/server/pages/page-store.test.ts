import { describe, expect, it } from 'vitest'
import { compressNow } from '../http/compress.ts'
import { PageStore, type StoredPage } from './page-store.ts'

const page = (words: string, ...dependsOn: string[]): StoredPage => ({
  body: compressNow(Buffer.from(words)),
  headers: {},
  dependsOn: new Set(dependsOn),
})
const wordsOf = (stored: StoredPage | undefined) => stored?.body.bytes.identity.toString()
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

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
    words = 'جديد'
    store.renew('ar general')
    expect(wordsOf(store.find('/'))).toBe('قديم')
    await settled()
    expect(wordsOf(store.find('/'))).toBe('جديد')
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
    store.renew('ar jobs')
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

  it('lets a page go when it is no longer there, and keeps it when the making fails', async () => {
    const store = new PageStore()
    let next: () => Promise<StoredPage | undefined> = async () => page('هنا', 'k')
    await store.fill('/', () => next())
    next = () => Promise.reject(new Error('studio away'))
    store.renew('k')
    await settled()
    expect(wordsOf(store.find('/'))).toBe('هنا')
    next = async () => undefined
    store.renew('k')
    await settled()
    expect(store.find('/')).toBeUndefined()
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
    const store = new PageStore(length * 3)
    for (const key of ['/1', '/2']) await store.fill(key, async () => page(words))
    store.find('/1')
    await store.fill('/3', async () => page(words))
    expect(store.find('/1')).toBeDefined()
    expect(store.find('/2')).toBeUndefined()
    expect(store.stats.bytes).toBeLessThanOrEqual(length * 3)
  })
})
