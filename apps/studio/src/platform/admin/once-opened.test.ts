import { describe, expect, it } from 'vitest'
import drawLate from '../../../draw-late.mjs'
import { amendedBy, payloadAdmin } from '../../../test/payload-admin.ts'

describe('what Payload’s admin draws late', () => {
  it('is a fold and a menu, which ask whether they were opened, and the choice of dates', () => {
    const amended = amendedBy(drawLate)
    expect(amended.match(/OnceOpened,\{isFolded:!?\w+,children:[\w[]/g)).toHaveLength(2)
    expect(amended.match(/=comesLate\(\(\)=>import\("\.\/DatePicker-\w+\.js"\),/g)).toHaveLength(1)
  })

  it.each([
    ['folds', 'height:', 'tallness:'],
    ['dates', 'import("./DatePicker-', 'import("./DateChoice-'],
    ['menus', '__scroll-container--show', '__container--show'],
  ])('stops the build where %s are others', (_, from, to) => {
    expect(() => amendedBy(drawLate, payloadAdmin.replaceAll(from, to))).toThrow('draw-late.mjs')
  })
})
