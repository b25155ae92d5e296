import type { RichText } from '@wajiha/contract'
import { describe, expect, it } from 'vitest'
import { chaptersOf } from './story-chapters.ts'

const paragraph = (text: string) => ({
  type: 'paragraph' as const,
  children: [{ type: 'text' as const, text }],
})
const heading = (text: string, level: 2 | 3 = 2) => ({
  type: 'heading' as const,
  level,
  id: text,
  children: [{ type: 'text' as const, text }],
})

describe('chaptersOf', () => {
  it('keeps what stands before the first heading as the opening', () => {
    const text: RichText = [paragraph('نقطة'), heading('طاولة'), paragraph('غرفة')]
    const { opening, chapters } = chaptersOf(text)
    expect(opening).toEqual([paragraph('نقطة')])
    expect(chapters).toEqual([{ heading: heading('طاولة'), blocks: [paragraph('غرفة')] }])
  })

  it('keeps smaller headings inside their chapter', () => {
    const { chapters } = chaptersOf([heading('طاولة'), heading('باب', 3), paragraph('غرفة')])
    expect(chapters).toHaveLength(1)
    expect(chapters[0]?.blocks).toEqual([heading('باب', 3), paragraph('غرفة')])
  })

  it('has neither for an empty text', () => {
    expect(chaptersOf([])).toEqual({ opening: [], chapters: [] })
  })
})
