import { expect, it } from 'vitest'
import { compareIn } from './collate.ts'

it('sorts Arabic by its alphabet, numbers by value, Latin last', () => {
  const words = ['Zoo', 'ملف ١٠', 'باب', 'ملف ٢', 'أحمد', 'ملف 3', 'ياسر']
  expect(words.sort(compareIn('ar'))).toEqual([
    'أحمد',
    'باب',
    'ملف ٢',
    'ملف 3',
    'ملف ١٠',
    'ياسر',
    'Zoo',
  ])
})

it('sorts English by its own order', () => {
  expect(['b10', 'a', 'b2', 'é'].sort(compareIn('en'))).toEqual(['a', 'b2', 'b10', 'é'])
})
