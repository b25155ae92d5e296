import { describe, expect, it } from 'vitest'
import { defaultLocale, directionOf, isLocale, locales, otherLocale } from './locale.ts'

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
})
