import { describe, expect, it } from 'vitest'
import drawFoldsLate from '../../../draw-folds-late.mjs'
import { amendedBy, payloadAdmin } from '../../../test/payload-admin.ts'

describe('a fold of Payload’s admin', () => {
  it('asks in one place whether it was opened', () => {
    expect(
      amendedBy(drawFoldsLate).match(/OnceOpened,\{isFolded:\w+,children:\w+\}/g),
    ).toHaveLength(1)
  })

  it('stops the build where it is another', () => {
    expect(() => amendedBy(drawFoldsLate, payloadAdmin.replaceAll('height:', 'tallness:'))).toThrow(
      'draw-folds-late.mjs',
    )
  })
})
