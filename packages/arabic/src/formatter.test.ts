import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from './any-text.fixture.ts'
import { stripBidiControls } from './bidi.ts'
import { createFormatter, type Formatter } from './formatter.ts'

const arabic = createFormatter({ locale: 'ar', numerals: 'arab', months: 'gregorian', hijri: true })
const latin = createFormatter({ locale: 'ar', numerals: 'latn', months: 'levantine', hijri: false })
const english = createFormatter({ locale: 'en', numerals: 'arab', months: 'levantine' })

/** What is read, without the invisible marks that keep its order and with plain spaces. */
const plain = (text: string) => stripBidiControls(text).replace(/\u00A0/g, ' ')

describe('numbers', () => {
  it('follow the numeral setting, never the region', () => {
    expect(arabic.number(1234567.891)).toBe('١٬٢٣٤٬٥٦٧٫٨٩١')
    expect(latin.number(1234567.891)).toBe('1,234,567.891')
    expect(english.number(1234567.891)).toBe('1,234,567.891')
  })

  it('look the same where none needs separators as the engine writes them', () => {
    const engine = (tag: string) => new Intl.NumberFormat(tag)
    const pairs = [
      [arabic, engine('ar-u-nu-arab')],
      [latin, engine('ar-u-nu-latn')],
      [english, engine('en-u-nu-latn')],
    ] as const
    for (const [ours, theirs] of pairs)
      for (let value = 0; value <= 1_000; value += 1)
        expect(ours.number(value)).toBe(theirs.format(value))
  })

  it('keep their sign, and zero has none', () => {
    expect(plain(arabic.number(-5))).toBe('-٥')
    expect(arabic.number(-0)).toBe('٠')
    expect(arabic.number(-0.0001)).toBe('٠')
  })

  it('round to the decimals asked for', () => {
    expect(arabic.number(4.756, { decimals: 1 })).toBe('٤٫٨')
    expect(arabic.number(4.2, { decimals: Number.NaN })).toBe('٤')
    expect(arabic.number(4.2, { decimals: 900 })).toBe('٤٫٢')
  })

  it('put the percent sign after the number', () => {
    expect(plain(arabic.percent(0.256))).toBe('٢٦٪')
    expect(plain(latin.percent(0.256, { decimals: 1 }))).toBe('25.6٪')
    expect(english.percent(0.256)).toBe('26%')
    expect(plain(arabic.percent(-0.5))).toBe('-٥٠٪')
  })

  it('shorten in words', () => {
    expect(plain(arabic.compact(12_000))).toBe('١٢ ألف')
    expect(plain(arabic.compact(1_300_000))).toBe('١٫٣ مليون')
    expect(english.compact(12_000)).toBe('12K')
  })

  it('name their currency, with decimals only where there are some', () => {
    expect(plain(arabic.currency(1200, 'SAR'))).toMatch(/^١٬٢٠٠ /)
    expect(plain(arabic.currency(12.5, 'usd'))).toBe('١٢٫٥٠ US$')
    expect(plain(english.currency(1200, 'SAR'))).toBe('SAR 1,200')
  })

  it('name the currency of a span once', () => {
    expect(arabic.currencyRange(55_000, 80_000, 'EGP')).toContain('\u2066٥٥٬٠٠٠–٨٠٬٠٠٠\u2069')
    expect(plain(arabic.currencyRange(55_000, 80_000, 'EGP'))).toBe('٥٥٬٠٠٠–٨٠٬٠٠٠ ج.م.')
    expect(plain(english.currencyRange(55_000, 80_000, 'EGP'))).toBe('EGP 55,000–80,000')
    expect(plain(english.currencyRange(12.5, 20, 'USD'))).toBe('$12.50–20')
    expect(english.currencyRange(1, 2, 'riyals')).toBe('')
    expect(english.currencyRange(Number.NaN, 2, 'SAR')).toBe('')
    expect(english.currencyRange(1, Number.NaN, 'SAR')).toBe('')
  })

  it('let prices keep Latin digits on their own', () => {
    const shop = createFormatter({ locale: 'ar', numerals: 'arab', prices: 'latn' })
    expect(plain(shop.currency(1200, 'USD'))).toBe('1,200 US$')
    expect(shop.number(1200)).toBe('١٬٢٠٠')
  })

  it('span from one to another, left to right in Arabic too', () => {
    expect(arabic.range(9, 17)).toBe('\u2066٩–١٧\u2069')
    expect(english.range(9, 17)).toBe('9–17')
  })

  it('write the digits of a year without separators', () => {
    expect(arabic.digits('2026')).toBe('٢٠٢٦')
    expect(latin.digits('٢٠٢٦')).toBe('2026')
    expect(english.digits('٢٠٢٦')).toBe('2026')
  })

  it('count minutes', () => {
    expect([0, 1, 2, 3, 11, 1.5].map(arabic.minutes)).toEqual([
      'أقل من دقيقة',
      'دقيقة واحدة',
      'دقيقتان',
      '٣ دقائق',
      '١١ دقيقة',
      '١٫٥ دقيقة',
    ])
    expect([0, 1, 2].map(english.minutes)).toEqual(['less than a minute', '1 minute', '2 minutes'])
  })
})

describe('dates', () => {
  it('have their styles', () => {
    expect(arabic.date('2026-08-23')).toBe('٢٣ أغسطس ٢٠٢٦')
    expect(arabic.date('2026-08-23', { style: 'medium' })).toBe('٢٣ أغسطس ٢٠٢٦')
    expect(arabic.date('2026-08-23', { style: 'month-year' })).toBe('أغسطس ٢٠٢٦')
    expect(arabic.date('2026-08-23', { style: 'year' })).toBe('٢٠٢٦')
    expect(english.date('2026-08-23')).toBe('23 August 2026')
    expect(english.date('2026-08-23', { style: 'medium' })).toBe('23 Aug 2026')
  })

  it('name Levantine months on request', () => {
    const months = Array.from({ length: 12 }, (_, month) => {
      const iso = `2026-${String(month + 1).padStart(2, '0')}-05`
      return latin.date(iso, { style: 'month-year' }).replace(' 2026', '')
    })
    expect(months).toEqual([
      'كانون الثاني',
      'شباط',
      'آذار',
      'نيسان',
      'أيار',
      'حزيران',
      'تموز',
      'آب',
      'أيلول',
      'تشرين الأول',
      'تشرين الثاني',
      'كانون الأول',
    ])
  })

  it('add the Hijri date of Umm al-Qura when the site shows it', () => {
    expect(arabic.dateWithHijri('2026-08-23')).toBe('٢٣ أغسطس ٢٠٢٦ (١٠ ربيع الأول ١٤٤٨ هـ)')
    expect(latin.dateWithHijri('2026-08-23')).toBe('23 آب 2026')
    expect(arabic.dateWithHijri('2026-08-23', { style: 'year' })).toBe('٢٠٢٦')
  })

  it('leave the Hijri date out where its tables end', () => {
    expect(arabic.dateWithHijri('1800-01-01')).toBe('١ يناير ١٨٠٠')
    expect(arabic.dateWithHijri('2180-01-01')).toBe('١ يناير ٢١٨٠')
  })

  it('are seen from the zone that was named, else from UTC', () => {
    const late = '2026-08-23T22:30:00Z'
    expect(arabic.date(late)).toBe('٢٣ أغسطس ٢٠٢٦')
    expect(arabic.date(late, { timeZone: 'Asia/Riyadh' })).toBe('٢٤ أغسطس ٢٠٢٦')
    expect(arabic.dateWithHijri(late, { timeZone: 'Asia/Riyadh' })).toContain('(١١ ربيع الأول')
  })

  it('do not move when they have no hour', () => {
    expect(arabic.date('2026-08-23', { timeZone: 'America/Los_Angeles' })).toBe('٢٣ أغسطس ٢٠٢٦')
  })

  it('span from one to another', () => {
    expect(arabic.dateRange('2026-08-23', '2026-08-25')).toBe('٢٣–٢٥ أغسطس ٢٠٢٦')
    expect(english.dateRange('2026-08-23', '2026-08-25')).toBe('23 – 25 August 2026')
    expect(arabic.dateRange('2026-08-23', 'x')).toBe('')
  })
})

describe('hours', () => {
  it('follow a twelve-hour clock', () => {
    expect(arabic.time('09:05')).toBe('٩:٠٥ ص')
    expect(arabic.time('00:05')).toBe('١٢:٠٥ ص')
    expect(arabic.time('2026-08-23T22:30:00Z', { timeZone: 'Asia/Riyadh' })).toBe('١:٣٠ ص')
    expect(english.time('17:00')).toBe('5:00 PM')
  })

  it('open and close on a twenty-four-hour clock, left to right', () => {
    expect(arabic.timeRange('09:00', '17:00')).toBe('\u2066٩:٠٠–١٧:٠٠\u2069')
    expect(latin.timeRange('09:00', '17:00')).toBe('\u20669:00–17:00\u2069')
    expect(english.timeRange('00:00', '17:30')).toBe('0:00–17:30')
  })
})

describe('what cannot be said', () => {
  it('is empty', () => {
    expect(arabic.number(Number.NaN)).toBe('')
    expect(arabic.percent(Number.POSITIVE_INFINITY)).toBe('')
    expect(arabic.currency(5, 'ريال')).toBe('')
    expect(arabic.range(1, Number.NaN)).toBe('')
    expect(arabic.date('2026-02-31')).toBe('')
    expect(arabic.date('09:00')).toBe('')
    expect(arabic.time('2026-08-23')).toBe('')
    expect(arabic.timeRange('9', '10')).toBe('')
    expect(arabic.date('2026-08-23T10:00Z', { timeZone: 'Mars/Olympus' })).toBe('')
  })

  it('never throws', () => {
    const formatter = fc.constantFrom<Formatter[]>(arabic, latin, english)
    fc.assert(
      fc.property(formatter, fc.double(), fc.double(), anyText, (say, one, other, text) => {
        say.number(one, { decimals: other })
        say.percent(one, { decimals: other })
        say.compact(one)
        say.currency(one, text)
        say.currency(one, 'XQZ')
        say.range(one, other)
        say.digits(text)
        say.minutes(one)
        say.date(text, { timeZone: text })
        say.date('2026-08-23T10:00Z', { timeZone: text })
        say.dateWithHijri(text)
        say.dateRange(text, '2026-08-23')
        say.dateRange('2026-08-23', '2020-01-01')
        say.time(text)
        say.timeRange(text, text)
      }),
      { numRuns: 500 },
    )
  })

  it('never shows eastern digits in English, nor Latin ones in an Arabic date', () => {
    const year = { noInvalidDate: true, min: new Date('1000-01-01'), max: new Date('9999-12-31') }
    fc.assert(
      fc.property(fc.date(year), fc.double({ noNaN: true }), (at, value) => {
        expect(english.date(at.toISOString()) + english.number(value)).not.toMatch(/[٠-٩]/)
        expect(arabic.dateWithHijri(at.toISOString()) + arabic.number(value)).not.toMatch(/[0-9]/)
        expect(arabic.date(at.toISOString())).not.toBe('')
      }),
    )
  })
})
