import { expect, it } from 'vitest'
import { findWordsInCode } from './words-in-code.ts'

it('finds Arabic words in strings and between tags', () => {
  const text = `const a = 'أغلق' // 'هنا'\nconst b = <p>نعم</p>\nconst c = "a", d = /[ب]/`
  expect(findWordsInCode([{ path: 'a.tsx', text }])).toEqual([
    { where: 'a.tsx', problem: "move 'أغلق' into the message groups." },
    { where: 'a.tsx', problem: 'move >نعم< into the message groups.' },
  ])
})

it('leaves data and comments alone', () => {
  const comment = { path: 'b.ts', text: "/** `٣ أشهر` */\nconst a = '' // «نعم»" }
  const data = { path: 'app/messages/country-names.ts', text: "['مصر']" }
  expect(findWordsInCode([comment, data])).toEqual([])
})
