import { expect, it } from 'vitest'
import { findOwnFormats } from './check-figures.ts'

const linesOf = (text: string, path = 'apps/studio/src/a.tsx') =>
  findOwnFormats([{ path, text }]).map(({ where }) => where)

it('a format of one’s own is found in a page of the studio', () => {
  const text = [
    'const time = new Intl.DateTimeFormat(language)',
    '// new Intl.NumberFormat(language)',
  ]
  expect(linesOf(text.join('\n'))).toEqual(['apps/studio/src/a.tsx:1'])
})

it('the one hand may format, and others ask it', () => {
  expect(linesOf('momentsIn(language, { dateStyle: "medium" })')).toEqual([])
  const own = 'apps/studio/src/platform/i18n/figures.ts'
  expect(linesOf('new Intl.NumberFormat(tag)', own)).toEqual([])
})
