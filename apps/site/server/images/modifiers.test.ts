import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findCandidates } from '#app/ui/core/image-candidates.ts'
import { declaredBoxes, declaredSizes } from '#app/ui/core/image-sizes.ts'
import { ImageProblem } from './image-problem.ts'
import { boxSizes, fits, qualities, sides } from './image-rules.ts'
import { type Modifiers, readModifiers } from './modifiers.ts'

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

  it('reads which part of a box stays, and drops it where nothing is cut', () => {
    const box = { width: 100, height: 100 }
    expect(readModifiers('s_100x100&p_04')).toEqual({ ...box, position: { x: 0, y: 4 } })
    expect(readModifiers('w_640&p_04')).toEqual({ width: 640 })
    expect(readModifiers('s_100x100&fit_contain&p_04')).toEqual({ ...box, fit: 'contain' })
    for (const text of ['p_22', 'p_5', 'p_51', 'p_', 'p_1-1'])
      expect(() => readModifiers(`s_100x100&${text}`)).toThrow(ImageProblem)
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

describe('modifiers that anybody may write', () => {
  const name = fc.constantFrom(
    'f',
    'w',
    'h',
    's',
    'q',
    'b',
    'fit',
    'format',
    'width',
    'resize',
    'animated',
    '',
    '__proto__',
    'constructor',
    'toString',
  )
  const value = fc.oneof(
    fc.constantFrom('webp', 'avif', 'auto', 'cover', 'contain', 'ff0000', '#F00', '100x100'),
    fc.constantFrom('640', '80', '0', '-1', '1e3', '0640', '9999', '../x', '%00', '__proto__'),
    fc.nat(5_000).map(String),
    fc.string({ maxLength: 6 }),
  )
  const separator = fc.constantFrom('_', '=', ':', '')
  const pair = fc.tuple(name, separator, value).map((parts) => parts.join(''))
  const written = fc.oneof(
    fc.string({ maxLength: 210 }),
    fc
      .tuple(fc.array(pair, { maxLength: 5 }), fc.constantFrom('&', ','))
      .map(([all, by]) => all.join(by)),
  )

  const read = (text: string): Modifiers | undefined => {
    try {
      return readModifiers(text)
    } catch (error) {
      // Whatever else is thrown would be an error of ours.
      expect(error).toBeInstanceOf(ImageProblem)
      return undefined
    }
  }

  it('are refused, or ask for nothing that is not on the lists', () => {
    fc.assert(
      fc.property(written, (text) => {
        const { format, width, height, quality, fit, ground, ...rest } = read(text) ?? {}
        expect(Object.keys(rest)).toEqual([])
        if (width !== undefined) expect(sides.has(width) || inABox(width)).toBe(true)
        if (height !== undefined) expect(sides.has(height) || inABox(height)).toBe(true)
        if (quality !== undefined) expect(qualities.has(quality)).toBe(true)
        if (fit !== undefined) expect(fits).toContain(fit)
        if (ground !== undefined) expect(ground).toMatch(/^[\da-f]{6}$/)
        if (format !== undefined) expect(format).toMatch(/^[a-z]+$/)
      }),
      { numRuns: 500 },
    )
  })

  const inABox = (side: number) => [...boxSizes].some((box) => box.split('x').includes(`${side}`))

  it('mean the same in any order, so that one picture has one place', () => {
    const apart = fc.uniqueArray(fc.tuple(fc.constantFrom('f', 'w', 'q', 'fit'), value), {
      selector: ([key]) => key,
      maxLength: 4,
    })
    fc.assert(
      fc.property(apart, (pairs) => {
        const text = (all: typeof pairs) => all.map((one) => one.join('_')).join('&') || '_'
        expect(read(text([...pairs].reverse()))).toEqual(read(text(pairs)))
      }),
      { numRuns: 300 },
    )
  })
})
