import { expect, it } from 'vitest'
import { findBareLanguages } from './check-languages.ts'

it('finds comparisons with the letters of a language, either way round', () => {
  const text = `const a = locale === 'ar' ? 1 : 2\nconst b = "en" !== locale\nconst c = { ar: 1, en: 2 }[locale]`
  expect(findBareLanguages([{ path: 'a.ts', text }]).map(({ where }) => where)).toEqual([
    'a.ts:1',
    'a.ts:2',
  ])
})

it('lets comments and longer tags be', () => {
  const text = `// locale === 'ar'\nconst isGulf = tag === 'ar-SA'`
  expect(findBareLanguages([{ path: 'a.ts', text }])).toEqual([])
})
