/** Arabic text in Latin letters, for addresses: readable, ASCII for every letter it knows. */
import { normaliseSafely } from './limit-marks.ts'
import { latinLetters, latinVowels, plainLatin } from './transliteration.data.ts'

const shadda = '\u0651'
const sukun = '\u0652'

const arabicWord = /[\u0620-\u065F\u0670-\u06D3]+/g
const letterWithMarks = /[^\u064B-\u065F\u0670][\u064B-\u065F\u0670]*/g

/**
 * Writes Arabic words in Latin letters: `'شركة النور'` → `'shrka alnur'`, and where a text carries its
 * vowels, with them: `'مُحَمَّد'` → `'muhammad'`. Everything that is not Arabic stays as it is.
 */
export function transliterate(text: string): string {
  return normaliseSafely(text, 'NFC')
    .replace(/\u0640/g, '')
    .replace(arabicWord, (word) => latinWord(word.match(letterWithMarks) ?? []))
}

/** Latin letters without their accents: `'Café Ærø'` → `'Cafe AEro'`, except that case may be lost. */
export function plainLatinLetters(text: string): string {
  return normaliseSafely(text, 'NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðþłı]/gi, (letter) => plainLatin[letter.toLowerCase()] ?? letter)
}

function latinWord(letters: readonly string[]): string {
  const written = letters.map((letter, index) => {
    const base = latinBase(letter, index, letters[index + 1])
    const double = letter.includes(shadda) && base.length === 1 && !isSunLetter(letters, index)
    return (double ? base + base : base) + vowelOf(letter)
  })
  // A long vowel after its own short one is still one vowel: كِتَاب is kitab.
  return written.join('').replace(/([aiu])\1+/g, '$1')
}

/** The letter after ال, whose shadda only says how ال is pronounced: النُّور is alnur. */
function isSunLetter(letters: readonly string[], index: number): boolean {
  return index === 2 && letters[0] === 'ا' && letters[1]?.charAt(0) === 'ل'
}

/** و and ي are consonants at the start of a word, before a vowel, or with a sukun; else vowels. */
function latinBase(letter: string, index: number, next: string | undefined): string {
  const base = letter.charAt(0)
  if (base !== 'و' && base !== 'ي' && base !== 'ی') return latinLetters[base] ?? ''
  const beforeVowel = next !== undefined && 'اأآوىيیة'.includes(next.charAt(0))
  const consonant = index === 0 || beforeVowel || vowelOf(letter) !== '' || letter.includes(sukun)
  if (base === 'و') return consonant ? 'w' : 'u'
  return consonant ? 'y' : 'i'
}

function vowelOf(letter: string): string {
  return [...letter.slice(1)].map((mark) => latinVowels[mark] ?? '').join('')
}
