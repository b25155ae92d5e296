import type { RecordedVisit } from '@wajiha/contract'
import { describe, expect, it } from 'vitest'
import { createVocabulary, defaultVocabulary } from './aliases.ts'
import { channelNames } from './channels.ts'
import { classify } from './classify.ts'
import { defaultRules } from './default-rules.ts'
import { explainAttribution } from './explain.ts'
import { readVisit } from './story-visit.ts'

const words = createVocabulary(defaultVocabulary)

/** A visit as a device records it. */
function touch(query: string, referrer = '', path = '/'): RecordedVisit {
  const landingPageUrl = `https://birkar.example${path}${query}`
  return {
    timestamp: '2026-11-21T08:00:00.000Z',
    utmParams: {},
    additionalInfo: { landingPageUrl, referrer },
  }
}

function channelOf(query: string, referrer?: string, path?: string) {
  return classify(readVisit(touch(query, referrer, path)), defaultRules, words).channel
}

describe('the channel table', () => {
  it.each([
    ['paid-search', '?gclid=Cj0K', 'https://www.google.com/'],
    ['paid-search', '?gbraid=0AAAAA', ''],
    ['paid-search', '?wbraid=Clk', ''],
    ['paid-search', '?msclkid=9f', 'https://www.bing.com/'],
    ['paid-search', '?utm_source=google&utm_medium=cpc', ''],
    ['paid-search', '?utm_source=bing&utm_medium=PPC', ''],
    ['paid-social', '?utm_source=fb&utm_medium=cpc&fbclid=x', ''],
    ['paid-social', '?utm_source=Instagram&utm_medium=paid_social', ''],
    ['paid-social', '?ScCid=a', ''],
    ['paid-social', '?ttclid=a', ''],
    ['paid-social', '?twclid=a', ''],
    ['paid-social', '?li_fat_id=a', ''],
    ['display', '?utm_source=site&utm_medium=banner', ''],
    ['display', '?dclid=x', ''],
    ['display', '?gclid=x&utm_medium=display', ''],
    ['organic-search', '', 'https://www.google.com.sa/'],
    ['organic-search', '', 'https://duckduckgo.com/'],
    ['organic-search', '', 'https://ar.search.yahoo.com/'],
    ['organic-social', '', 'https://l.instagram.com/'],
    ['organic-social', '', 'https://t.co/abc'],
    ['organic-social', '?fbclid=x', ''],
    ['organic-social', '?utm_source=twitter&utm_medium=social', ''],
    ['organic-social', '?utm_source=تويتر', ''],
    ['email', '?utm_source=newsletter&utm_medium=email', ''],
    ['email', '?utm_medium=E-Mail', ''],
    ['email', '', 'https://mail.google.com/'],
    ['messaging', '?utm_source=wa', ''],
    ['messaging', '', 'https://web.whatsapp.com/'],
    ['messaging', '?via=whatsapp:K7Q2', ''],
    ['card', '', '', '/card/sara'],
    ['card', '', '', '/en/card/sara'],
    ['qr', '?via=qr:booth-3', ''],
    ['qr', '?utm_source=flyer&utm_medium=QRcode', ''],
    ['short-link', '?via=short:ramadan', ''],
    ['email', '?via=short:ramadan&utm_medium=email', ''],
    ['referral', '', 'https://news.example/'],
    ['referral', '?utm_source=chamber&utm_medium=partner', ''],
    ['other', '?utm_source=zzz&utm_medium=qqq', ''],
    ['direct', '', ''],
    ['direct', '?page=2', 'https://birkar.example/about'],
    ['direct', '', 'https://www.birkar.example/about'],
  ])('says %s of “%s” from “%s”', (channel, query, referrer, path = '/') => {
    expect(channelOf(query, referrer, path)).toBe(channel)
  })

  it('reaches every channel that it names, but calls and visits, which colleagues enter', () => {
    const named = new Set<string>([
      ...defaultRules.map(({ channel }) => channel),
      'direct',
      'spoken',
    ])
    expect([...named].sort()).toEqual([...channelNames].sort())
  })

  it('does not take a host for another that ends or begins like it', () => {
    expect(channelOf('', 'https://notgoogle.com/')).toBe('referral')
    expect(channelOf('', 'https://google.evil.example/')).toBe('referral')
    expect(channelOf('', 'https://facebook.com.evil.example/')).toBe('referral')
  })

  it('lets a person’s own rule go first, and never fits an empty one', () => {
    const visit = readVisit(touch('?gclid=a'))
    const own = [{ channel: 'direct' as const }, { channel: 'qr' as const, clickIds: ['gclid'] }]
    expect(classify(visit, [...own, ...defaultRules], words).channel).toBe('qr')
  })

  it('compares click ids with their capitals', () => {
    expect(channelOf('?GCLID=a')).toBe('direct')
  })
})

describe('the sentence beside a channel', () => {
  const sentence = (query: string, referrer?: string) => {
    const visit = readVisit(touch(query, referrer))
    return explainAttribution(classify(visit, defaultRules, words), visit)
  }

  it('names the click id and who gave it', () => {
    const { ar, en } = sentence('?gclid=a')
    expect(ar.replace(/[\u2068\u2069]/g, '')).toBe('بحث مدفوع: وصل بمعرّف نقرة من Google (gclid).')
    expect(en).toBe('Paid search: arrived with a click id from Google (gclid).')
  })

  it('names the campaign’s words, the other site, our own thing, or nothing', () => {
    expect(sentence('?utm_source=fb&utm_medium=cpc').en).toBe(
      'Paid social: arrived with a campaign tag utm_source=fb · utm_medium=cpc.',
    )
    expect(sentence('', 'https://news.example/').en).toBe('Referral: arrived from news.example.')
    expect(sentence('?via=qr:booth-3').en).toBe('QR code: arrived by the QR code “booth-3”.')
    expect(sentence('').ar).toContain('مباشر: كتب العنوان بنفسه')
  })
})
