import { describe, expect, it } from 'vitest'
import { findCandidates } from '#app/ui/image-candidates.ts'
import { declaredBoxes, declaredSizes } from '#app/ui/image-sizes.ts'
import { readModifiers } from './modifiers.ts'

describe('readModifiers', () => {
  it('reads short and long names, in any order, with each separator', () => {
    const wanted = { format: 'webp', quality: 80, width: 640 }
    for (const text of [
      'f_webp&q_80&w_640',
      'w_640,q_80,f_webp',
      'format_webp&quality_80&width_640',
      'f=webp&q:80&w_640',
    ])
      expect(readModifiers(text)).toEqual(wanted)
  })

  it('reads boxes, fits and grounds', () => {
    expect(readModifiers('s_100x100&fit_contain&b_ff0000')).toEqual({
      width: 100,
      height: 100,
      fit: 'contain',
      ground: 'ff0000',
    })
    expect(readModifiers('resize_100&background_#F00')).toEqual({
      width: 100,
      height: 100,
      ground: 'ff0000',
    })
  })

  it('ignores what nobody knows, and leaves the format of the original for a strange one', () => {
    for (const text of ['_', 'blur_9', 'enlarge', '', '&&', 'f_bmp', '__proto___1', 'toString_1'])
      expect(readModifiers(text)).toEqual({})
  })

  it('makes every size that a page may declare', () => {
    for (const sizes of declaredSizes)
      for (const { width } of findCandidates({ sizes }).candidates)
        expect(readModifiers(`w_${width}`)).toEqual({ width })
    for (const box of declaredBoxes) {
      const name = box.includes('x') ? 's' : 'w'
      expect(() => readModifiers(`${name}_${box}`)).not.toThrow()
    }
  })

  it.each([
    'w_abc',
    'w_-1',
    'w_0',
    'w_321',
    'w_',
    'w',
    'w_99999',
    'w_1e3',
    'w_0x140',
    'w_3.5',
    'h_641',
    's_8000x8000',
    's_100x',
    's_100x101',
    'w_320&h_640',
    'q_0',
    'q_101',
    'q_81',
    'q_x',
    'fit_stretch',
    'fit_',
    'f_tiff',
    'b_123456',
    'b_red',
    `w_320&${'x'.repeat(300)}`,
  ])('refuses %s', (text) => {
    expect(() => readModifiers(text)).toThrow(expect.objectContaining({ status: 400 }))
  })
})
