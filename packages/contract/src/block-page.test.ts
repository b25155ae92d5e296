import { describe, expect, it } from 'vitest'
import { blockPageSchema, pageBlockSchema, richTextsOf } from './block-page.ts'

const text = (words: string) => [
  { type: 'paragraph' as const, children: [{ type: 'text' as const, text: words }] },
]
const page = {
  id: 'page-1',
  slug: 'فريقنا',
  slugs: { ar: 'فريقنا' },
  title: 'فريقنا',
  blocks: [{ type: 'text', body: text('نحن تسعة.') }],
  seo: {},
  updatedAt: '2026-11-25T08:00:00.000Z',
}

describe('a page made from blocks', () => {
  it('stands with a title and no more', () => {
    expect(blockPageSchema.safeParse({ ...page, blocks: [] }).success).toBe(true)
    expect(blockPageSchema.safeParse({ ...page, title: ' ' }).success).toBe(false)
  })

  it('knows its blocks, and no other', () => {
    for (const block of [
      { type: 'numbers', sentence: '*9* سنين' },
      { type: 'points', title: 'قيمنا', points: [{ title: 'نقطة', text: 'منها نبدأ' }] },
      { type: 'call', title: 'ابدأ', text: 'اليوم', action: { label: 'اكتب', href: '/contact' } },
      { type: 'form', form: 'contact' },
    ])
      expect(pageBlockSchema.safeParse(block).error).toBeUndefined()
    expect(pageBlockSchema.safeParse({ type: 'html', html: '<b>' }).success).toBe(false)
  })

  it('never shows a list that holds nothing, nor a link that runs a script', () => {
    expect(pageBlockSchema.safeParse({ type: 'people', title: 'نحن', people: [] }).success).toBe(
      false,
    )
    const action = { label: 'اكتب', href: 'javascript:alert(1)' }
    const call = { type: 'call', title: 'ابدأ', text: 'اليوم', action }
    expect(pageBlockSchema.safeParse(call).success).toBe(false)
  })

  it('names the rich texts in it, wherever they stand', () => {
    const answer = text('غدًا.')
    const questions = [{ question: 'متى؟', answer }]
    expect(richTextsOf({ type: 'questions', title: 'أسئلة', questions })).toEqual([answer])
    expect(richTextsOf({ type: 'form', form: 'contact' })).toEqual([])
  })
})
