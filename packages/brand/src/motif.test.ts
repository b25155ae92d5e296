import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { drawnBarHeight, drawnOpenings } from './drawn-motif.ts'
import {
  branchOpenings,
  cardTheta,
  constructionTheta,
  openingRange,
  serviceOpening,
  starTheta,
} from './motif.ts'
import { stretchedWordmark, wordmarks } from './wordmark.ts'

describe('the openings of the compass', () => {
  it('all lie within what a visitor may open it to', () => {
    const grounds = [serviceOpening, ...branchOpenings]
    const single = [openingRange.initial, cardTheta, starTheta, constructionTheta]
    const all = [...grounds.map(({ theta }) => theta), ...single, ...Object.values(drawnOpenings)]
    expect(Math.min(...all)).toBeGreaterThanOrEqual(openingRange.min)
    expect(Math.max(...all)).toBeLessThanOrEqual(openingRange.max)
    expect(drawnOpenings.min).toBeLessThanOrEqual(drawnOpenings.max)
  })
})

describe('the bar that lengthens a line', () => {
  it('is as thick on pictures as on pages', () => {
    const tokens = readFileSync(join(import.meta.dirname, '..', 'tokens.css'), 'utf8')
    expect(tokens).toContain(`--kashida: ${drawnBarHeight}em;`)
  })
})

describe('the drawn name', () => {
  it.each(Object.entries(wordmarks))('stands on its line (%s)', (_, { box: [, top, , height] }) => {
    expect(top).toBeLessThan(0)
    expect(top + height).toBeGreaterThanOrEqual(0)
  })

  it('is as high across a line as its outline says', () => {
    const measures = readFileSync(join(import.meta.dirname, '..', 'motif.css'), 'utf8')
    for (const part of Object.values(stretchedWordmark ?? {}))
      expect(measures).toContain(`--m-name-whole: calc(${part.box[3]} / ${-part.box[1]});`)
  })
})
