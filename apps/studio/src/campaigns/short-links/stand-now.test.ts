import { describe, expect, it } from 'vitest'
import { standNow } from './stand-now.ts'
import { shortLinkWords } from './words.ts'

const now = Date.parse('2026-11-30T09:00:00.000Z')
const [past, coming] = ['2026-11-29T09:00:00.000Z', '2026-12-01T09:00:00.000Z']

describe('how a short link stands now', () => {
  it.each([
    ['leads', { state: 'active' }],
    ['leads', { state: 'active', startsAt: past, expiresAt: new Date(coming) }],
    ['early', { state: 'active', startsAt: coming }],
    ['ended', { state: 'active', startsAt: null, expiresAt: past }],
    ['ended', { state: 'paused', expiresAt: new Date(past) }],
    ['paused', { state: 'paused', startsAt: coming }],
    ['over', { state: 'archived', expiresAt: past }],
  ] as const)('is %s: %j', (stand, link) => {
    expect(standNow(link, now)).toBe(stand)
  })

  it('is said of a link whose time is over otherwise than of one that leads on', () => {
    const { leads, ended } = shortLinkWords.stand
    expect([leads.ar, ended.ar]).toEqual(['سارٍ', 'انتهى'])
  })
})
