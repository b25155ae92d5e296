import { describe, expect, it } from 'vitest'
import type { RichText } from './rich-text.ts'
import { tableOfContents } from './table-of-contents.ts'

const heading = (level: 2 | 3 | 4, id: string, text = id): RichText[number] => ({
  type: 'heading',
  level,
  id,
  children: [{ type: 'text', text }],
})

describe('tableOfContents', () => {
  it('hangs the third level under the second and leaves the fourth out', () => {
    const body = [
      heading(2, 'النقطة'),
      heading(3, 'الفتحة'),
      heading(4, 'تفصيل'),
      heading(2, 'الدائرة'),
    ]
    expect(tableOfContents(body)).toEqual([
      { id: 'النقطة', text: 'النقطة', children: [{ id: 'الفتحة', text: 'الفتحة' }] },
      { id: 'الدائرة', text: 'الدائرة', children: [] },
    ])
  })

  it('keeps a third level that comes first, and drops headings without words', () => {
    expect(tableOfContents([heading(3, 'مدخل'), heading(2, 'x', '  ')])).toEqual([
      { id: 'مدخل', text: 'مدخل', children: [] },
    ])
  })

  it('reads words out of links and marks', () => {
    const children: Extract<RichText[number], { type: 'heading' }>['children'] = [
      { type: 'text', text: 'عن ' },
      { type: 'link', href: '/x', children: [{ type: 'text', text: 'الكشيدة', marks: ['bold'] }] },
    ]
    const [entry] = tableOfContents([{ type: 'heading', level: 2, id: 'a', children }])
    expect(entry?.text).toBe('عن الكشيدة')
  })
})
