import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, slowOn } from './any-text.fixture.ts'
import { arabicSlug, latinSlug, slugLimit, slugMatchKey } from './slug.ts'

const slugShape = /^$|^[\p{Script=Arabic}0-9a-z]+(?:-[\p{Script=Arabic}0-9a-z]+)*$/u

describe('arabicSlug', () => {
  it.each([
    ['شَركة النُّور ٢٠٢٦', 'شركة-النور-2026'],
    ['  ما هو الـSEO؟ ', 'ما-هو-الseo'],
    ['أخبار/إعلانات، وأكثر', 'أخبار-إعلانات-وأكثر'],
    ['\u200Fمر\u2069حبا\u202E', 'مرحبا'],
    ['ﺍﻟﻨﻮﺭ', 'النور'],
    ['ا\u0654حمد', 'أحمد'],
    ["Don't Stop – Café", 'dont-stop-cafe'],
    ['۱۴۰۵', '1405'],
    ['中文 --- !', ''],
    ['', ''],
  ])('turns %j into %j', (title, slug) => {
    expect(arabicSlug(title)).toBe(slug)
  })

  it('cuts between words, within sixty characters', () => {
    const slug = arabicSlug('كلمة '.repeat(30))
    expect(slug).toBe(Array(12).fill('كلمة').join('-'))
  })

  it('keeps a last word that just fits', () => {
    expect(arabicSlug(`${'ا'.repeat(29)} ${'ب'.repeat(30)} ت`)).toHaveLength(slugLimit)
  })

  it('cuts a single endless word where it must', () => {
    expect(arabicSlug('ا'.repeat(100))).toBe('ا'.repeat(slugLimit))
  })

  it('stays in its alphabet and length, and comes back unchanged', () => {
    fc.assert(
      fc.property(anyText, (title) => {
        const slug = arabicSlug(title)
        expect(slug).toMatch(slugShape)
        expect(slug).not.toMatch(/[\p{M}\u0640]/u)
        expect(slug.length).toBeLessThanOrEqual(slugLimit)
        expect(slug.normalize('NFC')).toBe(slug)
        expect(arabicSlug(slug)).toBe(slug)
      }),
      { numRuns: 3000 },
    )
  })

  it('stays quick on hostile text', () => {
    expect(slowOn(arabicSlug)).toEqual([])
  })
})

describe('latinSlug', () => {
  it.each([
    ['شركة النور', 'shrka-alnur'],
    ['مُحَمَّد', 'muhammad'],
    ['رؤية ٢٠٣٠', 'ruya-2030'],
    ['Crème Brûlée & Æther', 'creme-brulee-aether'],
    ['؟!', ''],
  ])('turns %j into %j', (title, slug) => {
    expect(latinSlug(title)).toBe(slug)
  })

  it('is ASCII, short, and comes back unchanged', () => {
    fc.assert(
      fc.property(anyText, (title) => {
        const slug = latinSlug(title)
        expect(slug).toMatch(/^$|^[a-z0-9]+(?:-[a-z0-9]+)*$/)
        expect(slug.length).toBeLessThanOrEqual(slugLimit)
        expect(latinSlug(slug)).toBe(slug)
      }),
      { numRuns: 2000 },
    )
  })

  it('stays quick on hostile text', () => {
    expect(slowOn(latinSlug)).toEqual([])
  })
})

describe('slugMatchKey', () => {
  it('finds a page through a mistyped hamza, ta marbuta, alif maqsura or tashkeel', () => {
    const key = slugMatchKey('أخبار-الشركة-الكبرى')
    for (const typed of ['اخبار-الشركه-الكبري', 'إخبار-الشَّركة-الكبرى', 'أخبار الشركة الكبرى']) {
      expect(slugMatchKey(typed)).toBe(key)
    }
  })

  it('keeps different pages apart', () => {
    expect(slugMatchKey('خدمات')).not.toBe(slugMatchKey('خدمة'))
  })

  it('agrees for a title and its slug, and changes nothing the second time', () => {
    fc.assert(
      fc.property(anyText, (title) => {
        const key = slugMatchKey(title)
        expect(slugMatchKey(arabicSlug(title))).toBe(key)
        expect(slugMatchKey(key)).toBe(key)
      }),
      { numRuns: 2000 },
    )
  })
})
