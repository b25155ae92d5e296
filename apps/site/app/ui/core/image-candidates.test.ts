import { describe, expect, it } from 'vitest'
import { findCandidates } from './image-candidates.ts'

const descriptors = (wanted: Parameters<typeof findCandidates>[0]) =>
  findCandidates(wanted).candidates.map(({ descriptor }) => descriptor)

describe('findCandidates', () => {
  it('offers one candidate a density where the size is fixed, the first of them as src', () => {
    expect(findCandidates({ width: 96, height: 64 })).toEqual({
      candidates: [
        { width: 96, height: 64, descriptor: '1x' },
        { width: 192, height: 128, descriptor: '2x' },
      ],
      src: { width: 96, height: 64, descriptor: '1x' },
    })
    expect(findCandidates({ height: 40, densities: [2, 1] }).candidates).toEqual([
      { height: 40, descriptor: '1x' },
      { height: 80, descriptor: '2x' },
    ])
  })

  it('offers widths by screen, ascending and once, the largest as src', () => {
    const found = findCandidates({ sizes: 'sm:100vw md:300px' })
    expect(found.candidates.map(({ width }) => width)).toEqual([300, 600, 640, 1280])
    expect(found.sizes).toBe('(max-width: 768px) 100vw, 300px')
    expect(found.src).toEqual({ width: 1280, descriptor: '1280w' })
  })

  it('limits each entry by the next one, and the last by nothing', () => {
    const found = findCandidates({ width: 200, height: 200, sizes: '200,500:500,900:900' })
    expect(found.sizes).toBe('(max-width: 500px) 200px, (max-width: 900px) 500px, 900px')
    expect(found.candidates.map(({ width }) => width)).toEqual([200, 400, 500, 900, 1000, 1800])
  })

  it('keeps the ratio when both sides are known', () => {
    const [first] = findCandidates({ width: 400, height: 300, sizes: '200px' }).candidates
    expect(first).toEqual({ width: 200, height: 150, descriptor: '200w' })
  })

  it('drops entries that are neither of the screen nor pixels, and unknown screens', () => {
    expect(descriptors({ sizes: 'sm:20em lg:100px huge:50vw md:-3px' })).toEqual(['100w', '200w'])
    expect(descriptors({ width: 50, sizes: 'sm:2em' })).toEqual(['1x', '2x'])
  })
})
