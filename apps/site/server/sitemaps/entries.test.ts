import { expect, it } from 'vitest'
import { ContentUnavailable } from '../content/content.ts'
import { readEntries } from './entries.ts'

type Content = Parameters<typeof readEntries>[0]

const count = 40
const updatedAt = '2026-11-20T10:00:00.000Z'
const services = Array.from({ length: 4 }, (_, index) => ({ key: `service-${index}` }))
const posts = (length: number, first = 0) =>
  Array.from({ length }, (_, index) => ({
    slugs: { ar: `مقالة-${first + index}`, en: `article-${first + index}` },
    updatedAt,
    images: [],
  }))

/** A studio that answers only while it is asked little at once, like one that has just been started. */
function busyStudio(most: number) {
  let asked = 0
  const read = async (_: string, name: string, parameters: Record<string, string> = {}) => {
    asked += 1
    await new Promise((resolve) => setImmediate(resolve))
    const isTooMuch = asked > most
    asked -= 1
    if (isTooMuch) throw new Error('No answer in time')
    if (name === 'services') return { data: services }
    if (name === 'service')
      return {
        data: { ...parameters, languages: ['ar', 'en'], seo: { noindex: false }, updatedAt },
      }
    if (name !== 'addresses' || parameters.kind !== 'posts') return undefined
    return { data: posts(count), meta: { total: count, page: 1, pages: 1 } }
  }
  return { read } as unknown as Content
}

it('asks a busy studio a few questions at once, and has every address all the same', async () => {
  const { entries } = await readEntries(busyStudio(4))
  expect(entries).toHaveLength(services.length + count)
  await expect(readEntries(busyStudio(1))).rejects.toThrow('No answer in time')
})

/** A studio whose answers about some services cannot be read. */
function spoiltStudio(spoilt: (key: string) => boolean) {
  const whole = busyStudio(Number.POSITIVE_INFINITY)
  const read = async (locale: 'ar', name: 'service', parameters = { key: '' }) => {
    if (name === 'service' && spoilt(parameters.key)) throw new ContentUnavailable('too large')
    return whole.read(locale, name, parameters)
  }
  return { read } as unknown as Content
}

it('goes without a document that cannot be read, and says that it is not whole', async () => {
  const found = await readEntries(spoiltStudio((key) => key === 'service-2'))
  expect(found).toMatchObject({
    isWhole: false,
    entries: { length: services.length - 1 + count },
  })
  expect((await readEntries(spoiltStudio(() => false))).isWhole).toBe(true)
})

it('is not there while many documents cannot be read', async () => {
  await expect(readEntries(spoiltStudio(() => true))).rejects.toThrow('sitemap')
})

it('asks no more questions for ten thousand articles than there are pages of their addresses', async () => {
  const perPage = 2_000
  const asked: string[] = []
  const read = async (
    _: string,
    name: string,
    { kind = '' } = {},
    { page = 1 }: { page?: number } = {},
  ) => {
    asked.push(`${name} ${kind} ${page}`)
    if (kind !== 'posts') return undefined
    return { data: posts(perPage, (page - 1) * perPage), meta: { total: 10_000, page, pages: 5 } }
  }
  const { entries } = await readEntries({ read } as unknown as Content)
  expect(entries).toHaveLength(10_000)
  expect(new Set(entries.map(({ paths }) => paths.en)).size).toBe(10_000)
  expect(asked.filter((one) => one.startsWith('addresses posts'))).toHaveLength(5)
  expect(asked.filter((one) => one.startsWith('blog'))).toEqual([])
})
