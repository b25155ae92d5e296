import { expect, it } from 'vitest'
import { findOtherSpellings, findTwoHands } from './check-words.ts'

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

it('one thing has one name, also where the name is longer than a word', () => {
  expect(wordsOf("say('ما في الحجر')")).toEqual([
    'a.ts:1 writes «في الحجر»; agreed is «في صندوق الرسائل المزعجة».',
  ])
})

it('a label ends without the sign of a case; commands and sentences keep theirs', () => {
  expect(wordsOf("say('بحثٌ مدفوع')\nsay('ألغِ')\nsay('هذا بحثٌ طويل مدفوع.')")).toEqual([
    'a.ts:1 ends «بحثٌ» of a label with the sign of a case.',
  ])
})

it('a word with a shadda here and none there is found where it has none', () => {
  const files = [
    { path: 'a.ts', text: "say('سجّلات')" },
    { path: 'b.ts', text: "say('سجلات، وغير')\nsay('غيّر')" },
  ]
  expect(findTwoHands(files)).toEqual([
    { where: 'b.ts:1', problem: 'writes «سجلات»; elsewhere it is «سجّلات».' },
  ])
})
