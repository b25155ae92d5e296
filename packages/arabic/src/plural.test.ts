import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choosePlural, type PluralForms, pluralCategories, pluralCategory } from './plural.ts'

const jobs: PluralForms = {
  zero: 'لا وظائف',
  one: 'وظيفة واحدة',
  two: 'وظيفتان',
  few: '{n} وظائف',
  many: '{n} وظيفةً',
  other: '{n} وظيفة',
}

describe('pluralCategory', () => {
  it.each([
    [0, 'zero'],
    [1, 'one'],
    [2, 'two'],
    [3, 'few'],
    [10, 'few'],
    [11, 'many'],
    [26, 'many'],
    [99, 'many'],
    [100, 'other'],
    [101, 'other'],
    [102, 'other'],
    [103, 'few'],
    [111, 'many'],
    [200, 'other'],
    [1.5, 'other'],
  ] as const)('counts %d in Arabic as %s', (n, category) => {
    expect(pluralCategory(n, 'ar')).toBe(category)
  })

  it('has two categories in English', () => {
    expect([0, 1, 2, 11, 1.5].map((n) => pluralCategory(n, 'en'))).toEqual([
      'other',
      'one',
      'other',
      'other',
      'other',
    ])
  })

  it('agrees with the language data for every number to ten thousand', () => {
    for (const locale of ['ar', 'en'] as const) {
      const rules = new Intl.PluralRules(locale)
      for (let n = 0; n <= 10_000; n++) expect(pluralCategory(n, locale)).toBe(rules.select(n))
    }
  })

  it('visits all six categories', () => {
    const visited = [0, 1, 2, 3, 11, 100].map((n) => pluralCategory(n, 'ar'))
    expect(visited).toEqual([...pluralCategories])
  })

  it('has an answer for any number', () => {
    fc.assert(fc.property(fc.double(), (n) => pluralCategories.includes(pluralCategory(n, 'ar'))))
  })
})

describe('choosePlural', () => {
  it('gives each count its own form', () => {
    const forms = [0, 1, 2, 3, 11, 100].map((n) => choosePlural(jobs, n, 'ar'))
    expect(forms).toEqual(Object.values(jobs))
  })

  it('needs only two forms in English', () => {
    const forms = { one: 'job', other: 'jobs' }
    expect([0, 1, 2].map((n) => choosePlural(forms, n, 'en'))).toEqual(['jobs', 'job', 'jobs'])
  })

  it('falls back on the last form when data lacks one', () => {
    expect(choosePlural({ one: 'وظيفة', other: 'وظائف' }, 2, 'ar')).toBe('وظائف')
  })
})
