import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, slowOn } from './any-text.fixture.ts'
import { isolate, isolateLtr, isolateRtl, stripBidiControls } from './bidi.ts'

describe('isolates', () => {
  it('wraps a name, a phone and a title', () => {
    expect(isolate('شركة Acme 24/7')).toBe('\u2068شركة Acme 24/7\u2069')
    expect(isolateLtr('+966 50')).toBe('\u2066+966 50\u2069')
    expect(isolateRtl('SEO للشركات')).toBe('\u2067SEO للشركات\u2069')
  })

  it('keeps text from leaving its isolate', () => {
    expect(isolate('a\u2069b')).toBe('\u2068ab\u2069')
    expect(isolate('a\u2067b')).toBe('\u2068a\u2067b\u2069\u2069')
    expect(isolate('\u2066a\u2069')).toBe('\u2068\u2066a\u2069\u2069')
  })

  it('stays balanced for any text', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(isolate, isolateLtr, isolateRtl), (text, wrap) => {
        const wrapped = wrap(text)
        let depth = 0
        for (const [index, sign] of [...wrapped].entries()) {
          if (/[\u2066-\u2068]/.test(sign)) depth += 1
          if (sign === '\u2069') depth -= 1
          const last = index === [...wrapped].length - 1
          expect(depth).toBe(last ? 0 : Math.max(1, depth))
        }
        expect(stripBidiControls(wrapped)).toBe(stripBidiControls(text))
      }),
      { numRuns: 1000 },
    )
  })

  it('stays quick on hostile text', () => {
    expect(slowOn(isolate)).toEqual([])
  })
})

describe('stripBidiControls', () => {
  it('cleans a number pasted out of a chat', () => {
    expect(stripBidiControls('\u200F\u202A+966501234567\u202C')).toBe('+966501234567')
  })

  it('keeps the joiners that Persian words need', () => {
    expect(stripBidiControls('می\u200Cخواهم')).toBe('می\u200Cخواهم')
  })
})
