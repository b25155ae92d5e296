/**
 * What a person types, as a pattern of PostgreSQL that finds it however it is written: hamza, taa
 * marbuta, alef maqsura, vowels, tatweel and digits of any keyboard. The words themselves stay as they
 * are; only the question is widened, so that nothing is stored twice.
 */
import { normaliseForSearch } from '@wajiha/arabic'
import { limits } from '@wajiha/contract'

/** Where letters have several forms, and characters that search does not see. */
const blocks = [
  [0x00ad, 0x00ad],
  [0x0600, 0x06ff],
  [0x180e, 0x180e],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x2069],
  [0xfb50, 0xfdff],
  [0xfe70, 0xfeff],
] as const

/** The written forms of each letter that search takes for one, and everything that it does not see. */
const { forms, unseen } = readForms()
const anyUnseen = `[${unseen}]*`

/** Digits of one telephone number stand together or apart. */
const apart = `[${unseen}\\s().\\-]*`
const telephone = /^\+?[\d().\-\s]+$/
const fewestDigits = 7

/** The pattern of a text; a telephone number is found with and without its country and its zeros. */
export function foldPattern(text: string): string {
  const folded = normaliseForSearch(text.slice(0, limits.searchCharacters))
  const digits = telephoneDigits(folded)
  if (digits) return [...digits].map(anyForm).join(apart)
  return [...folded].map((letter) => anyForm(letter) + anyUnseen).join('')
}

/** `'٠٥٠ ١٢٣ ٤٥٦٧'`, `'00501234567'` → `'501234567'`; nothing for what is no telephone number. */
export function telephoneDigits(text: string): string | undefined {
  const folded = normaliseForSearch(text).trim()
  if (!telephone.test(folded)) return undefined
  const digits = folded.replace(/\(0\)|\D/g, '').replace(/^0+/, '')
  return digits.length >= fewestDigits ? digits : undefined
}

function anyForm(letter: string): string {
  const others = [letter.toUpperCase(), ...(forms.get(letter) ?? [])]
  const all = [letter, ...others.filter((one) => [...one].length === 1 && one !== letter)]
  const escaped = all.map((one) => one.replace(/[\\^$.*+?()[\]{}|-]/g, '\\$&'))
  return escaped.length === 1 ? (escaped[0] ?? '') : `[${escaped.join('')}]`
}

function readForms() {
  const forms = new Map<string, string[]>()
  let unseen = ''
  for (const [first, last] of blocks) {
    for (let code = first; code <= last; code += 1) {
      const character = String.fromCodePoint(code)
      const folded = normaliseForSearch(character)
      if (folded === '') unseen += character
      else if (folded !== character && [...folded].length === 1)
        forms.set(folded, [...(forms.get(folded) ?? []), character])
    }
  }
  return { forms, unseen }
}
