import { describe, expect, it } from 'vitest'
import { findUnevenMessages, groups, type Messages } from './check-messages.ts'

const six = {
  zero: 'لا',
  one: 'واحد',
  two: 'اثنان',
  few: '{count}',
  many: '{count}',
  other: '{count}',
}

describe('findUnevenMessages', () => {
  it('knows the thirteen groups', () => {
    expect(groups).toHaveLength(13)
    expect(look({}, {})).toEqual([])
  })

  it('misses a group', () => {
    const { seo, ...rest } = empty()
    expect(findUnevenMessages({ ar: rest, en: { ...rest, seo: seo ?? {} } })).toEqual([
      { where: 'ar/seo', problem: 'this group is missing.' },
    ])
  })

  it('holds the parts of a group to the same, in both directions', () => {
    const ar = { ...empty(), 'home.late': { a: six, b: '{x}' } }
    const en = { ...empty(), 'home.late': { a: { one: 'one', other: '{count}' }, b: '{y}' } }
    expect(findUnevenMessages({ ar, en })).toEqual([
      { where: 'home.late.b', problem: 'places {x} in Arabic and {y} in English.' },
    ])
    expect(findUnevenMessages({ ar, en: empty() }).map(({ where }) => where)).toEqual([
      'home.late.a',
      'home.late.b',
    ])
    expect(findUnevenMessages({ ar: empty(), en })).toHaveLength(2)
  })

  it('knows no part of a group that is none', () => {
    const odd = { ...empty(), 'words.late': {} }
    expect(findUnevenMessages({ ar: odd, en: odd })).toEqual([
      { where: 'ar/words.late', problem: 'no group has this name.' },
      { where: 'en/words.late', problem: 'no group has this name.' },
    ])
  })

  it('misses a twin in either language', () => {
    expect(look({ a: 'أ' }, {})).toEqual([
      { where: 'home.a', problem: 'English has no such message.' },
    ])
    expect(look({}, { a: 'a' })).toEqual([
      { where: 'home.a', problem: 'Arabic has no such message.' },
    ])
  })

  it('sees a placeholder that only one language fills', () => {
    expect(look({ a: 'صفحة {page} من {pages}' }, { a: 'Page {page}' })).toEqual([
      { where: 'home.a', problem: 'places {page, pages} in Arabic and {page} in English.' },
    ])
  })

  it('wants all six forms in Arabic and two in English', () => {
    expect(look({ a: six }, { a: { one: 'one', other: '{count}' } })).toEqual([])
    const { few, ...five } = six
    expect(look({ a: five }, { a: { one: 'one', other: '{count}' } })).toEqual([
      { where: 'home.a', problem: 'lacks the form “few” in ar.' },
    ])
  })

  it('sees an empty sentence', () => {
    expect(look({ a: ' ' }, { a: 'a' })).toEqual([{ where: 'home.a', problem: 'is empty in ar.' }])
  })
})

function empty(): Messages {
  return Object.fromEntries(groups.map((group) => [group, {}]))
}

function look(ar: Messages[string], en: Messages[string]) {
  return findUnevenMessages({ ar: { ...empty(), home: ar }, en: { ...empty(), home: en } })
}
