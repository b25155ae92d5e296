/** Programs that post: what each kind does about the stamp of time, the trap, and the reckoning. */
import * as words from './advertisers-words.ts'
import type { Random } from './random.ts'

export type Scripted = {
  kind: string
  at: number
  address: string
  fields: Record<string, string>
  /** `none`, one of its `own`, one `stolen` that many use, a `forged` or an `old` one. */
  stamp: 'none' | 'own' | 'stolen' | 'forged' | 'old'
  /** Since the stamp, milliseconds. */
  afterMs: number
  /** A whole browser, which reckons when it is asked. */
  reckons: boolean
  /** Posts the page's form and not the API. */
  isPage?: boolean
}

type Language = typeof words.english

const day = 14 * 60

export function scripted(random: Random): Scripted[] {
  const many = (count: number, make: (at: number) => Scripted) =>
    Array.from({ length: count }, (_, at) => make(at))
  const post = (kind: string, language: Language, more: Partial<Scripted> = {}): Scripted => ({
    kind,
    at: random.between(0, day) * 60_000,
    address: anywhere(random),
    fields: advertise(random, language),
    stamp: 'own' as const,
    afterMs: 9_000,
    reckons: false,
    ...more,
  })
  const any = () => random.one([words.english, words.arabic, words.russian])
  const browser = { reckons: true, afterMs: 25_000 }
  return [
    ...many(100, () => post('direct JSON', any(), { stamp: 'none' })),
    ...many(50, () => post('page form without script', any(), { stamp: 'none', isPage: true })),
    ...many(80, () => post('stolen stamp', any(), { stamp: 'stolen' })),
    ...many(60, () =>
      post('forged or old stamp', any(), { stamp: random.one(['forged', 'old'] as const) }),
    ),
    ...many(80, () => post('within a second', any(), { afterMs: random.between(80, 1_400) })),
    ...many(80, () => trapped(random, post('fills every field', any()))),
    ...many(50, (at) =>
      post('burst from one address', words.english, {
        ...browser,
        at: at * 4_000,
        address: '45.9.1.7',
      }),
    ),
    ...many(100, () => post('headless browser, English', words.english, browser)),
    ...many(100, () => post('headless browser, Arabic', words.arabic, browser)),
    ...many(100, () => post('headless browser, Russian', words.russian, browser)),
  ]
}

const anywhere = (random: Random) =>
  `${random.between(60, 99)}.${random.between(0, 255)}.${random.between(0, 255)}.9`

function trapped(random: Random, post: Scripted): Scripted {
  const name = random.one(['reference_note', 'website', 'url', 'homepage'])
  return { ...post, fields: { ...post.fields, [name]: random.one(words.hosts) } }
}

function advertise(random: Random, { openings, pitches, calls }: Language): Record<string, string> {
  const parts = [random.one(openings), random.one(pitches), random.one(calls)]
  if (random.next() < 0.4) parts.splice(2, 0, random.one(pitches))
  const text = parts
    .join(random.one([' ', '\n', '\n\n']))
    .replaceAll('{host}', random.one(words.hosts))
    .replaceAll('{n}', String(random.between(100, 99_999)))
  return {
    name: random.one(words.names),
    email: `user${random.between(1, 99_999)}@${random.one(words.throwAway)}`,
    message: text,
    consentPrivacy: 'on',
  }
}
