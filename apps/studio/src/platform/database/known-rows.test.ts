import { describe, expect, it } from 'vitest'
import { copyOf, idIn, KnownRows, saysTheSame } from './known-rows.ts'

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

  it.each([
    [{ seo: {}, tags: [] }, { seo: { image: { ar: null } } }],
    [{ tags: [{ name: null }, 'ب'] }, { tags: [null, 'ب'] }],
    [{ at: new Date(0) }, { at: '1970-01-01T00:00:00.000Z' }],
    [{ at: new Date(0) }, { at: new Date(0) }],
    [{ tags: [] }, { tags: {} }],
  ])('say the same however nothing and a moment are written: %j', (one, other) => {
    expect([saysTheSame(one, other), saysTheSame(other, one)]).toEqual([true, true])
  })

  it.each([
    [{ tags: [null] }, { tags: [] }],
    [{ at: new Date(0) }, { at: new Date(1) }],
    [{ at: new Date(0) }, {}],
    [{ tags: ['0'] }, { tags: { 0: '0' } }],
    [{ count: 1 }, { count: '1' }],
    [JSON.parse('{"toString":null}'), { toString: 'a' }],
    [{ body: { children: [{ text: 'ا' }] } }, { body: { children: [{ text: 'ا', format: 1 }] } }],
  ])('say something else: %j and %j', (one, other) => {
    expect([saysTheSame(one, other), saysTheSame(other, one)]).toEqual([false, false])
  })

  it('say something else in another order', () => {
    expect(saysTheSame({ tags: ['1', '2'] }, { tags: ['2', '1'] })).toBe(false)
  })
})

describe('a copy', () => {
  it('says the same and shares nothing', () => {
    const row = {
      id: '1',
      at: new Date(0),
      body: [{ text: 'ا', bytes: new Uint8Array([1]) }],
      no: undefined,
    }
    const copy = copyOf(row)
    expect(copy).toEqual(row)
    expect(Object.keys(copy)).toEqual(Object.keys(row))
    expect(copy.at).not.toBe(row.at)
    expect(copy.body[0]).not.toBe(row.body[0])
    expect(copy.body[0]?.bytes).not.toBe(row.body[0]?.bytes)
  })

  it('keeps a name that means more to JavaScript', () => {
    const copy = copyOf(JSON.parse('{ "__proto__": { "isOwner": true } }'))
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype)
    expect(JSON.stringify(copy)).toBe('{"__proto__":{"isOwner":true}}')
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
