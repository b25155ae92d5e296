import { expect, it } from 'vitest'
import { boundTags, documentTag, globalTag } from '../../platform/tags.ts'
import { isPlaceChange, isVisibleChange, onlyLanguageOf } from './public-face.ts'

it('names a document by its kind and id', () => {
  expect(documentTag('posts', '1')).toBe('post:1')
  expect(documentTag('short-links', '2')).toBe('short-link:2')
})

it('names a page by its key', () => {
  expect(globalTag('general')).toBe('general')
  expect(globalTag('page-home')).toBe('home')
})

const words = { ar: '["أ"]', en: '["a"]' }

it('sees a publication only where the public can tell the difference', () => {
  const draft = { updatedAt: '1', published: {}, placed: '', words }
  const shown = { ...draft, updatedAt: '2', published: { ar: 'أ' } }
  expect(isVisibleChange(undefined, draft)).toBe(false)
  expect(isVisibleChange(draft, { ...draft, updatedAt: '2' })).toBe(false)
  expect(isVisibleChange(draft, shown)).toBe(true)
  expect(isVisibleChange(shown, shown)).toBe(false)
  expect(isVisibleChange(shown, { ...draft, updatedAt: '3' })).toBe(true)
  expect(isVisibleChange(shown, undefined)).toBe(true)
})

it('tells lists of what they choose and order by, and not of words', () => {
  const shown = { updatedAt: '1', published: { ar: 'أ' }, placed: '[1]', words }
  expect(isPlaceChange(shown, { ...shown, updatedAt: '2' })).toBe(false)
  expect(isPlaceChange(shown, { ...shown, placed: '[2]' })).toBe(true)
  expect(isPlaceChange(shown, { ...shown, published: {} })).toBe(true)
  expect(isPlaceChange(undefined, shown)).toBe(true)
  expect(isPlaceChange(shown, undefined)).toBe(true)
})

it('knows the language whose words alone have changed', () => {
  const both = { updatedAt: '1', published: { ar: 'أ', en: 'a' }, placed: '[1]', words }
  const arabic = { ...both, updatedAt: '2', words: { ...words, ar: '["ب"]' } }
  expect(onlyLanguageOf(both, arabic)).toBe('ar')
  expect(onlyLanguageOf(both, { ...both, words: { ...words, en: '["b"]' } })).toBe('en')
  expect(onlyLanguageOf(both, { ...both, words: { ar: '["b"]', en: '["b"]' } })).toBe(undefined)
  expect(onlyLanguageOf(both, { ...both, updatedAt: '2' })).toBe(undefined)
  expect(onlyLanguageOf(both, { ...arabic, placed: '[2]' })).toBe(undefined)
  expect(onlyLanguageOf(undefined, both)).toBe(undefined)
  expect(onlyLanguageOf(both, undefined)).toBe(undefined)
  const alone = { ...both, published: { ar: 'أ' } }
  expect(onlyLanguageOf(alone, { ...arabic, published: { ar: 'أ' } })).toBe(undefined)
})

/** As ids of the database are: 36 characters. */
const manyOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}:${String(index).padStart(36, '0')}`)

it('names every document of an answer that shows a few, each once', () => {
  const tags = ['posts', 'post:1', 'general', 'media:1']
  expect(boundTags([...tags, 'post:1'])).toEqual(tags)
})

it('lets collections stand for their documents where an answer shows very many', () => {
  const tags = ['posts', 'general', 'author:1', ...manyOf('post', 420), ...manyOf('media', 9)]
  expect(boundTags(tags)).toEqual(['posts', 'general', 'author:1', ...manyOf('media', 9)])
  const pictured = [...tags, ...manyOf('media', 420), ...manyOf('tag', 3)]
  expect(boundTags(pictured)).toEqual([
    'posts',
    'general',
    'author:1',
    'media',
    ...manyOf('tag', 3),
  ])
})

it('lets a collection stand for its lists where it stands for its documents', () => {
  const tags = ['list:posts', 'list:tags', ...manyOf('post', 420), 'tag:1']
  expect(boundTags(tags)).toEqual(['posts', 'list:tags', 'tag:1'])
})

it('fits a header however much an answer shows of everything', () => {
  const names = ['post', 'category', 'tag', 'author', 'project', 'media', 'file', 'job', 'card']
  const bound = boundTags(names.flatMap((name) => manyOf(name, 5_000)))
  expect(bound.join().length).toBeLessThanOrEqual(4_000)
  for (const collection of ['posts', 'categories', 'media', 'cards'])
    expect(bound).toContain(collection)
})
