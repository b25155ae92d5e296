import { expect, it } from 'vitest'
import type { ContentRequest } from './answer-key.ts'
import { createBreakers } from './breakers.ts'
import { Content } from './content.ts'
import type { Copies } from './copies.ts'
import type { StudioResult } from './studio-client.ts'

const size = 1_000
const log = { info() {}, warn() {}, error() {} }

/** A content whose studio answers everything, and what it was asked. */
function contentOf(mostCharacters: number, meanwhile: () => void = () => {}) {
  const asked: string[] = []
  const dropped: string[] = []
  const told: string[] = []
  const ask = async ({ path, name }: ContentRequest): Promise<StudioResult> => {
    asked.push(path)
    meanwhile()
    await new Promise(setImmediate)
    const data = name === 'addresses' ? [] : { id: path }
    return {
      kind: 'ok',
      answer: { data } as never,
      etag: undefined,
      tags: [name === 'blog' ? `post:${path}` : 'posts'],
      size,
    }
  }
  const copies: Copies = {
    readAll: async () => [],
    keep: async () => {},
    drop: async ({ path }) => void dropped.push(path),
    readCursor: async () => undefined,
    keepCursor: async () => {},
  }
  const breakers = createBreakers()
  const searches = { take: () => 0 }
  const content = new Content({ client: { ask }, copies, breakers, log, searches, mostCharacters })
  content.onChange((key) => told.push(key))
  return { content, asked, dropped, told }
}

it('keeps as many documents as its memory holds, those that were asked for last', async () => {
  const { content, asked, dropped, told } = contentOf(10 * size)
  await content.read('ar', 'services')
  await content.read('ar', 'blog', { slug: 'first' })
  for (let at = 0; at < 500; at += 1) {
    await content.read('ar', 'blog', { slug: `post-${at}` })
    await content.read('ar', 'blog', { slug: 'first' })
    expect(content.size).toBeLessThanOrEqual(11)
  }
  expect(asked.filter((path) => path === 'blogs/first' || path === 'services')).toHaveLength(2)
  expect(dropped).toHaveLength(501 - 10)
  expect(told).toContain('ar blogs/post-0')
})

it('reads addresses for sitemaps again when somebody asks for them, and is waited for then', async () => {
  const { content, asked, told } = contentOf(10 * size)
  const read = () => content.read('ar', 'addresses', { kind: 'posts' })
  await read()
  for (let change = 0; change < 20; change += 1)
    content.invalidate([{ tags: ['posts', `post:${change}`] }])
  await new Promise(setImmediate)
  expect(asked).toHaveLength(1)
  expect(told).toContain('ar addresses/posts')
  await read()
  expect(asked).toHaveLength(2)
  await read()
  expect(asked).toHaveLength(2)
})

it('asks again for what it did not know where a change was announced meanwhile', async () => {
  const announced = [['posts', 'post:1'], ['jobs']]
  const { content, asked } = contentOf(10 * size, () => {
    const [tags] = announced.splice(0, 1)
    if (tags) content.invalidate([{ tags }])
  })
  await content.read('ar', 'blogs')
  // The first answer may show what was before; the second change is none of its own.
  expect(asked).toHaveLength(2)
})

it('lets answers in the other language stand where words of one alone have changed', async () => {
  const { content, asked, told } = contentOf(10 * size)
  for (const locale of ['ar', 'en'] as const) await content.read(locale, 'blog', { slug: '1' })
  content.invalidate([{ tags: ['posts', 'post:blogs/1', 'only:en'] }])
  await expect.poll(() => told).toEqual(['en blogs/1'])
  expect(asked).toHaveLength(3)
  content.invalidate([{ tags: ['posts', 'post:blogs/1'] }])
  await expect.poll(() => told).toHaveLength(3)
  content.close()
})

it('leaves an answer that is overtaken again and again to a later retry', async () => {
  let isStormy = true
  const { content, asked } = contentOf(10 * size, () => {
    if (isStormy) content.invalidate([{ tags: ['posts'] }])
  })
  await content.read('ar', 'blogs')
  expect(asked.length).toBeLessThan(20)
  isStormy = false
  const before = asked.length
  await expect.poll(() => asked.length).toBeGreaterThan(before)
  content.close()
})
