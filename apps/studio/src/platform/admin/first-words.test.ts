import { expect, it } from 'vitest'
import { firstWords } from './first-words.ts'

const written = (...paragraphs: string[][]) => ({
  root: {
    type: 'root',
    children: paragraphs.map((texts) => ({
      type: 'paragraph',
      children: texts.map((text) => ({ type: 'text', text })),
    })),
  },
})

it('are those of the first field that holds some', () => {
  expect(firstWords({ title: ' ', sentence: 'سبع سنوات' }, ['title', 'sentence'])).toBe('سبع سنوات')
  expect(firstWords({ title: '' }, ['title'])).toBeUndefined()
  expect(firstWords(undefined, ['title'])).toBeUndefined()
})

it('are read from rich text, a word that is partly bold in one piece', () => {
  const body = written(['نك', 'تب'], ['بعد ذلك'])
  expect(firstWords({ body }, ['body'])).toBe('نكتب بعد ذلك')
})

it('fit on one line', () => {
  expect(firstWords({ text: 'سطر\nوآخر' }, ['text'])).toBe('سطر وآخر')
  expect(firstWords({ text: 'ط'.repeat(500) }, ['text'])).toHaveLength(80)
})
