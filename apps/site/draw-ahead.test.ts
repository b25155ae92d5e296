import { join } from 'node:path'
import { starRays, starTheta } from '@wajiha/brand/motif'
import { describe, expect, it } from 'vitest'
import { rosette } from './app/motif/girih.ts'
import { drawn } from './draw-ahead.ts'

describe('drawn', () => {
  it('leaves of a module its outlines alone, without what draws them', async () => {
    const file = join(import.meta.dirname, 'app/shell/lost-star.drawn.ts')
    expect(await drawn(file)).toBe(`export const lostStar = "${rosette(starRays, 58, starTheta)}"`)
  })
})
