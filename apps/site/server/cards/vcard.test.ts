import { createRequire } from 'node:module'
import type { Branch, Card } from '@wajiha/contract'
import ical from 'ical.js'
import { describe, expect, it } from 'vitest'
import { type Contact, writeContact } from './vcard.ts'

type Read = { valueOf: () => string; [parameter: string]: unknown }
type Vcf = new () => { parse: (text: string) => { get: (name: string) => Read | Read[] } }
const Vcf = createRequire(import.meta.url)('vcf') as Vcf

const said = (locale: 'ar' | 'en', text: string) => ({ text, locale })

const card = (locale: 'ar' | 'en', words: Record<string, string>, more: Partial<Card> = {}) =>
  ({
    id: 'mohammed',
    publicCode: 'k7m3qa',
    uid: '6f1d0a52-8c3e-4b7a-9d24-1e5b7c90a3f8',
    state: 'active',
    name: {
      full: said(locale, words.full ?? ''),
      given: said(locale, words.given ?? ''),
      family: said(locale, words.family ?? ''),
    },
    jobTitle: said(locale, words.title ?? ''),
    department: said(locale, words.department ?? ''),
    company: said(locale, words.company ?? ''),
    bio: said(locale, words.bio ?? ''),
    phones: [
      { e164: '+966555550142', type: 'cell', whatsapp: true },
      { e164: '+966115550142', type: 'fax', whatsapp: false },
    ],
    emails: ['mohammed@agency.example'],
    urls: [
      { kind: 'website', href: 'https://agency.example/', label: 'Site' },
      { kind: 'LinkedIn', href: 'https://linkedin.example/in/m', label: 'LinkedIn' },
      { kind: 'calendar', href: 'https://calendar.example/m', label: 'A time' },
    ],
    paper: 'fustuq',
    indexable: false,
    rev: '2026-11-22T11:25:35.840Z',
    ...more,
  }) satisfies Card

const branch = {
  address: { street: '١٢ شارع المِداد، حيّ الورّاقين', locality: 'الرياض', country: 'SA' },
  geo: { lat: 24.7, lng: 46.67 },
  timeZone: 'Asia/Riyadh',
} as Branch

const arabic = card('ar', {
  full: 'محمد العتيبي',
  given: 'محمد',
  family: 'العتيبي',
  title: 'مدير, تطوير',
  department: 'المبيعات',
  company: 'بِركار; الرياض',
  bio: 'سطرٌ أوّل\nوسطرٌ ثانٍ \\ طويلٌ '.repeat(6),
})
const english = card('en', {
  full: 'Mohammed Alotaibi',
  given: 'Mohammed',
  family: 'Alotaibi',
  title: 'Manager',
  department: 'Sales',
  company: 'Birkar',
  bio: 'Two lines',
})
const contact: Contact = {
  faces: [
    { locale: 'ar', card: arabic, branch },
    {
      locale: 'en',
      card: english,
      branch: { ...branch, address: { ...branch.address, street: '12 Midad Street' } },
    },
  ],
  address: 'https://agency.example/card/mohammed',
  photo: Buffer.alloc(2_000, 7),
  logo: 'https://agency.example/media/logo.png',
}

describe.each([3, 4] as const)('a contact in version %s', (version) => {
  const text = writeContact(contact, version)

  it('has lines of at most 75 octets, ended by CRLF, and no character cut in two', () => {
    expect(text.endsWith('END:VCARD\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(text.startsWith('\ufeff')).toBe(false)
    expect(text).not.toContain('\ufffd')
    expect(text).not.toContain('CHARSET')
  })

  it('is read by one program as it was meant', () => {
    const read = new ical.Component(ical.parse(text) as never)
    const value = (name: string) => read.getFirstPropertyValue(name)
    expect(value('version')).toBe(`${version}.0`)
    expect(value('fn')).toBe('محمد العتيبي')
    expect(value('n')).toEqual(['العتيبي', 'محمد', '', '', ''])
    expect(value('title')).toBe('مدير, تطوير')
    expect(value('org')).toEqual(['بِركار; الرياض', 'المبيعات'])
    expect(value('note')).toBe(arabic.bio.text)
    expect(value('adr')).toEqual(['', '', '١٢ شارع المِداد، حيّ الورّاقين', 'الرياض', '', '', 'SA'])
    expect(read.getAllProperties('tel')).toHaveLength(2)
    expect(read.getAllProperties('url').map((one) => one.getFirstValue())).toEqual([
      'https://agency.example/card/mohammed',
      'https://agency.example/',
      'https://calendar.example/m',
    ])
    const profiles = read.getAllProperties('x-socialprofile')
    expect(profiles.map((one) => one.getParameter('type'))).toEqual(['linkedin', 'whatsapp'])
  })

  it('is read by another the same', () => {
    const read = new Vcf().parse(text)
    const [first] = [read.get('fn')].flat()
    expect(first?.valueOf()).toBe('محمد العتيبي')
    const [name] = [read.get('n')].flat()
    expect(name?.valueOf()).toBe('العتيبي;محمد;;;')
    const [mail] = [read.get('email')].flat()
    expect(mail?.valueOf()).toBe('mohammed@agency.example')
  })
})

describe('the other name', () => {
  it('is a second one in 4.0, and says its language', () => {
    const read = new ical.Component(ical.parse(writeContact(contact, 4)) as never)
    const names = read.getAllProperties('fn')
    expect(names.map((one) => one.getFirstValue())).toEqual(['محمد العتيبي', 'Mohammed Alotaibi'])
    expect(names.map((one) => one.getParameter('language'))).toEqual(['ar', 'en'])
    expect(new Set(names.map((one) => one.getParameter('altid')))).toEqual(new Set(['1']))
  })

  it('is found by telephones that know only 3.0', () => {
    const text = writeContact(contact, 3)
    expect(text).toContain('NICKNAME:Mohammed Alotaibi\r\n')
    expect(text).toContain('X-PHONETIC-FIRST-NAME:Mohammed\r\n')
    const turned = writeContact({ ...contact, faces: [contact.faces[1], contact.faces[0]] }, 3)
    expect(turned).toContain('FN:Mohammed Alotaibi\r\n')
    expect(turned).toContain('NICKNAME:محمد العتيبي\r\n')
    expect(turned).not.toContain('X-PHONETIC')
  })

  it('is not said twice where both faces fell back to one', () => {
    const alone: Contact = { ...contact, faces: [contact.faces[0], { locale: 'en', card: arabic }] }
    expect(writeContact(alone, 3)).not.toContain('NICKNAME')
    expect(writeContact(alone, 4).match(/^FN/gm)).toHaveLength(1)
  })
})

it('keeps to what is known: no empty lines for a branch, a portrait or a bio that are not there', () => {
  const { bio: _, department: __, ...rest } = arabic
  const bare: Contact = {
    ...contact,
    photo: undefined,
    faces: [
      { locale: 'ar', card: rest },
      { locale: 'en', card: rest },
    ],
  }
  for (const version of [3, 4] as const)
    expect(writeContact(bare, version)).not.toMatch(/^(?:ADR|GEO|TZ|PHOTO|NOTE)/m)
})
