import { expect, it } from 'vitest'
import { findOtherSpellings } from './check-words.ts'

const wordsOf = (text: string) =>
  findOtherSpellings([{ path: 'a.ts', text }]).map(({ where, problem }) => `${where} ${problem}`)

it('a word that is spelled another way is found, also with what is written onto it', () => {
  expect(wordsOf("say('الملف')\nsay('وبالجوال')\nsay('حتى تختار')")).toEqual([
    'a.ts:1 writes «الملف»; agreed is «الملفّ».',
    'a.ts:2 writes «وبالجوال»; agreed is «الجوّال».',
    'a.ts:3 writes «حتى»; agreed is «حتّى».',
  ])
})

it('the agreed spelling, longer words and comments are let be', () => {
  expect(wordsOf("say('الملفّ، وملفّات، وكلمات')\n// الملف")).toEqual([])
})
