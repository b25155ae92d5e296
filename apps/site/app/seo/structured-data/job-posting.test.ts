import type { Job } from '@wajiha/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadMessages } from '#app/messages/core/load.ts'
import { pageIdentity, sample } from '../../../test/page-identity.ts'
import { jobPosting } from './job-posting.ts'

beforeAll(() => loadMessages('ar'))

const office = { branch: 'riyadh', name: 'الرياض', locality: 'الرياض', country: 'SA', street: '١٢' }
const posting = (changes: Partial<Job>) =>
  jobPosting(pageIdentity('/join-us/x'), sample('job', { locations: [office], ...changes }))[0]

describe('jobPosting', () => {
  it('says where the work happens', () => {
    expect(posting({})).toMatchObject({
      '@type': 'JobPosting',
      jobLocation: { '@type': 'Place', address: { addressCountry: 'SA' } },
      directApply: true,
    })
    expect(posting({ workMode: 'hybrid' })).not.toHaveProperty('jobLocationType')
  })

  it('says from where people may apply to a seat that is everywhere', () => {
    const applicantCountries = ['SA', 'EG']
    expect(posting({ workMode: 'remote', locations: [], applicantCountries })).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [
        { '@type': 'Country', name: 'السعوديّة' },
        { '@type': 'Country', name: 'مصر' },
      ],
    })
  })

  it('is no posting without a place, or once it is closed', () => {
    expect(posting({ locations: [] })).toBeUndefined()
    expect(posting({ workMode: 'remote', applicantCountries: [] })).toBeUndefined()
    expect(posting({ state: 'closed' })).toBeUndefined()
  })

  it('tells the salary only where the page shows it', () => {
    expect(JSON.stringify(posting({}))).not.toContain('baseSalary')
    const salary = { currency: 'SAR', min: 9_000, max: 12_000, unit: 'MONTH' } as const
    expect(posting({ salary })?.baseSalary).toEqual({
      '@type': 'MonetaryAmount',
      currency: 'SAR',
      value: { '@type': 'QuantitativeValue', minValue: 9_000, maxValue: 12_000, unitText: 'MONTH' },
    })
  })

  it('describes the seat in plain HTML, with what editors wrote kept as text', () => {
    const description = posting({ requirements: ['C++ <أو> ما يشبهها'] })?.description
    expect(description).toBe(
      '<p>تبني واجهاتٍ تُقرأ.</p><p>وصف</p><p>ما نبحث عنه</p><ul><li>C++ &lt;أو&gt; ما يشبهها</li></ul>',
    )
  })
})
