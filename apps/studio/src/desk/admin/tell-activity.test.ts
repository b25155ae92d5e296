import { describe, expect, it } from 'vitest'
import { tellActivity } from './tell-activity.ts'

const at = '2026-11-21T12:00:00.000Z'

describe('a line of the history', () => {
  it('says a move in the words of the stages, along the line of reading', () => {
    const moved = { id: '1', type: 'stage', from: 'new', to: 'qualified', at }
    expect(tellActivity(moved, 'ar')).toEqual({ what: 'نُقل', detail: 'جديد ← مؤهَّل' })
    expect(tellActivity(moved, 'en')).toEqual({ what: 'Moved', detail: 'New → Qualified' })
  })

  it('says why something was lost', () => {
    const lost = { id: '1', type: 'stage', from: 'proposal', to: 'lost', note: 'price', at }
    expect(tellActivity(lost, 'ar').detail).toBe('أُرسل العرض ← لم يتمّ (السعر)')
  })

  it('leaves names and notes as people wrote them, also where they look like a stage', () => {
    const owner = { id: '1', type: 'owner', from: 'new', to: 'سلمى', at }
    expect(tellActivity(owner, 'en').detail).toBe('new → سلمى')
    expect(tellActivity({ id: '1', type: 'note', note: 'lost', at }, 'en').detail).toBe('')
  })

  it('shows what was taken away', () => {
    expect(tellActivity({ id: '1', type: 'owner', from: 'سلمى', at }, 'ar').detail).toBe('سلمى ← —')
  })
})
