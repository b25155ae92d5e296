import { describe, expect, it } from 'vitest'
import { findWords, withWording } from './find-words.ts'

describe('the words of the site', () => {
  it('are found by what they say, with and without signs, in either language', () => {
    expect(findWords('الرئيسية', {}, false)).toContain('general.home')
    expect(findWords('Send', {}, false)).toContain('forms.submit')
    expect(findWords('forms.submit', {}, false)).toContain('forms.submit')
    expect(findWords('لاكلمةكهذه', {}, false)).toEqual([])
  })

  it('are found by the agency’s own wording, and those alone where asked', () => {
    const own = withWording({}, { locale: 'ar', key: 'forms.submit', wording: 'انطلق' })
    expect(findWords('انطلق', own, false)).toEqual(['forms.submit'])
    expect(findWords('', own, true)).toEqual(['forms.submit'])
  })

  it('are as built again once nothing is said', () => {
    const own = withWording({}, { locale: 'ar', key: 'forms.submit', wording: 'انطلق' })
    expect(withWording(own, { locale: 'ar', key: 'forms.submit', wording: ' ' })).toEqual({
      ar: {},
    })
  })
})
