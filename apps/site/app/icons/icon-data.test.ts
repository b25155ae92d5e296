import { describe, expect, it } from 'vitest'
import { drawIcon, findInSet, type IconSet } from './icon-data.ts'

const set: IconSet = {
  prefix: 'agency',
  width: 24,
  icons: { nuqta: { body: '<path/>' }, wide: { body: '<g/>', width: 32, height: 8 } },
  aliases: {
    point: { parent: 'nuqta' },
    mirrored: { parent: 'point', hFlip: true, rotate: 1 },
    back: { parent: 'mirrored', hFlip: true },
    lost: { parent: 'nobody' },
    circle: { parent: 'circle' },
  },
}

describe('an icon of a set', () => {
  it('takes from the set what it does not say itself', () => {
    expect(findInSet(set, 'nuqta')).toEqual({ body: '<path/>', width: 24 })
    expect(findInSet(set, 'wide')).toEqual({ body: '<g/>', width: 32, height: 8 })
  })

  it('is found under its other names, whose turns and flips add up', () => {
    expect(findInSet(set, 'point')).toEqual({ body: '<path/>', width: 24 })
    expect(findInSet(set, 'mirrored')).toMatchObject({ hFlip: true, rotate: 1 })
    expect(findInSet(set, 'back')).toEqual({ body: '<path/>', width: 24, rotate: 1 })
  })

  it('is not found by a name that leads nowhere, in a circle or into the language', () => {
    for (const name of ['none', 'lost', 'circle', 'constructor', '__proto__'])
      expect(findInSet(set, name), name).toBeUndefined()
  })

  it('is drawn into its box, sixteen wide and high when nobody says otherwise', () => {
    expect(drawIcon({ body: '<path/>' })).toEqual({ viewBox: '0 0 16 16', body: '<path/>' })
    expect(drawIcon({ body: '<path/>', left: 2, width: 8, hFlip: true, rotate: 2 })).toEqual({
      viewBox: '2 0 8 16',
      body: '<g transform="rotate(180 6 8) translate(12 0) scale(-1 1)"><path/></g>',
    })
  })
})
