import { expect, it } from 'vitest'
import { contentRequest } from './answer-key.ts'
import { createEntry } from './entry.ts'
import { refreshOrder } from './refresh-order.ts'

type Name = 'blog' | 'blogs' | 'categories' | 'redirects'

const entry = (name: Name, slug: string, data: unknown, locale: 'ar' | 'en' = 'ar') => ({
  ...createEntry(contentRequest(name, locale, { slug })),
  answer: { data } as never,
})

it('reads the changed article first, then the list that shows it, then its neighbours', () => {
  const entries = [
    entry('categories', '', [{ id: 'c1' }]),
    entry('blog', 'neighbour', { id: 'p2', next: { id: 'p1' } }),
    entry('blogs', '', [{ id: 'p1' }, { id: 'p2' }]),
    entry('blog', 'a-very-long-address', { id: 'p1' }),
  ]
  const { own, near, far } = refreshOrder(entries, new Set(['posts', 'post:p1', 'locale:ar']))
  expect(own.map(({ path }) => path)).toEqual(['blogs/a-very-long-address'])
  expect(near.map(({ path }) => path)).toEqual(['blogs'])
  expect(far.map(({ path }) => path)).toEqual(['categories', 'blogs/neighbour'])
})

it('reads where addresses lead right after the document', () => {
  const entries = [
    entry('blog', 'neighbour', { id: 'p2', next: { id: 'p1' } }),
    entry('redirects', '', [{ id: 'r1' }]),
    entry('blog', 'moved', { id: 'p1' }),
  ]
  const { own, far } = refreshOrder(entries, new Set(['redirects', 'post:p1', 'locale:ar']))
  expect(own.map(({ path }) => path)).toEqual(['blogs/moved', 'redirects'])
  expect(far.map(({ path }) => path)).toEqual(['blogs/neighbour'])
})

it('begins with the language that was being written', () => {
  const entries = [
    entry('blog', 'kashida', { id: 'p1' }, 'en'),
    entry('blogs', '', [{ id: 'p1' }], 'ar'),
    entry('blog', 'كشيدة', { id: 'p1' }, 'ar'),
  ]
  const { own, near } = refreshOrder(entries, new Set(['posts', 'post:p1', 'locale:ar']))
  expect([...own, ...near].map(({ name, locale }) => `${locale} ${name}`)).toEqual([
    'ar blog',
    'ar blogs',
    'en blog',
  ])
})
