/** E-mail addresses and telephone numbers as they are pasted, typed on Arabic keyboards and mistyped. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readEmail } from './email.ts'
import { readPhone } from './phone.ts'
import { suggestEmail } from './suggest-email.ts'

const branches = ['AE', 'EG', 'SA']

describe('an e-mail address that was pasted with what stood around it', () => {
  it.each([
    ['a@gmail.com،', 'a@gmail.com'],
    ['«a@gmail.com»', 'a@gmail.com'],
    ['(a@gmail.com).', 'a@gmail.com'],
    ['“a@gmail.com”؛', 'a@gmail.com'],
    ['<mailto:a@gmail.com>', 'a@gmail.com'],
    ['- a@gmail.com؟', 'a@gmail.com'],
    ['\u200f\u200ba@gm\u00adail.com\u2060', 'a@gmail.com'],
    ['sara٢٠٢٦@gmail.com', 'sara2026@gmail.com'],
    ["o'brien@example.ie", "o'brien@example.ie"],
    ['«سارة@مثال.إختبار»،', 'سارة@مثال.إختبار'],
  ])('%j is %s', (typed, address) => {
    expect(readEmail(typed)?.address).toBe(address)
  })

  it.each([
    'a@gmail.com،b',
    'a،b@gmail.com',
    'a@gm«ail.com',
    'وsara@gmail.com',
    'sara@gmail.comو',
    'a@gmail،com',
    'a b@gmail.com',
    'Sara <a@gmail.com>',
    'aـ@gmail.com',
    'ٌa@gmail.com',
    // Letters of Cyrillic among Latin ones.
    's\u0430ra@gmail.com',
    'sara@gm\u0430il.com',
    'a@gmail٫com',
    'a@b@c.de',
    'a@[1.2.3.4]',
  ])('%j is none', (typed) => {
    expect(readEmail(typed)).toBeUndefined()
  })

  const local = fc.stringMatching(/^[a-z0-9](?:[a-z0-9._+-]{0,20}[a-z0-9])?$/)
  const domain = fc.constantFrom('gmail.com', 'example.com.sa', 'مثال.إختبار', 'birkar.example')
  const address = fc
    .tuple(local, domain)
    .map(([name, host]) => `${name}@${host}`)
    .filter((text) => !text.includes('..'))
  const marks = fc.string({
    unit: fc.constantFrom(...' "\'«»‹›“”()[]{}<>،؛؟,;:!…*\u200b\u200f\u2066\u2069\ufeff\u00ad'),
    maxLength: 6,
  })

  it('is the same address whatever stands around it', () => {
    fc.assert(
      fc.property(address, marks, marks, (written, first, last) => {
        expect(readEmail(first + written + last)?.address).toBe(written)
      }),
    )
  })

  it('is, whatever was typed, none or one that reads as itself and holds nothing strange', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.tuple(marks, fc.string({ unit: 'binary' }), address).map((parts) => parts.join('')),
      fc.tuple(address, fc.string({ unit: 'binary' })).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(typed, (text) => {
        const read = readEmail(text)
        if (!read) return
        expect(readEmail(read.address)).toEqual(read)
        expect(read.address).toMatch(/^[^\s@«»،؛؟"<>()[\]\\,;:\p{C}]+@[\p{L}\p{M}\p{N}.-]+$/u)
        expect(read.norm).toMatch(/@[a-z\d.-]+$/)
      }),
      { numRuns: 100 },
    )
  })
})

describe('a slip in a well-known domain', () => {
  it.each([
    ['a@gmial.com', 'a@gmail.com'],
    ['a@gmail.con', 'a@gmail.com'],
    ['a@gmail', 'a@gmail.com'],
    ['a@gmail،com', 'a@gmail.com'],
    ['«a@hotmial.com»،', 'a@hotmail.com'],
    ['a@outlok.com', 'a@outlook.com'],
    ['a@yahooo.com', 'a@yahoo.com'],
    ['a@iclod.com', 'a@icloud.com'],
  ])('%s: %s is offered', (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant)
  })

  it.each([
    'a@gmail.com',
    'a@mail.com',
    'a@ymail.com',
    'a@me.com',
    'a@outlook.ae',
    'a@gmail.com،',
    'a@stc.com.sa',
    'a@birkar.example',
    'a',
    '@',
    '',
  ])('%j: nothing is offered', (typed) => {
    expect(suggestEmail(typed)).toBeUndefined()
  })

  it('is only ever answered with an address that is right and has no slip', () => {
    const slips = fc.tuple(fc.constantFrom('gmail.com', 'hotmail.com'), fc.nat(9), fc.string())
    fc.assert(
      fc.property(slips, ([domain, at, between]) => {
        const meant = suggestEmail(`sara@${domain.slice(0, at)}${between}${domain.slice(at + 1)}`)
        if (meant === undefined) return
        expect(readEmail(meant)?.address).toBe(meant)
        expect(suggestEmail(meant)).toBeUndefined()
      }),
    )
  })
})

describe('a national number where no office was chosen', () => {
  it.each([
    ['٠١٠٠١٢٣٤٥٦٧', '+201001234567'],
    ['01001234567', '+201001234567'],
    ['02 2345 6789', '+20223456789'],
    ['201001234567', '+201001234567'],
    ['04 234 5678', '+97142345678'],
    ['0501234567', '+966501234567'],
  ])('%s is %s', (typed, number) => {
    expect(readPhone(typed, 'SA', branches)?.phoneE164).toBe(number)
  })

  it('is none where two countries know it, or nobody', () => {
    // 050 123 4567 is a mobile in both.
    expect(readPhone('0501234567', 'GB', ['SA', 'AE'])).toBeUndefined()
    expect(readPhone('0501234567', 'GB', ['SA'])?.phoneE164).toBe('+966501234567')
    expect(readPhone('01001234567', 'SA', ['AE', 'SA'])).toBeUndefined()
  })

  const countries = fc.constantFrom(...branches)
  const digits = fc.stringMatching(/^0?[1-9][0-9]{6,10}$/)
  const separators = fc.constantFrom('', ' ', '-', '\u200f', '(', ')', '.')

  it('is the same number in every system of digits and with any marks between them', () => {
    fc.assert(
      fc.property(digits, countries, separators, (typed, country, mark) => {
        const plain = readPhone(typed, country, branches)?.phoneE164
        const eastern = typed.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
        expect(readPhone([...eastern].join(mark), country, branches)?.phoneE164).toBe(plain)
      }),
    )
  })

  it('is written so that it reads as itself anywhere', () => {
    fc.assert(
      fc.property(digits, countries, countries, (typed, country, elsewhere) => {
        const number = readPhone(typed, country, branches)?.phoneE164
        if (number) expect(readPhone(number, elsewhere)?.phoneE164).toBe(number)
      }),
      { numRuns: 100 },
    )
  })
})
