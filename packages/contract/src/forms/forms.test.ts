import { describe, expect, it } from 'vitest'
import { type FormInput, type FormName, formFields, formNames, readForm } from './index.ts'

const lead = { name: 'سارة العتيبي', email: 'sara@example.com', consentPrivacy: 'on' }

function answersOf(input: FormInput, form: FormName = 'contact', hasFile = false) {
  const read = readForm(form, input, { hasFile })
  if (read.kind === 'valid') return read.answers
  throw new Error(JSON.stringify(read.fields))
}

function codesOf(input: FormInput, form: FormName = 'contact', hasFile = false) {
  const read = readForm(form, input, { hasFile })
  return read.kind === 'invalid' ? read.fields : {}
}

describe('a name', () => {
  it.each(['محمد', 'Ali', 'د. سارة العتيبي', '\u200fمحمد\u200e', 'ん い'])('may be %s', (name) => {
    expect(codesOf({ ...lead, name })).toEqual({})
  })

  it.each(['12345', 'http://x', 'م', 'x'.repeat(81), '👍👍', '\ud800', 'www.a.b'])(
    'is not %s',
    (name) => {
      expect(codesOf({ ...lead, name })).toEqual({ name: ['name.invalid'] })
    },
  )

  it('is asked for when it is missing or blank', () => {
    for (const name of [undefined, '', '  \u200f ', null])
      expect(codesOf({ ...lead, name })).toEqual({ name: ['name.missing'] })
  })

  it('loses what could hide a line or turn it around', () => {
    expect(answersOf({ ...lead, name: 'x\r\nSubject: y\u0000' }).name).toBe('x Subject: y')
    expect(answersOf({ ...lead, name: '\u202eAli\u202c' }).name).toBe('Ali')
  })
})

describe('a way to answer', () => {
  it('is a telephone or an e-mail; without either, both say so', () => {
    expect(codesOf({ name: 'Ali', consentPrivacy: true })).toEqual({
      phone: ['phone.or_email'],
      email: ['phone.or_email'],
    })
    expect(answersOf({ name: 'Ali', phone: '0501234567', consentPrivacy: true })).toMatchObject({
      phoneE164: '+966501234567',
    })
  })
})

describe('a telephone number', () => {
  const same = [
    '0501234567',
    '٠٥٠١٢٣٤٥٦٧',
    '۰۵۰۱۲۳۴۵۶۷',
    '00966501234567',
    '٠٠٩٦٦٥٠١٢٣٤٥٦٧',
    '966501234567',
    '+9660501234567',
    '\u200f+966501234567',
    '\u202a+966 50 123 4567\u202c',
    '050-123-4567',
    '(050) 123 4567',
  ]
  it.each(same)('typed as %s is one Saudi number', (phone) => {
    const answers = answersOf({ ...lead, phone })
    expect(answers).toMatchObject({
      phoneE164: '+966501234567',
      phoneCountry: 'SA',
      phoneType: 'MOBILE',
    })
  })

  it('keeps what was typed, without marks that turn it around', () => {
    expect(answersOf({ ...lead, phone: '\u200f٠٥٠١٢٣٤٥٦٧' }).phoneRaw).toBe('٠٥٠١٢٣٤٥٦٧')
  })

  it('may be a shared-cost one', () => {
    expect(answersOf({ ...lead, phone: '920001234' }).phoneType).toBe('SHARED_COST')
  })

  it.each(['0123456789', '12345', 'call me', '05012345678901234567', '+++', '٠٠٠٠٠٠٠٠٠'])(
    'is not %s',
    (phone) => {
      expect(codesOf({ ...lead, phone })).toEqual({ phone: ['phone.invalid'] })
    },
  )

  it('belongs to the country of the branch that was chosen', () => {
    const countryOf = (branch?: string) => (branch === 'cairo' ? 'EG' : 'SA')
    const input = { ...lead, phone: '٠١٠٠١٢٣٤٥٦٧', branch: 'cairo' }
    const read = readForm('contact', input, { countryOf })
    expect(read).toMatchObject({ kind: 'valid', answers: { phoneE164: '+201001234567' } })
  })
})

describe('an e-mail address', () => {
  it('may be of any script, and is told apart by its domain in punycode', () => {
    expect(answersOf({ ...lead, email: 'سارة@مثال.إختبار' }).emailNorm).toBe(
      'سارة@xn--mgbh0fb.xn--kgbechtv',
    )
    expect(answersOf({ ...lead, email: ' Sara@Example.COM ' })).toMatchObject({
      email: 'Sara@Example.COM',
      emailNorm: 'sara@example.com',
    })
  })

  it.each(['a@', ' sara@example '])('wants what stands behind the sign: %j', (email) => {
    expect(codesOf({ ...lead, email })).toEqual({ email: ['email.no_domain'] })
  })

  it.each(['a', 'a@b.c\r\nBcc: x@evil.test', 'a b@c.de', '.a@b.co', 'a@1.2.3.4', '@b.co'])(
    'is not %j',
    (email) => {
      expect(codesOf({ ...lead, email })).toEqual({ email: ['email.invalid'] })
    },
  )

  it('has 254 characters at most', () => {
    const domain = `${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}.com`
    expect(codesOf({ ...lead, email: `${'a'.repeat(64)}@${domain}` })).toEqual({})
    expect(codesOf({ ...lead, email: `${'a'.repeat(64)}@${'g'.repeat(20)}.${domain}` })).toEqual({
      email: ['email.invalid'],
    })
  })
})

describe('a message', () => {
  it('keeps its lines, and counts code points', () => {
    expect(answersOf({ ...lead, message: 'سطر\r\nسطر' }).message).toBe('سطر\nسطر')
    expect(codesOf({ ...lead, message: '👍'.repeat(3000) })).toEqual({})
    expect(codesOf({ ...lead, message: 'أ'.repeat(3001) })).toEqual({
      message: ['message.too_long'],
    })
  })

  it('stays as typed where it looks like code', () => {
    const message = '<img src=x onerror=alert(1)>'
    expect(answersOf({ ...lead, message }).message).toBe(message)
  })
})

describe('consent', () => {
  it.each([undefined, '', 'false', false, 'off', '0'])('is not %j', (consentPrivacy) => {
    expect(codesOf({ ...lead, consentPrivacy })).toEqual({
      consentPrivacy: ['consentPrivacy.missing'],
    })
  })

  it('to be written to is kept only when it was given', () => {
    expect(answersOf({ ...lead, consentMarketing: 'on' }).consentMarketing).toBe(true)
    expect(answersOf({ ...lead, consentMarketing: '' })).not.toHaveProperty('consentMarketing')
    expect(answersOf({ ...lead, consentMarketing: false })).not.toHaveProperty('consentMarketing')
  })
})

describe('an application', () => {
  it('needs a CV or a link to work', () => {
    expect(codesOf(lead, 'apply')).toEqual({ cv: ['cv.or_links'], links: ['cv.or_links'] })
    expect(codesOf(lead, 'apply', true)).toEqual({})
    expect(answersOf({ ...lead, links: 'behance.net/sara، https://a.example/b' }, 'apply')).toEqual(
      expect.objectContaining({ links: ['https://behance.net/sara', 'https://a.example/b'] }),
    )
    expect(codesOf({ ...lead, links: 'javascript:alert(1)' }, 'apply')).toEqual({
      links: ['links.invalid'],
    })
  })

  it('counts years in any digits', () => {
    expect(answersOf({ ...lead, experience: '٣' }, 'apply', true).experience).toBe(3)
  })
})

describe('hostile input', () => {
  it('is refused field by field where types are wrong', () => {
    const input = {
      name: ['a'],
      email: { x: 1 },
      message: Number.POSITIVE_INFINITY,
      consentPrivacy: 'true',
    }
    expect(codesOf(input)).toEqual({
      name: ['name.invalid'],
      email: ['email.invalid'],
      message: ['message.invalid'],
      phone: ['phone.or_email'],
    })
  })

  it('says all that is wrong at once', () => {
    expect(Object.keys(codesOf({ name: '1', consentPrivacy: '' })).sort()).toEqual([
      'consentPrivacy',
      'email',
      'name',
      'phone',
    ])
  })

  it('never throws, never lets an unknown field in, never touches the prototype', () => {
    const before = Object.getOwnPropertyNames(Object.prototype).join()
    const random = seeded(20_261_121)
    let accepted = 0
    for (let round = 0; round < 2_000; round += 1) {
      const form = formNames[round % formNames.length] as FormName
      const input = anyBody(random, form)
      const read = readForm(form, input, { hasFile: random() < 0.5 })
      if (read.kind !== 'valid') continue
      accepted += 1
      for (const field of Object.keys(read.answers)) expect(known(form)).toContain(field)
      expect(JSON.stringify(read.answers).isWellFormed()).toBe(true)
      expect(JSON.stringify(read.answers)).not.toMatch(/\\u0000|[\u202a-\u202e]/)
    }
    expect(accepted).toBeGreaterThan(50)
    expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(before)
  })
})

const known = (form: FormName) => [
  ...formFields[form].asks,
  'emailNorm',
  'phoneE164',
  'phoneCountry',
  'phoneType',
  'phoneRaw',
]

/** Mulberry32: the same bodies in every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

function anyBody(random: () => number, form: FormName): FormInput {
  const one = <Value>(values: readonly Value[]) =>
    values[Math.floor(random() * values.length)] as Value
  const hostile: unknown[] = [
    null,
    true,
    0,
    -1,
    Number.POSITIVE_INFINITY,
    [],
    ['a'],
    { toString: 1 },
    '',
    '   ',
    '\u0000',
    '\ud800',
    '\u202eabc',
    'ا'.repeat(4_000),
    '\u0651'.repeat(2_000),
    '=cmd()',
    '__proto__',
    '٣',
    '#',
  ]
  const right: Record<string, unknown> = {
    ...lead,
    phone: '0501234567',
    links: 'a.example',
    card: 'salma',
    service: 'other',
    message: 'مرحبا\u0000\u202e',
    country: 'EG',
    branch: 'riyadh',
    budget: 'unsure',
    replyBy: 'whatsapp',
    replyWhen: 'evening',
  }
  const entries = formFields[form].asks.map((field): [string, unknown] => [
    field,
    random() < 0.15 ? one(hostile) : right[field],
  ])
  const extra = one(['status', 'id', '__proto__', 'constructor', 'createdAt', 'toString'])
  return JSON.parse(
    JSON.stringify({ ...Object.fromEntries(entries), [`x${extra}`]: 1 })
      .replace(`"x${extra}"`, `"${extra}"`)
      .replace('"x"', '"y"'),
  )
}
