import { describe, expect, it } from 'vitest'
import type { KeptFinding } from '../findings/read-findings.ts'
import { findingKinds } from '../kinds.ts'
import { kindHints, kindWords } from '../words.ts'
import { readChoice, toChoice } from './choice.ts'
import { reasonOf } from './reason-of.ts'
import { repairOf } from './repair-of.ts'

const finding = (more: Partial<KeptFinding>): KeptFinding => ({
  id: '0'.repeat(32),
  kind: 'dead-link',
  locale: 'ar',
  path: '/blogs/نقطة',
  owner: 'posts 1',
  what: '/old',
  detail: null,
  hidden: false,
  reason: null,
  ...more,
})

describe('what mends a finding', () => {
  it('is proposed where somebody can decide it with one press', () => {
    const likely = { path: '/about', locale: 'ar' as const, title: 'من نحن' }
    expect(repairOf(finding({}), { likely }, 'ar')).toMatchObject({
      initial: '/about',
      ways: ['redirect', 'link'],
    })
    expect(repairOf(finding({ owner: '' }), {}, 'ar')).toMatchObject({ ways: ['redirect'] })
    const bare = finding({ kind: 'no-description', detail: 'أوّل ما في الصفحة' })
    expect(repairOf(bare, {}, 'ar')).toMatchObject({ initial: 'أوّل ما في الصفحة', most: 155 })
    const long = finding({ kind: 'long-title', what: 'عنوان طويل…' })
    expect(repairOf(long, {}, 'ar')).toMatchObject({ initial: 'عنوان طويل', most: 60 })
    const picture = finding({ kind: 'missing-alt', what: 'a.png' })
    expect(repairOf(picture, { picture: { alt: 'مكتب' } }, 'ar')).toMatchObject({ initial: 'مكتب' })
    expect(repairOf(finding({ kind: 'wrong-canonical' }), {}, 'ar')).toBeUndefined()
  })

  it('is said of every kind, with what it means', () => {
    for (const kind of findingKinds)
      expect([kindWords[kind], kindHints[kind]]).not.toContain(undefined)
  })
})

describe('why something counts as broken', () => {
  it.each([
    [finding({ detail: '404' }), 'أجاب بالرقم 404'],
    [finding({ kind: 'dead-outside', detail: 'ENOTFOUND' }), 'لم يُجب مرّتين بينهما ساعات'],
    [finding({ kind: 'structured-data', what: 'none' }), 'لا شيء'],
    [finding({ kind: 'no-description', detail: 'كلمات' }), undefined],
  ])('is told in words', (one, words) => {
    expect(reasonOf(one, 'ar')).toBe(words)
  })
})

describe('the choice of what is shown', () => {
  it('stands in the address, and begins anew when it changes', () => {
    const choice = readChoice({ kind: 'dead-link', language: 'en', page: '3', hidden: 'x' })
    expect(choice).toEqual({ kind: 'dead-link', language: 'en', page: 3, hidden: false })
    expect(toChoice(choice, { page: 2 })).toBe('/admin/guard?kind=dead-link&language=en&page=2')
    expect(toChoice(choice, { kind: undefined })).toBe('/admin/guard?language=en')
    expect(readChoice({ kind: 'nonsense', page: '-4' })).toMatchObject({ kind: undefined, page: 1 })
  })
})
