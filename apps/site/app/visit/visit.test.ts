import { describe, expect, it, vi } from 'vitest'
import {
  addVisit,
  describeVisit,
  isRepeat,
  makeSessionId,
  readVisits,
  type Visit,
  type VisitDetails,
} from './visit.ts'

const details: VisitDetails = {
  referrer: 'https://example.com/',
  userAgent: 'Mozilla/5.0',
  language: 'ar-SA',
  landingPageUrl: 'https://birkar.example/?utm_source=a',
  screen: { width: 1920, height: 1080 },
}
const now = new Date('2026-11-21T08:00:00Z')

const visit = (search: string, sessionId = 'session-1'): Visit =>
  describeVisit({ now, search, sessionId, details })

const all =
  '?utm_source=test_source&utm_medium=test_medium&utm_campaign=test_campaign' +
  '&utm_term=test_term&utm_content=test_content'

describe('the stored list', () => {
  it('is empty where nothing is stored', () => {
    expect(readVisits(null)).toEqual([])
  })

  it('is given back as it was stored', () => {
    const stored = [visit(all), visit('')]
    expect(readVisits(JSON.stringify(stored))).toEqual(stored)
  })

  it('is empty and reported when it is no JSON', () => {
    const complain = vi.fn()
    expect(readVisits('{not json', complain)).toEqual([])
    expect(complain.mock.calls[0]?.[0]).toMatch(/^Error parsing local storage data/)
  })

  it.each(['{}', 'null', '"x"', '7', 'true'])('is empty when it is %s, in silence', (stored) => {
    const complain = vi.fn()
    expect(readVisits(stored, complain)).toEqual([])
    expect(complain).not.toHaveBeenCalled()
  })
})

describe('a record', () => {
  it('holds its fields in the stored order, with what the page reports', () => {
    const made = visit(`${all}&gclid=g1&gad_source=1`)
    expect(Object.keys(made)).toEqual([
      'timestamp',
      'utmParams',
      'additionalInfo',
      'sessionId',
      'gclidParams',
    ])
    expect(made.timestamp).toBe('2026-11-21T08:00:00.000Z')
    expect(made.additionalInfo).toEqual(details)
    expect(Object.keys(made.additionalInfo)).toEqual([
      'referrer',
      'userAgent',
      'language',
      'landingPageUrl',
      'screen',
    ])
  })

  it('holds the five campaign values', () => {
    expect(visit(all).utmParams).toEqual({
      utm_source: 'test_source',
      utm_medium: 'test_medium',
      utm_campaign: 'test_campaign',
      utm_term: 'test_term',
      utm_content: 'test_content',
    })
  })

  it('leaves absent values out, down to an empty object', () => {
    expect(visit('?utm_medium=mail').utmParams).toEqual({ utm_medium: 'mail' })
    expect(JSON.stringify(visit('?page=2').utmParams)).toBe('{}')
    expect(JSON.stringify(visit('').utmParams)).toBe('{}')
  })

  it('decodes values and reads a plus as a space', () => {
    const { utm_source, utm_term } = visit(
      '?utm_source=%D8%B4%D8%B1%D9%83%D8%A9&utm_term=a+b%26c',
    ).utmParams
    expect([utm_source, utm_term]).toEqual(['شركة', 'a b&c'])
  })

  it('survives a value that is not well encoded', () => {
    expect(visit('?utm_source=%E0%A4%A').utmParams.utm_source).toBeTypeOf('string')
  })

  it('joins repeated values by a comma, in their order', () => {
    expect(visit('?utm_source=a&utm_source=c').utmParams).toEqual({ utm_source: 'a,c' })
    expect(visit('?gclid=a&gclid=b&gad_source=1').gclidParams).toEqual({
      gclid: 'a,b',
      gad_source: '1',
    })
  })

  it('treats a key without an equals sign as absent', () => {
    expect(visit('?utm_source&utm_medium=x').utmParams).toEqual({ utm_medium: 'x' })
    expect(visit('?gclid&gad_source').gclidParams).toBeUndefined()
    expect(visit('?gclid&gad_source=1').gclidParams).toEqual({ gad_source: '1' })
  })

  it('keeps an empty campaign value', () => {
    expect(visit('?utm_source=').utmParams).toEqual({ utm_source: '' })
  })

  it.each([
    ['both', '?gclid=abc&gad_source=1', { gclid: 'abc', gad_source: '1' }],
    ['gclid alone', '?gclid=abc', { gclid: 'abc' }],
    ['gad_source alone', '?gad_source=1', { gad_source: '1' }],
    ['neither', '?utm_source=a', undefined],
    ['both empty', '?gclid=&gad_source=', undefined],
    ['one empty', '?gclid=&gad_source=1', { gclid: '', gad_source: '1' }],
    ['special characters', '?gclid=a%2Fb-_%3D!', { gclid: 'a/b-_=!' }],
    ['digits', '?gclid=12345&gad_source=67890', { gclid: '12345', gad_source: '67890' }],
  ])('names the click ids: %s', (_, search, expected) => {
    const made = visit(search)
    expect(made.gclidParams).toEqual(expected)
    expect('gclidParams' in made).toBe(expected !== undefined)
  })
})

describe('a visit', () => {
  it('without campaign parameters is recorded too', () => {
    expect(addVisit([], visit(''))).toHaveLength(1)
  })

  it('that is the same as the newest adds nothing, wherever and whenever it is', () => {
    const list = [visit(all)]
    const again = describeVisit({
      now: new Date('2026-11-22T08:00:00Z'),
      search: `${all}&page=2`,
      sessionId: 'session-1',
      details: { ...details, landingPageUrl: 'https://birkar.example/about', referrer: '' },
    })
    expect(isRepeat(again, list[0])).toBe(true)
    expect(addVisit(list, again)).toBe(list)
  })

  it('with the same campaign in a new session is added', () => {
    const list = [visit(all)]
    expect(addVisit(list, visit(all, 'session-2')).map(({ sessionId }) => sessionId)).toEqual([
      'session-2',
      'session-1',
    ])
  })

  it.each(['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'])(
    'with another %s in the same session is added in front',
    (name) => {
      const query = new URLSearchParams(all)
      query.set(name, 'other')
      const list = addVisit([visit(all)], visit(`?${query}`))
      expect(list).toHaveLength(2)
      expect(list[0]?.utmParams).toHaveProperty(name, 'other')
    },
  )

  it('with another click id is added', () => {
    const list = [visit('?gclid=a')]
    expect(addVisit(list, visit('?gclid=b'))).toHaveLength(2)
    expect(addVisit(list, visit('?gclid=a&gad_source=1'))).toHaveLength(2)
    expect(addVisit(list, visit('?gclid=a'))).toHaveLength(1)
  })

  it('with an empty value differs from one without it', () => {
    expect(addVisit([visit('')], visit('?utm_source='))).toHaveLength(2)
  })

  it('is compared with the newest alone: A, B, A makes three', () => {
    const [a, b] = [visit('?utm_source=a'), visit('?utm_source=b')]
    expect([a, b, a].reduce(addVisit, [] as readonly Visit[])).toHaveLength(3)
  })

  it.each([[null], [{}], ['x'], [{ sessionId: 'session-1' }]])(
    'is added in front of a stored %o that is no record',
    (odd) => {
      expect(addVisit([odd as never], visit('?utm_source=a'))).toHaveLength(2)
    },
  )
})

describe('a session id', () => {
  it('is 1 to 13 lower-case letters and digits', () => {
    for (let i = 0; i < 200; i += 1) expect(makeSessionId()).toMatch(/^[0-9a-z]{1,13}$/)
    for (const random of [0, 0.5, 1 - Number.EPSILON])
      expect(makeSessionId(() => random)).toMatch(/^[0-9a-z]{1,13}$/)
  })
})
