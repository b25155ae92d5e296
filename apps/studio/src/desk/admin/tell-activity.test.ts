import { describe, expect, it } from 'vitest'
import { type Activity, tellActivity as tellLine } from './tell-activity.ts'

const at = '2026-11-21T12:00:00.000Z'
const inRiyadh = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Riyadh',
  dateStyle: 'short',
  timeStyle: 'short',
})
const tellActivity = (activity: Activity, language: 'ar' | 'en') =>
  tellLine(activity, language, (moment) => inRiyadh.format(moment))

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

  it('says that an application came after its job had closed', () => {
    const late = { id: '1', type: 'received', to: 'received', note: 'job-closed', at }
    expect(tellActivity(late, 'ar').detail).toBe('بعد أن أُغلق باب التقدّم')
    expect(tellActivity(late, 'en').detail).toBe('After the job had closed')
  })

  it('leaves names and notes as people wrote them, also where they look like a stage', () => {
    const owner = { id: '1', type: 'owner', from: 'new', to: 'سلمى', at }
    expect(tellActivity(owner, 'en').detail).toBe('new → سلمى')
    expect(tellActivity({ id: '1', type: 'note', note: 'lost', at }, 'en').detail).toBe('')
  })

  it('tells the moments of an appointment by the clock of the lines beside it', () => {
    const moved = {
      id: '1',
      type: 'interview',
      from: '2026-12-05T09:00 · 45 · المكتب',
      to: '2026-12-05T10:30:00.000Z · 45',
      at,
    }
    expect(tellActivity(moved, 'en').detail).toBe(
      '05/12/2026, 12:00 · 45 · المكتب → 05/12/2026, 13:30 · 45',
    )
  })

  it('shows what was taken away', () => {
    expect(tellActivity({ id: '1', type: 'owner', from: 'سلمى', at }, 'ar').detail).toBe('سلمى ← —')
  })
})
