import type { IconifyJSON } from '@iconify/types'
import { describe, expect, it } from 'vitest'
import { drawIcon } from './draw-icon.ts'

const set: IconifyJSON = {
  prefix: 'agency',
  width: 24,
  icons: {
    nuqta: { body: '<path/>' },
    wide: { body: '<g/>', width: 32, height: 8 },
    aside: { body: '<path/>', width: 8, hFlip: true, rotate: 2 },
  },
  aliases: {
    point: { parent: 'nuqta' },
    mirrored: { parent: 'point', hFlip: true, rotate: 1 },
    back: { parent: 'mirrored', hFlip: true },
    lost: { parent: 'nobody' },
    circle: { parent: 'circle' },
  },
}

describe('an icon of a set', () => {
  it('takes from the set what it does not say itself, and is sixteen high when nobody says', () => {
    expect(drawIcon(set, 'nuqta')).toEqual({ viewBox: '0 0 24 16', body: '<path/>' })
    expect(drawIcon(set, 'wide')).toEqual({ viewBox: '0 0 32 8', body: '<g/>' })
  })

  it('is found under its other names, whose turns and flips add up', () => {
    expect(drawIcon(set, 'point')).toEqual(drawIcon(set, 'nuqta'))
    expect(drawIcon(set, 'mirrored')?.body).toContain('scale(-1 1)')
    expect(drawIcon(set, 'back')).toEqual({
      viewBox: '0 0 16 24',
      body: '<g transform="rotate(90 8 8)"><path/></g>',
    })
  })

  it('is not found by a name that leads nowhere, in a circle or into the language', () => {
    for (const name of ['none', 'lost', 'circle', 'constructor', '__proto__'])
      expect(drawIcon(set, name), name).toBeUndefined()
  })

  it('is flipped and turned within its own box', () => {
    expect(drawIcon(set, 'aside')).toEqual({
      viewBox: '0 0 8 16',
      body: '<g transform="rotate(180 4 8) translate(8 0) scale(-1 1)"><path/></g>',
    })
  })
})
