import { expect, it } from 'vitest'
import { tagsFor } from './change.ts'

const told = (locale: 'ar' | 'en', ...changes: string[][]) => [
  ...tagsFor(
    locale,
    changes.map((tags) => ({ tags })),
  ),
]

it('makes every answer under the tags of a change stale, in both languages', () => {
  const tags = ['posts', 'post:1', 'list:posts', 'locale:ar']
  expect(told('ar', tags)).toEqual(tags)
  expect(told('en', tags)).toEqual(tags)
})

it('leaves of the other language the document itself and what stands for a whole collection', () => {
  const tags = ['posts', 'post:1', 'only:ar']
  expect(told('ar', tags)).toEqual(tags)
  expect(told('en', tags)).toEqual(expect.arrayContaining(['posts', 'own:post:1']))
  expect(told('en', tags)).not.toContain('post:1')
})

it('counts what each of several changes says', () => {
  const both = ['posts', 'post:2', 'list:posts']
  const all = told('en', ['posts', 'post:1', 'only:ar'], both)
  expect(all).toEqual(expect.arrayContaining(['own:post:1', 'post:2', 'list:posts']))
  expect(all).not.toContain('post:1')
})
