import { describe, expect, it } from 'vitest'
import { outlineOf } from './outline.ts'

const heading = (tag: string, text: string) => ({
  type: 'heading',
  tag,
  children: [{ type: 'text', text }],
})
const state = (...children: object[]) => ({ root: { type: 'root', children } })

describe('the headings of a text', () => {
  it('come in order, and say where a level was skipped', () => {
    const text = state(
      heading('h2', 'البداية'),
      heading('h4', 'تفصيل'),
      { type: 'paragraph', children: [] },
      heading('h3', 'Middle'),
      heading('h2', ' '),
    )
    expect(outlineOf(text)).toEqual([
      { text: 'البداية', level: 2, isSkip: false },
      { text: 'تفصيل', level: 4, isSkip: true },
      { text: 'Middle', level: 3, isSkip: false },
      { text: '', level: 2, isSkip: false },
    ])
  })

  it('begin with the second level', () => {
    expect(outlineOf(state(heading('h3', 'أوّل')))[0]?.isSkip).toBe(true)
    expect(outlineOf(undefined)).toEqual([])
  })
})
