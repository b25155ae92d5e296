/** Who sees what of a campaign: by the words of an advertisement, by side, by the server's clock. */
import type { Campaign } from '@wajiha/contract'
import { describe, expect, it } from 'vitest'
import { choicesBy } from '#app/consent/start/consent.ts'
import { nameOfChoice } from '#app/locale/campaign-choice.ts'
import type { Address } from '#app/locale/read-address.ts'
import { consentCookies } from '../consent/consent-cookie.ts'
import { assignmentsCookie, readAssignments } from '../http/assignments-cookie.ts'
import type { Exchange } from '../http/exchange.ts'
import { countDays } from './count-days.ts'
import { createVariantCounter } from './count-variants.ts'
import { matchWording } from './match-wording.ts'
import { createPersonalise } from './personalise.ts'

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1'
const address: Address = {
  page: 'landing',
  locale: 'ar',
  params: { slug: 'launch' },
  query: {},
  choices: {},
  canonical: '/campaign/launch',
}
const test = { id: '3f2a9c1dm9x2', share: 50, promise: 'دفعٌ أقصر' }
const wordings = [
  { terms: ['متجر إلكتروني', 'Online Store'], promise: 'متجرك يتّسع' },
  { terms: ['سرعة'], promise: 'أسرع من ثانيتين' },
]

type Ask = { search?: string; userAgent?: string; cookie?: string; who?: string; gpc?: boolean }

function open(campaign: Partial<Campaign>, now = Date.parse('2026-11-21T20:00:00Z')) {
  const seen: string[] = []
  const answers = {
    campaign: { state: 'running', ...campaign },
    branches: [{ isDefault: true, timeZone: 'Asia/Riyadh' }],
  }
  const personalise = createPersonalise({
    content: {
      read: async (_locale: string, name: 'campaign') => ({ data: answers[name] }),
    } as never,
    rules: { consent: 'notice' },
    secret: Buffer.alloc(32, 7),
    isSecure: true,
    visitorOf: ({ request }) => ({ counter: String(request.headers.from) }) as never,
    onVariantShown: (_, { side }) => seen.push(side),
    now: () => now,
  })
  const ask = (asked: Ask = {}, before?: Parameters<typeof personalise>[2]) =>
    personalise(exchangeOf(asked), address, before)
  return { ask, seen }
}

function exchangeOf({ search = '', userAgent = phone, cookie, who = '203.0.113.7', gpc }: Ask) {
  const headers = {
    'user-agent': userAgent,
    from: who,
    ...(cookie ? { cookie } : {}),
    ...(gpc ? { 'sec-gpc': '1' } : {}),
  }
  return { method: 'GET', search, request: { headers } } as unknown as Exchange
}

describe('the words of an advertisement', () => {
  const match = (query: string) => matchWording(wordings, new URLSearchParams(query))

  it('choose a promise from the list, whatever hand or keyboard wrote them', () => {
    expect(match('utm_term=متجر إلكتروني')).toBe(0)
    expect(match('utm_term=متجر%20%20الكترونى')).toBe(0)
    expect(match('utm_content=ONLINE+store')).toBe(0)
    expect(match('utm_term=سُرعَة')).toBe(1)
  })

  it('choose by the term before the content, and nothing for what is not in the list', () => {
    expect(match('utm_content=سرعة&utm_term=online store')).toBe(0)
    expect(match('utm_content=سرعة&utm_term=other')).toBe(1)
    for (const query of ['', 'utm_term=', 'utm_term=متجر', 'utm_source=سرعة', 'utm_term=__proto__'])
      expect(match(query), query).toBeUndefined()
  })

  it('never become part of a page’s name, which stays a short list', async () => {
    const { ask } = open({ wordings })
    const names = new Set<string>()
    for (const term of ['سرعة', 'online store', ...Array.from({ length: 200 }, (_, i) => `x${i}`)])
      names.add(nameOfChoice((await ask({ search: `?utm_term=${term}` })).address.choice ?? {}))
    expect([...names].sort()).toEqual(['', 'w0', 'w1'])
  })
})

describe('a test of two sides', () => {
  it('shares visitors out as asked, and each of them stays', async () => {
    const { ask } = open({ test })
    const sides: string[] = []
    for (let index = 0; index < 2_000; index += 1) {
      const who = `198.51.100.${index}`
      const first = (await ask({ who })).address.choice?.side?.side ?? ''
      sides.push(first)
      if (index < 20) expect((await ask({ who })).address.choice?.side?.side).toBe(first)
    }
    const share = sides.filter((side) => side === 'b').length / sides.length
    expect(share).toBeGreaterThan(0.45)
    expect(share).toBeLessThan(0.55)
  })

  it('is remembered by a cookie where measuring is allowed, wherever the visitor is', async () => {
    const { ask } = open({ test })
    const { address: first, headers } = await ask()
    expect(headers['cache-control']).toMatch(/^private/)
    const [cookie = ''] = String(headers['set-cookie']).split(';')
    expect(cookie).toBe(`ab=${test.id}.${first.choice?.side?.side}`)
    for (const who of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4', '192.0.2.5']) {
      const again = await ask({ who, cookie })
      expect(again.address.choice?.side).toEqual(first.choice?.side)
      expect(again.headers).not.toHaveProperty('set-cookie')
    }
  })

  it('leaves nothing with those who refuse, and goes by no cookie of theirs', async () => {
    const { ask } = open({ test })
    const plain = (await ask()).address.choice?.side?.side
    const other = plain === 'a' ? 'b' : 'a'
    for (const refusal of [
      { gpc: true },
      { cookie: `wajiha-consent=1.0; ab=${test.id}.${other}` },
    ]) {
      const { address: shown, headers } = await ask(refusal)
      expect(shown.choice?.side?.side).toBe(plain)
      expect(headers).not.toHaveProperty('set-cookie')
    }
    const refused = consentCookies(
      choicesBy(() => false),
      { consent: 'notice' },
      true,
    )
    expect(refused.some((line) => line.startsWith('ab=; Max-Age=0'))).toBe(true)
  })

  it('shows programs the campaign as it stands, and counts none of them', async () => {
    const { ask, seen } = open({ test })
    for (const userAgent of ['Googlebot/2.1', 'facebookexternalhit/1.1', 'curl/8.5', '']) {
      const { address: shown, headers } = await ask({ userAgent })
      expect(shown).toBe(address)
      expect(headers).toEqual({})
    }
    expect(seen).toEqual([])
    await ask()
    expect(seen).toHaveLength(1)
  })

  it('is not met by those whose advertisement has a promise of its own', async () => {
    const { ask, seen } = open({ test, wordings })
    const { address: shown } = await ask({ search: '?utm_term=سرعة' })
    expect(shown.choice).toEqual({ wording: 1 })
    expect(seen).toEqual([])
  })

  it('shows a form that comes back what it stood on, and nothing of a test that is over', async () => {
    const { ask } = open({ test })
    for (const side of ['a', 'b'] as const)
      expect((await ask({}, { test: test.id, side })).address.choice?.side?.side).toBe(side)
    const over = open({})
    expect((await over.ask({}, { test: test.id, side: 'b' })).address).toBe(address)
    const ended = open({ test, state: 'ended' })
    expect((await ended.ask()).address).toBe(address)
  })

  it('reads no cookie that we did not write, and keeps the newest five', () => {
    for (const bad of ['ab=x', 'ab=__proto__.a', `ab=${'x'.repeat(300)}.a`, 'xab=t.a', ''])
      expect(readAssignments({ cookie: bad }), bad).toEqual([])
    let cookie = ''
    for (const id of ['t1', 't2', 't3', 't4', 't5', 't6'])
      cookie =
        assignmentsCookie({ test: id, side: 'a' }, readAssignments({ cookie }), true).split(
          ';',
        )[0] ?? ''
    expect(cookie).toBe('ab=t6.a~t5.a~t4.a~t3.a~t2.a')
  })

  it('counts a visit once, and another one after half an hour', () => {
    const counted: string[] = []
    const count = createVariantCounter(({ side }, device) => counted.push(`${side} ${device}`))
    const minute = 60_000
    const side = { test: 't1', side: 'b' } as const
    for (const at of [0, 1, 20 * minute, 45 * minute]) count('one', side, 'phone', at)
    expect(counted).toEqual(['b phone'])
    count('one', side, 'phone', 76 * minute)
    count('two', side, 'desktop', 76 * minute)
    expect(counted).toEqual(['b phone', 'b phone', 'b desktop'])
  })
})

describe('the days that are left', () => {
  const now = Date.parse('2026-11-21T20:00:00Z')

  it('are counted by the agency’s calendar: the same moment is another day elsewhere', () => {
    expect(countDays('2026-11-21T20:30:00Z', now, 'Asia/Riyadh')).toBe(0)
    expect(countDays('2026-11-21T21:30:00Z', now, 'Asia/Riyadh')).toBe(1)
    expect(countDays('2026-11-21T21:30:00Z', now, 'UTC')).toBe(0)
    expect(countDays('2026-11-24T06:00:00Z', now, 'Asia/Riyadh')).toBe(3)
    expect(countDays('2026-11-21T20:00:00Z', now, 'UTC')).toBeUndefined()
    expect(countDays('soon', now, 'UTC')).toBeUndefined()
  })

  it('name the page of their day, and only where the campaign tells them', async () => {
    const endsAt = '2026-12-03T20:00:00Z'
    const chosen = (await open({ endsAt, showsEnd: true }, now).ask()).address.choice
    expect(chosen?.days?.left).toBe(12)
    expect(nameOfChoice(chosen ?? {})).toBe('d12')
    expect((await open({ endsAt }, now).ask()).address).toBe(address)
  })
})
