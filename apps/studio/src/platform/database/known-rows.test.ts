import { describe, expect, it } from 'vitest'
import { idIn, KnownRows, saysTheSame } from './known-rows.ts'

describe('two rows', () => {
  it('say the same when they differ in what was never written', () => {
    const kept = { id: '1', title: { ar: 'الورق' }, seo: { image: null }, tags: [], updatedAt: 'a' }
    expect(saysTheSame(kept, { title: { ar: 'الورق', en: null }, updatedAt: 'b' })).toBe(true)
  })

  it.each([
    [{ title: { ar: 'الورق', en: 'Paper' } }],
    [{ title: { ar: 'الورق' }, _status: { en: 'draft' } }],
    [{ title: { ar: 'الورق' }, featured: false }],
    [{ title: { ar: 'الورق' }, tags: ['1'] }],
  ])('say something else with a word, a status or a choice more: %j', (other) => {
    expect(saysTheSame({ title: { ar: 'الورق' } }, other)).toBe(false)
  })

  it('say something else in another order', () => {
    expect(saysTheSame({ tags: ['1', '2'] }, { tags: ['2', '1'] })).toBe(false)
  })
})

describe('what a transaction knows of a row', () => {
  it('is not changed by whoever was given it', () => {
    const rows = new KnownRows()
    const row = { id: '1', title: { ar: 'الحبر' } }
    rows.keep('posts 1', row)
    row.title.ar = 'شيء آخر'
    const given = rows.row('posts 1') as typeof row
    given.title.ar = 'شيء ثالث'
    expect(rows.row('posts 1', { title: true })).toEqual({ id: '1', title: { ar: 'الحبر' } })
    rows.forget()
    expect(rows.row('posts 1')).toBeUndefined()
  })
})

describe('a question', () => {
  it('asks for one document only when it asks for nothing but its id', () => {
    expect(idIn({ id: { equals: 'a' } })).toBe('a')
    expect(idIn({})).toBeUndefined()
    expect(idIn({ id: { in: ['a'] } })).toBeUndefined()
    expect(idIn({ id: { equals: 'a' }, slug: { equals: 'b' } })).toBeUndefined()
  })
})
