import { expect, it } from 'vitest'
import { ContentUnavailable } from '../content/content.ts'
import { readEntries } from './entries.ts'

type Content = Parameters<typeof readEntries>[0]

const cards = Array.from({ length: 40 }, (_, index) => ({
  id: String(index),
  slug: `article-${index}`,
  authors: [],
}))

/** A studio that answers only while it is asked little at once, like one that has just been started. */
function busyStudio(most: number) {
  let asked = 0
  const read = async (locale: string, name: string, { slug = '' } = {}) => {
    asked += 1
    await new Promise((resolve) => setImmediate(resolve))
    const isTooMuch = asked > most
    asked -= 1
    if (isTooMuch) throw new Error('No answer in time')
    if (name === 'blogs') return { data: cards, meta: { pages: 1 } }
    if (name !== 'blog') return undefined
    const updatedAt = '2026-11-20T10:00:00.000Z'
    return { data: { slugs: { [locale]: slug }, seo: { noindex: false }, updatedAt } }
  }
  return { read } as unknown as Content
}

it('asks a busy studio a few questions at once, and has every address all the same', async () => {
  const { entries } = await readEntries(busyStudio(4))
  expect(entries).toHaveLength(cards.length)
  await expect(readEntries(busyStudio(1))).rejects.toThrow('No answer in time')
})

/** A studio whose answers about some posts cannot be read. */
function spoiltStudio(spoilt: (index: number) => boolean) {
  const whole = busyStudio(Number.POSITIVE_INFINITY)
  const read = async (locale: 'ar', name: 'blog', parameters = { slug: '' }) => {
    if (name === 'blog' && spoilt(Number(parameters.slug.split('-')[1])))
      throw new ContentUnavailable('too large')
    return whole.read(locale, name, parameters)
  }
  return { read } as unknown as Content
}

it('goes without a document that cannot be read, and says that it is not whole', async () => {
  const found = await readEntries(spoiltStudio((index) => index === 7))
  expect(found).toMatchObject({ isWhole: false, entries: { length: cards.length - 1 } })
  expect((await readEntries(spoiltStudio(() => false))).isWhole).toBe(true)
})

it('is not there while many documents cannot be read', async () => {
  await expect(readEntries(spoiltStudio((index) => index % 2 === 0))).rejects.toThrow('sitemap')
})
