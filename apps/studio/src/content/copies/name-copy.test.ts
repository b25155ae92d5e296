import { slugLimit } from '@wajiha/arabic'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copyAddress, copyWords } from './name-copy.ts'

describe('a copy', () => {
  it.each([
    ['دليل الهوية', 'ar', 1, 'نسخة من دليل الهوية'],
    ['نسخة من دليل الهوية', 'ar', 2, 'نسخة 2 من دليل الهوية'],
    ['A brand guide', 'en', 1, 'A brand guide (copy)'],
    ['A brand guide (copy 2)', 'en', 3, 'A brand guide (copy 3)'],
  ] as const)('of %j is called in its own language (%s, %i)', (words, locale, number, name) => {
    expect(copyWords(words, locale, number)).toBe(name)
  })

  it.each([
    ['دليل-الهوية', 1, 'نسخة-من-دليل-الهوية'],
    ['نسخة-من-دليل-الهوية', 2, 'نسخة-2-من-دليل-الهوية'],
    ['brand-guide', 1, 'brand-guide-copy'],
    ['brand-guide-copy', 2, 'brand-guide-copy-2'],
  ])('of %j has an address in the same letters (%i)', (address, number, copy) => {
    expect(copyAddress(address, number)).toBe(copy)
  })

  it('fits where names and addresses must fit, and never stands where the original stands', () => {
    const words = fc.oneof(fc.string({ maxLength: 300 }), fc.constant('كلمة '.repeat(60)))
    const address = fc.stringMatching(/^[a-z0-9]{1,20}(-[a-z0-9]{1,20}){0,6}$/)
    fc.assert(
      fc.property(words, address, fc.integer({ min: 1, max: 200 }), (text, slug, number) => {
        expect(Array.from(copyWords(text, 'ar', number)).length).toBeLessThanOrEqual(200)
        expect(Array.from(copyWords(text, 'en', number)).length).toBeLessThanOrEqual(200)
        expect(copyAddress(slug, number).length).toBeLessThanOrEqual(slugLimit)
        expect(copyAddress(slug, number)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*-copy(-\d+)?$/)
      }),
    )
  })
})
