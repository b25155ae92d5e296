import { describe, expect, it } from 'vitest'
import { clickIdNames, isClickId } from './click-ids.ts'

describe('a click id', () => {
  it('is known by its name, whatever its capitals', () => {
    for (const name of clickIdNames) expect(isClickId(name)).toBe(true)
    expect(['GCLID', 'SCCID', 'Gad_Source'].map(isClickId)).toEqual([true, true, true])
    expect(['gclidx', 'utm_source', 'q', ''].map(isClickId)).toEqual([false, false, false, false])
  })
})
