import { describe, expect, it } from 'vitest'
import { campaignSchema, ownPathSchema, readVariantFormKey, variantFormKey } from './campaign.ts'

const bare = {
  id: '1',
  slug: 'متجرك-أسرع',
  isDefault: false,
  promise: 'متجرٌ أسرع',
  lead: 'في أربعة أسابيع',
  paper: 'zafaran',
  steps: [],
  proofs: [],
  questions: [],
  formTitle: 'احجز',
  state: 'running',
  languages: ['ar'],
  seo: {},
}
const accepts = (more: object) => campaignSchema.safeParse({ ...bare, ...more }).success

describe('a campaign', () => {
  it('needs none of its options', () => {
    expect(accepts({})).toBe(true)
  })

  it('takes wordings with at least one word each, and no more than twenty', () => {
    const wording = { terms: ['متجر إلكتروني'], promise: 'متجرك يتّسع' }
    expect(accepts({ wordings: [wording] })).toBe(true)
    expect(accepts({ wordings: [{ ...wording, terms: [] }] })).toBe(false)
    expect(accepts({ wordings: Array(21).fill(wording) })).toBe(false)
  })

  it('takes a test whose sides both see somebody', () => {
    const test = { id: '3f2a9c1dm9x2', share: 50, promise: 'دفعٌ أقصر' }
    expect(accepts({ test })).toBe(true)
    for (const share of [0, 100, 12.5]) expect(accepts({ test: { ...test, share } })).toBe(false)
    expect(accepts({ test: { ...test, id: '../x' } })).toBe(false)
  })

  it('takes a value with its currency, and places that are counted', () => {
    expect(accepts({ worth: { value: 450, currency: 'SAR' }, places: { all: 10, left: 0 } })).toBe(
      true,
    )
    expect(accepts({ worth: { value: 450, currency: 'ريال' } })).toBe(false)
    expect(accepts({ worth: { value: -1, currency: 'SAR' } })).toBe(false)
    expect(accepts({ places: { all: 10, left: -1 } })).toBe(false)
  })
})

it('leads on to paths of this site alone, without a language', () => {
  const leads = (path: string) => ownPathSchema.safeParse(path).success
  expect(['/', '/our-projects', '/blogs/دليل-الهوية', '/arabic'].map(leads)).not.toContain(false)
  const others = ['our-projects', '//evil.example', '/\\evil.example', 'https://evil.example']
  const odd = ['/en', '/ar/about', '/about?x=1', '/about#x', '/a b', '']
  expect([...others, ...odd].map(leads)).not.toContain(true)
})

it('reads from a form which side of which test it stood on', () => {
  const side = { test: '3f2a9c1dm9x2', side: 'b' } as const
  expect(readVariantFormKey(variantFormKey(side))).toEqual(side)
  for (const other of ['campaign', 'campaign-x-c', 'home-campaign', 'campaign--a', 7, undefined])
    expect(readVariantFormKey(other)).toBeUndefined()
})
