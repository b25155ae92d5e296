import { describe, expect, it } from 'vitest'
import { createVocabulary, defaultVocabulary } from './aliases.ts'
import { defaultRules } from './default-rules.ts'
import { models, shareCredit } from './models.ts'
import { tellStory } from './story.ts'
import { hostOf, readVisit, type VisitFacts } from './story-visit.ts'
import { summarise } from './summarise.ts'

const settings = {
  rules: defaultRules,
  words: createVocabulary(defaultVocabulary),
  ignoredHosts: ['accounts.google.com'],
}
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 1) + minutes * 60_000).toISOString()
const visit = (minutes: number, rest: Partial<VisitFacts> = {}): VisitFacts => ({
  at: at(minutes),
  utm: {},
  clickIds: {},
  ...rest,
})
const ad = { clickIds: { gclid: 'g1' } }
const mail = { utm: { source: 'newsletter', medium: 'email', campaign: 'nov' } }
const day = 24 * 60
const tell = (...visits: VisitFacts[]) => tellStory(visits, at(365 * day), settings)
const channelsOf = (...visits: VisitFacts[]) => tell(...visits).map(({ channel }) => channel)

describe('a story', () => {
  it('is told in its order, however it was recorded, and each visit once', () => {
    const both = [visit(day, mail), visit(0, ad), visit(day, mail), visit(0, ad)]
    expect(channelsOf(...both)).toEqual(['paid-search', 'email'])
  })

  it('takes a journey of half an hour for one visit, until another campaign comes', () => {
    expect(channelsOf(visit(0, ad), visit(10), visit(25))).toEqual(['paid-search'])
    expect(channelsOf(visit(0, ad), visit(10, mail))).toEqual(['paid-search', 'email'])
    expect(channelsOf(visit(0, ad), visit(31))).toEqual(['paid-search', 'direct'])
  })

  it('knows one visit in what site and device recorded of it', () => {
    const campaign = { utm: { source: 'x', medium: 'social' } }
    const both = [visit(0, { ...campaign, via: 'short:deck' }), visit(0.1, campaign)]
    expect(tell(...both).map(({ via }) => via)).toEqual(['short:deck'])
    expect(tell(visit(0, { via: 'short:a' }), visit(1, { via: 'short:b' }))).toHaveLength(2)
  })

  it('ignores sites that only send people back', () => {
    expect(channelsOf(visit(0, { referrerHost: 'accounts.google.com' }))).toEqual(['direct'])
  })

  it('ends where the person wrote', () => {
    expect(tellStory([visit(0, ad), visit(day, mail)], at(10), settings)).toHaveLength(1)
  })

  it('keeps the very first of very many', () => {
    const many = Array.from({ length: 300 }, (_, index) => visit(index * 60, mail))
    const story = tell(visit(-60, ad), ...many)
    expect(story).toHaveLength(100)
    expect(story[0]?.channel).toBe('paid-search')
    expect(story.at(-1)?.at).toBe(at(299 * 60))
  })
})

describe('the five models', () => {
  const total = (story: ReturnType<typeof tell>, model: (typeof models)[number]) =>
    shareCredit(story).reduce((sum, credit) => sum + credit[model], 0)

  it.each([1, 2, 3, 4, 7])('share one person among %i visits', (count) => {
    const story = tell(...Array.from({ length: count }, (_, index) => visit(index * day, ad)))
    expect(story).toHaveLength(count)
    for (const model of models) expect(total(story, model)).toBeCloseTo(1, 10)
  })

  it('give 40, 20 and 40 by position, and passes over direct visits where it says so', () => {
    const story = tell(visit(0, ad), visit(day, mail), visit(2 * day))
    expect(shareCredit(story).map(({ position }) => position)).toEqual([0.4, 0.2, 0.4])
    expect(shareCredit(story).map(({ lastNonDirect }) => lastNonDirect)).toEqual([0, 1, 0])
    expect(shareCredit(story).map(({ last }) => last)).toEqual([0, 0, 1])
    expect(shareCredit(tell(visit(0))).map(({ lastNonDirect }) => lastNonDirect)).toEqual([1])
  })
})

describe('the summary', () => {
  it('says first, last and decisive visit, how many, and how long it took', () => {
    const story = tell(visit(0, ad), visit(day, mail), visit(2 * day))
    expect(summarise(story, at(2.5 * day))).toMatchObject({
      channel: 'email',
      firstChannel: 'paid-search',
      lastChannel: 'direct',
      campaign: 'nov',
      touchCount: 3,
      daysToConvert: 2.5,
      gclid: 'g1',
      clickedAt: at(0),
    })
  })
})

describe('a visit that is read', () => {
  const read = (landingPageUrl: string, referrer = '') =>
    readVisit({
      timestamp: at(0),
      utmParams: {},
      additionalInfo: { landingPageUrl, referrer },
    })

  it('takes what the address says, also of advertisers the record does not know', () => {
    const found = read('https://b.example/en?utm_source=%20fb%E2%80%AE%20&ScCid=Ab&wbraid=Cd')
    expect(found.utm).toEqual({ source: 'fb' })
    expect(found.clickIds).toEqual({ ScCid: 'Ab', wbraid: 'Cd' })
  })

  it('takes ?src= for a source where no campaign names one', () => {
    expect(read('/job/x?src=linkedin').utm).toEqual({ source: 'linkedin' })
    expect(read('/job/x?src=linkedin&utm_source=x').utm).toEqual({ source: 'x' })
  })

  it('survives whatever an address may be', () => {
    for (const odd of ['', 'x', 'http://', '//', 'https://a.b/%E0%A4%A', 'javascript:1', '\u0000'])
      expect(() => read(odd, odd)).not.toThrow()
    expect(hostOf('https://WWW.Google.com/x')).toBe('google.com')
    expect(hostOf('android-app://com.slack/')).toBe('com.slack')
  })

  it('clips values at 255 characters', () => {
    expect(read(`/?utm_source=${'س'.repeat(400)}`).utm.source).toHaveLength(255)
  })
})
