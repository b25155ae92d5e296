import { describe, expect, it } from 'vitest'
import { hostileCells } from '../../test/hostile-cells.ts'
import {
  adsTime,
  enhancedCsv,
  googleAdsCsv,
  hashed,
  leftOutCsv,
  leftOutReason,
  type WonLead,
  withheldCsv,
} from './conversions.ts'

const now = new Date('2026-11-21T12:00:00Z')
const conversion = {
  stage: 'won' as const,
  name: 'Lead won',
  currency: 'SAR',
  value: 500,
  timeZone: 'Asia/Riyadh',
}
const lead = (rest: Partial<WonLead> = {}): WonLead => ({
  number: 7,
  gclid: 'Cj0KCQ-a_1',
  gbraid: null,
  wbraid: null,
  clickedAt: '2026-11-01T09:00:00.000Z',
  at: '2026-11-20T21:30:05.000Z',
  value: 12_000,
  currency: 'SAR',
  emailNorm: 'sara@example.com',
  phoneE164: '+966501234567',
  adsAllowedAt: '2026-11-01T09:00:00.000Z',
  isByHand: false,
  ...rest,
})

describe('the file for Google Ads', () => {
  it('has the five columns and the time with its offset', () => {
    expect(googleAdsCsv([lead()], conversion, now)).toBe(
      'Google Click ID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency\r\n' +
        'Cj0KCQ-a_1,Lead won,2026-11-21 00:30:05+03:00,12000,SAR\r\n',
    )
  })

  it('takes value and currency of the settings where a lead has none', () => {
    const csv = googleAdsCsv([lead({ value: null, currency: null })], conversion, now)
    expect(csv).toContain(',500,SAR\r\n')
  })

  it('has columns of their own for gbraid and wbraid, one id a row, capitals kept', () => {
    const rows = [
      lead(),
      lead({ gclid: null, gbraid: '0AAAAAo4M' }),
      lead({ gclid: null, wbraid: 'ClkKCQ' }),
      lead({ gbraid: 'both' }),
    ]
    const [head, ...lines] = googleAdsCsv(rows, conversion, now).trim().split('\r\n')
    expect(head?.split(',').slice(5)).toEqual(['GBRAID', 'WBRAID'])
    expect(lines.map((line) => line.split(','))).toMatchObject([
      { 0: 'Cj0KCQ-a_1', 5: '', 6: '' },
      { 0: '', 5: '0AAAAAo4M', 6: '' },
      { 0: '', 5: '', 6: 'ClkKCQ' },
      { 0: 'Cj0KCQ-a_1', 5: '', 6: '' },
    ])
  })

  it('leaves out, with the reason, what Google would refuse', () => {
    const old = lead({ clickedAt: '2026-08-22T11:59:59.000Z' })
    const young = lead({ clickedAt: '2026-08-23T12:00:01.000Z' })
    const bare = lead({ gclid: null })
    const hostile = lead({ gclid: '=HYPERLINK("x")' })
    expect([old, young, bare, hostile].map((one) => leftOutReason(one, now))).toEqual([
      'too-old',
      undefined,
      'no-click-id',
      'bad-click-id',
    ])
    const all = [old, young, bare, hostile]
    expect(googleAdsCsv(all, conversion, now).trim().split('\r\n')).toHaveLength(2)
    const left = leftOutCsv(all, now, 'en')
    expect(left.trim().split('\r\n')).toHaveLength(4)
    expect(left).toContain('The click is more than 90 days old')
    expect(leftOutCsv(all, now, 'ar')).toContain('لا معرّف نقرة من Google')
  })
})

describe('the files for Google', () => {
  it('hold 200 hostile names and currencies as words, also where cells are parted by semicolons', () => {
    for (const text of hostileCells) {
      const named = { ...conversion, name: `تمّ;${text}` }
      const leads = [lead({ currency: text })]
      for (const csv of [googleAdsCsv(leads, named, now), enhancedCsv(leads, named)])
        for (const piece of csv.split(/[,;\t\r\n]/))
          expect(piece.replace(/^["\s\p{C}]+/u, '')).not.toMatch(/^[=+\-@＝＋－＠﹦﹢﹣﹫]/)
    }
  })
})

describe('enhanced conversions', () => {
  it('hash the e-mail in lower case and the phone in E.164', () => {
    const [, line = ''] = enhancedCsv([lead({ emailNorm: ' Sara@Example.com ' })], conversion)
      .trim()
      .split('\r\n')
    const [email, phone] = line.split(',')
    // printf 'sara@example.com' | sha256sum; the same of the number.
    expect(email).toBe('259b65833bbadfd58ee66dde290489a6e51518339de4886d2331027751f0913a')
    expect(phone).toBe('90a38f9294c5ab0c10c460c72353df5b7d0bd03ca3c4a01809c0f6363705b84f')
  })

  it('leave out, with the reason, whoever did not allow it', () => {
    const silent = lead({ number: 8, adsAllowedAt: null })
    const unknown = lead({ number: 9, emailNorm: null, phoneE164: null })
    const all = [lead(), silent, unknown]
    expect(enhancedCsv(all, conversion).trim().split('\r\n')).toHaveLength(2)
    expect(enhancedCsv([silent], conversion)).not.toContain(hashed('sara@example.com'))
    const [, ...left] = withheldCsv(all, 'en').trim().split('\r\n')
    expect(left.map((line) => line.split(',')[0])).toEqual(['8', '9'])
    expect(left[0]).toContain('They did not allow')
    expect(left[1]).toContain('Neither e-mail nor telephone')
    expect(withheldCsv(all, 'ar')).toContain('لم يأذن')
    // A click's own id is another matter: it names no person.
    expect(googleAdsCsv([silent], conversion, now).trim().split('\r\n')).toHaveLength(2)
  })

  it('leave out people of whom neither is known, and never say a name', () => {
    const nobody = lead({ emailNorm: null, phoneE164: null })
    expect(enhancedCsv([nobody], conversion).trim().split('\r\n')).toHaveLength(1)
    expect(enhancedCsv([lead()], conversion)).not.toContain('sara')
  })
})

describe('the time of a conversion', () => {
  it.each([
    ['Asia/Riyadh', '2026-11-21 01:00:00+03:00'],
    ['Africa/Cairo', '2026-11-21 00:00:00+02:00'],
    ['Asia/Kolkata', '2026-11-21 03:30:00+05:30'],
    ['America/New_York', '2026-11-20 17:00:00-05:00'],
    ['UTC', '2026-11-20 22:00:00+00:00'],
  ])('is said where the agency is: %s', (timeZone, said) => {
    expect(adsTime('2026-11-20T22:00:00.000Z', timeZone)).toBe(said)
  })

  it('follows the clock where it changes in summer', () => {
    expect(adsTime('2026-07-01T12:00:00Z', 'Africa/Cairo')).toBe('2026-07-01 15:00:00+03:00')
  })
})
