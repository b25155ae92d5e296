/** Forms of any shape: read without a fault, and what is stored reads as itself. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answersSchema, type FormInput, formFields, formNames, readForm } from './index.ts'

const fields = [...new Set(formNames.flatMap((form) => [...formFields[form].asks]))]
const good = fc.constantFrom(
  'سارة العتيبي',
  '«sara@example.com»،',
  '٠٥٠١٢٣٤٥٦٧',
  '01001234567',
  'on',
  'other',
  'EG',
  'riyadh',
  'unsure',
  'https://a.example',
  'نريد موقعًا\r\nسريعًا',
  '٣',
  'true',
)
const value = fc.oneof(
  { weight: 5, arbitrary: good },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
)
const name = fc.constantFrom<string>(...fields, '__proto__', 'constructor', 'status', 'emailNorm')
const input = fc.dictionary(name, value, { noNullPrototype: true, maxKeys: 12 })
const lead = fc.constantFrom<FormInput>(
  {},
  { name: 'سارة', email: 'sara@example.com', consentPrivacy: 'on', card: 'salma', links: 'a.co' },
)

describe.each(formNames)('the form %s', (form) => {
  it('is read whatever comes, and stores only what its fields allow', () => {
    fc.assert(
      fc.property(lead, input, (known, more) => {
        const read = readForm(form, { ...known, ...more }, { countries: ['AE', 'EG', 'SA'] })
        if (read.kind === 'invalid') {
          expect(Object.keys(read.fields).length).toBeGreaterThan(0)
          return
        }
        expect(answersSchema.safeParse(read.answers).success).toBe(true)
        for (const text of Object.values(read.answers))
          if (typeof text === 'string') expect(text).toBe(text.trim().normalize('NFC'))
      }),
      { numRuns: 150 },
    )
  })

  it('reads again what it has stored, and stores the same', () => {
    fc.assert(
      fc.property(lead, input, (known, more) => {
        const read = readForm(form, { ...known, ...more }, { countries: ['EG'] })
        if (read.kind === 'invalid') return
        const { emailNorm, phoneE164, phoneRaw, phoneCountry, phoneType, ...answers } = read.answers
        const links = answers.links?.join('\n')
        const typed = { ...answers, ...(phoneE164 ? { phone: phoneE164 } : {}) }
        const again = readForm(form, { ...typed, ...(links ? { links } : {}) })
        expect(again).toMatchObject({
          kind: 'valid',
          answers: { ...answers, ...(emailNorm ? { emailNorm } : {}) },
        })
        if (phoneE164 && again.kind === 'valid') expect(again.answers.phoneE164).toBe(phoneE164)
      }),
      { numRuns: 150 },
    )
  })
})
