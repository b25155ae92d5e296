import { describe, expect, it } from 'vitest'
import { readTypedDate } from './read-typed-date.ts'

const dayOf = (text: string) => readTypedDate(text, 'day')?.toISOString()
const momentOf = (text: string, before?: Date) => {
  const read = readTypedDate(text, 'moment', before)
  return (
    read &&
    [
      read.getFullYear(),
      read.getMonth() + 1,
      read.getDate(),
      read.getHours(),
      read.getMinutes(),
    ].join(' ')
  )
}

describe('a day that is typed', () => {
  it.each([
    '05/06/2027',
    '5/6/2027',
    '5.6.2027',
    '5-6-2027',
    '5 / 6 / 2027',
    '2027-06-05',
    '٥/٦/٢٠٢٧',
    '۵/۶/۲۰۲۷',
    '\u200F٠٥/٠٦/٢٠٢٧',
    '5 June 2027',
    '5 jun 2027',
    'June 5, 2027',
    '5 يونيو 2027',
    '٥ حزيران ٢٠٢٧',
    '05-Jun-2027',
    'يونيو 5, 2027',
  ])('comes first: %s', (text) => {
    expect(dayOf(text)).toBe('2027-06-05T12:00:00.000Z')
  })

  it.each([
    '31/02/2027',
    '29/02/2027',
    '12/25/2026',
    '00/06/2027',
    '5/6/27',
    '5/6',
    'غدًا',
    '5/6/2027 10:00',
    '2027-13-01',
    '',
  ])('is not guessed: %s', (text) => {
    expect(dayOf(text)).toBeUndefined()
  })

  it('may be the 29th of February where there is one', () => {
    expect(dayOf('29/02/2028')).toBe('2028-02-29T12:00:00.000Z')
  })
})

it('reads a month of two words, and one without its hamza', () => {
  expect(dayOf('٣ كانون الثاني ٢٠٢٧')).toBe('2027-01-03T12:00:00.000Z')
  expect(dayOf('3 ابريل 2027')).toBe('2027-04-03T12:00:00.000Z')
})

describe('a moment that is typed', () => {
  it.each([
    ['05/06/2027 10:00', '2027 6 5 10 0'],
    ['٥/٦/٢٠٢٧، ٢:٣٠ م', '2027 6 5 14 30'],
    ['5 يونيو 2027، 2:30 م', '2027 6 5 14 30'],
    ['5 Jun 2027, 2:30 PM', '2027 6 5 14 30'],
    ['5/6/2027 9 ص', '2027 6 5 9 0'],
    ['5/6/2027 12:15 ص', '2027 6 5 0 15'],
    ['5/6/2027 12:15 مساءً', '2027 6 5 12 15'],
    ['2027-06-05T23:59', '2027 6 5 23 59'],
  ])('%s', (text, expected) => {
    expect(momentOf(text)).toBe(expected)
  })

  it.each(['5/6/2027 24:00', '5/6/2027 9:60', '5/6/2027 13:00 م', '5/6/2027 9', '5/6/2027 غدًا'])(
    'is not guessed: %s',
    (text) => {
      expect(momentOf(text)).toBeUndefined()
    },
  )

  it('keeps the hour where none is typed', () => {
    expect(momentOf('5/6/2027', new Date(2026, 0, 1, 16, 45))).toBe('2027 6 5 16 45')
    expect(momentOf('5/6/2027')).toBe('2027 6 5 0 0')
  })
})
