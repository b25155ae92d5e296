import { describe, expect, it } from 'vitest'
import {
  defaultLocale,
  directionOf,
  isLocale,
  listComma,
  localePrefix,
  locales,
  otherLocale,
  readLocale,
} from './locale.ts'

describe('locale', () => {
  it('puts Arabic first', () => {
    expect(locales).toEqual(['ar', 'en'])
    expect(defaultLocale).toBe('ar')
  })

  it('runs Arabic from right to left and English from left to right', () => {
    expect(directionOf('ar')).toBe('rtl')
    expect(directionOf('en')).toBe('ltr')
  })

  it('leads from each language to the other', () => {
    expect(otherLocale('ar')).toBe('en')
    expect(otherLocale('en')).toBe('ar')
  })

  it('knows its own codes and nothing else', () => {
    expect(['ar', 'en'].every(isLocale)).toBe(true)
    for (const value of ['AR', 'fr', '', 'ar-SA', null, undefined, 0, ['ar'], {}]) {
      expect(isLocale(value)).toBe(false)
    }
  })

  it('reads English where somebody asks for it, and Arabic from everything else', () => {
    for (const value of ['en', 'en-GB', 'EN']) expect(readLocale(value)).toBe('en')
    for (const value of ['ar', 'fr', 'enough', '', undefined, null, 1, ['en']])
      expect(readLocale(value)).toBe('ar')
  })

  it('begins English addresses with /en and Arabic ones with nothing', () => {
    expect(locales.map(localePrefix)).toEqual(['', '/en'])
  })

  it('writes the comma of each language', () => {
    expect(locales.map((locale) => ['1', '2'].join(listComma(locale)))).toEqual(['1، 2', '1, 2'])
  })
})
