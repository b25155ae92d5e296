import { describe, expect, it } from 'vitest'
import { groupShots, type Shot } from './project-shots.ts'

const shot = (frame: Shot['frame']) => ({ frame }) as Shot

describe('groupShots', () => {
  it('puts neighbouring phones together and leaves the rest alone', () => {
    const frames = ['none', 'none', 'phone', 'phone', 'browser', 'phone'] as const
    expect(groupShots(frames.map(shot)).map(({ frame, shots }) => [frame, shots.length])).toEqual([
      ['none', 1],
      ['none', 1],
      ['phone', 2],
      ['browser', 1],
      ['phone', 1],
    ])
  })

  it('keeps every picture in its order', () => {
    const gallery = (['phone', 'phone', 'none'] as const).map(shot)
    expect(groupShots(gallery).flatMap(({ shots }) => shots)).toEqual(gallery)
    expect(groupShots([])).toEqual([])
  })
})
