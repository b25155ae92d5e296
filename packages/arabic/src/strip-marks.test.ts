import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, slowOn } from './any-text.fixture.ts'
import { stripInvisible, stripMarks } from './strip-marks.ts'

describe('stripMarks', () => {
  it('takes tashkeel and tatweel away and leaves every letter', () => {
    expect(stripMarks('مُحَمَّـــدٌ')).toBe('محمد')
    expect(stripMarks('ٱلرَّحْمَٰنِ')).toBe('ٱلرحمن')
  })

  it('keeps a hamza that was typed as its own mark', () => {
    expect(stripMarks('ا\u0654حمد')).toBe('أحمد')
  })

  it('leaves Latin accents alone', () => {
    expect(stripMarks('Café')).toBe('Café')
  })

  it('joins a letter and its accent that a mark had kept apart', () => {
    expect(stripMarks('Z\u0640\u0301')).toBe('\u0179')
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = stripMarks(text)
        expect(stripMarks(once)).toBe(once)
      }),
      { numRuns: 1000 },
    )
  })

  it('stays quick on hostile text', () => {
    expect(slowOn(stripMarks)).toEqual([])
  })
})

describe('stripInvisible', () => {
  it('takes away what cannot be seen', () => {
    expect(stripInvisible('\u200Fمح\u200Dمد\u2069\uFEFF')).toBe('محمد')
  })
})
