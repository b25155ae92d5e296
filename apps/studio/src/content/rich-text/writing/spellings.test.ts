import { describe, expect, it } from 'vitest'
import { slashWords } from './slash-words.data.ts'
import { spellings } from './spellings.ts'

describe('finding a block by its name', () => {
  it.each([
    ['صورة', 'صوره'],
    ['أسئلة', 'اسئله'],
    ['أسئلة', 'أسئلة'],
    ['إجراء', 'اجراء'],
    ['مرئيّ', 'مرئي'],
    ['مرئيّ', 'مرئيّ'],
    ['معرض', 'معر'],
    ['gallery', 'gal'],
  ])('finds %s by %s', (word, typed) => {
    expect(spellings(word).some((spelling) => spelling.includes(typed))).toBe(true)
  })

  it('gives the menu few enough words to look through at each letter', () => {
    const words = Object.values(slashWords).flat().flatMap(spellings)
    expect(words.length).toBeLessThan(2000)
  })

  it('names every part in both languages', () => {
    for (const [part, words] of Object.entries(slashWords)) {
      expect(
        words.some((word) => /\p{Script=Arabic}/u.test(word)),
        part,
      ).toBe(true)
      expect(
        words.some((word) => /[a-z]/.test(word)),
        part,
      ).toBe(true)
    }
  })
})
