import { describe, expect, it } from 'vitest'
import { summaryOf } from './summary.ts'
import type { Unit, UnitState } from './units.ts'

const unit = (ar: string, en: string, state: UnitState): Unit => ({
  path: 'title',
  kind: 'line',
  isRequired: true,
  label: 'العنوان',
  words: { ar, en },
  state,
})

describe('the line about both languages', () => {
  it('praises nothing that was not written', () => {
    expect(summaryOf([]).ar).toBe('لم يُكتب شيء بعد')
    expect(summaryOf([unit('', '', 'current')]).en).toBe('Nothing is written yet')
  })

  it('says that all is well, or what is not', () => {
    const fine = unit('الورق', 'Paper', 'current')
    expect(summaryOf([fine]).en).toBe('Every field is translated and up to date')
    expect(summaryOf([fine, unit('الحبر', '', 'missing')]).en).toContain('1')
  })
})
