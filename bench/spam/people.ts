/** Two hundred people: how each writes, from where, how long, and how often they correct themselves. */
import * as words from './people-words.ts'
import type { Random } from './random.ts'

export type Attempt = {
  /** Fields as the form sends them, without stamp and key. */
  fields: Record<string, string>
  /** Since the form was first touched or the attempt before, milliseconds. */
  afterMs: number
}

export type Person = {
  kind: string
  /** Milliseconds after the beginning of the day at which they open the form. */
  at: number
  address: string
  /** The last one is what they mean; those before are wrong, or were corrected after arriving. */
  attempts: Attempt[]
}

const minute = 60_000

export function people(random: Random): Person[] {
  return [
    ...Array.from({ length: 110 }, (_, at) => alone(random, at)),
    ...Array.from({ length: 60 }, (_, at) => ofAnOffice(random, at)),
    ...Array.from({ length: 20 }, (_, at) => atAnEvent(random, at)),
    ...Array.from({ length: 10 }, (_, at) => correcting(random, at)),
  ]
}

const during = (random: Random, hours: number) => random.between(0, hours * 60) * minute

function alone(random: Random, at: number): Person {
  const address = `151.${random.between(0, 250)}.${at}.${random.between(1, 250)}`
  const attempts = [...mistakes(random), write(random)]
  return { kind: 'alone', at: during(random, 14), address, attempts }
}

/** Three offices, twenty people each behind one address, over one working day. */
function ofAnOffice(random: Random, at: number): Person {
  const address = `188.50.${10 + (at % 3)}.4`
  return { kind: 'office', at: during(random, 9), address, attempts: [write(random)] }
}

/** Twenty people in one hall within half an hour, behind one address of a mobile network. */
function atAnEvent(random: Random, at: number): Person {
  return {
    kind: 'event',
    at: 5 * 60 * minute + at * 1.5 * minute,
    address: '5.42.240.18',
    attempts: [...mistakes(random), write(random)],
  }
}

/** A person whose message arrived and who sends it again with the telephone number corrected. */
function correcting(random: Random, at: number): Person {
  const first = write(random)
  const second = { ...first.fields, phone: phone(random) }
  const attempts = [first, { fields: second, afterMs: random.between(20_000, 90_000) }]
  return { kind: 'correcting', at: during(random, 14), address: `37.${at}.7.9`, attempts }
}

/** A quarter of people forget something first; some do so three times. */
function mistakes(random: Random): Attempt[] {
  const count = random.next() < 0.25 ? random.between(1, 3) : 0
  const wrong: Record<string, string>[] = [
    { phone: '12' },
    { email: 'sara@' },
    { consentPrivacy: '' },
    { name: '١' },
  ]
  return Array.from({ length: count }, () => {
    const { fields, afterMs } = write(random)
    return { fields: { ...fields, ...random.one(wrong) }, afterMs }
  })
}

function write(random: Random): Attempt {
  const isArabic = random.next() < 0.7
  const { first, last } = isArabic ? words.arabicNames : words.englishNames
  const service = random.one(words.services)
  const reach = random.next()
  return {
    fields: {
      name: `${random.one(first)} ${random.one(last)}`,
      ...(reach < 0.8 ? { phone: phone(random) } : {}),
      ...(reach > 0.3 ? { email: email(random) } : {}),
      ...(service ? { service } : {}),
      ...(random.next() < 0.3
        ? { company: random.one(['شركة النخيل', 'Palm Trading', 'م. الأفق']) }
        : {}),
      message: message(random, isArabic),
      consentPrivacy: 'on',
    },
    // Autofill and two words take six seconds; a tab left open over lunch takes hours.
    afterMs:
      random.next() < 0.05 ? random.between(1, 6) * 60 * minute : random.between(6, 600) * 1_000,
  }
}

function message(random: Random, isArabic: boolean): string {
  if (random.next() < 0.12) return random.one(words.shortWishes)
  const parts = isArabic
    ? [words.arabicOpenings, words.arabicWishes, words.arabicEndings]
    : [[''], words.englishWishes, words.englishEndings]
  const detail = random.one([
    '',
    `عددنا ${random.between(3, 90)}.`,
    `Ref ${random.between(10, 99)}.`,
  ])
  return [...parts.map((list) => random.one(list)), detail].filter(Boolean).join('\n')
}

function phone(random: Random): string {
  const number = `05${random.between(0, 9)}${random.between(1_000_000, 9_999_999)}`
  return random.one([
    number,
    number.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit),
    `+966 ${number.slice(1, 3)} ${number.slice(3, 6)} ${number.slice(6)}`,
    `00966${number.slice(1)}`,
  ])
}

const email = (random: Random) =>
  `${random.one(['sara', 'info', 'm.ali', 'noura', 'ceo', 'ahmad'])}${random.between(1, 9_999)}@${random.one(words.domains)}`
