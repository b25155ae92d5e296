import { expect, it } from 'vitest'
import { isVisibleChange } from './public-face.ts'
import { documentTag, globalTag } from './tags.ts'

it('names a document by its kind and id', () => {
  expect(documentTag('posts', '1')).toBe('post:1')
  expect(documentTag('short-links', '2')).toBe('short-link:2')
})

it('names a page by its key', () => {
  expect(globalTag('general')).toBe('general')
  expect(globalTag('page-home')).toBe('home')
})

it('sees a publication only where the public can tell the difference', () => {
  const draft = { updatedAt: '1', published: {} }
  const shown = { updatedAt: '2', published: { ar: 'أ' } }
  expect(isVisibleChange(undefined, draft)).toBe(false)
  expect(isVisibleChange(draft, { ...draft, updatedAt: '2' })).toBe(false)
  expect(isVisibleChange(draft, shown)).toBe(true)
  expect(isVisibleChange(shown, shown)).toBe(false)
  expect(isVisibleChange(shown, { updatedAt: '3', published: {} })).toBe(true)
  expect(isVisibleChange(shown, undefined)).toBe(true)
})
