import { type Branch, branchSchema } from '@wajiha/contract'
import { describe, expect, it } from 'vitest'
import { pageIdentity } from '../../../test/page-identity.ts'
import { localBusiness } from './local-business.ts'

const branch: Branch = branchSchema.parse({
  id: 'b1',
  slug: 'riyadh',
  name: 'الرياض',
  address: { street: '١٢ شارع المِداد', locality: 'الرياض', country: 'SA' },
  geo: { lat: 24.69, lng: 46.68 },
  phones: [{ e164: '+966115550142', label: 'المكتب' }],
  timeZone: 'Asia/Riyadh',
  hours: [
    { day: 7, opens: '09:00', closes: '17:00' },
    { day: 1, opens: '09:00', closes: '17:00' },
    { day: 4, opens: '09:00', closes: '13:00' },
  ],
  specialHours: [
    { from: '2027-02-08', to: '2027-03-09', opens: '10:00', closes: '16:00', label: 'رمضان' },
    { from: '2027-03-10', to: '2027-03-14', label: 'عيد الفطر' },
  ],
  isDefault: true,
})

describe('localBusiness', () => {
  it('gives the address in the words of the page and belongs to the one organisation', () => {
    expect(localBusiness(pageIdentity('/contact'), branch)).toMatchObject({
      '@id': 'https://birkar.example/#branch-riyadh',
      name: 'بِركار · الرياض',
      parentOrganization: { '@id': 'https://birkar.example/#organization' },
      address: { streetAddress: '١٢ شارع المِداد', addressCountry: 'SA' },
      geo: { latitude: 24.69, longitude: 46.68 },
      telephone: '+966115550142',
    })
  })

  it('writes days of the same hours together', () => {
    const { openingHoursSpecification } = localBusiness(pageIdentity(), branch)
    expect(openingHoursSpecification).toEqual([
      expect.objectContaining({ dayOfWeek: ['Monday', 'Sunday'], opens: '09:00', closes: '17:00' }),
      expect.objectContaining({ dayOfWeek: ['Thursday'], closes: '13:00' }),
    ])
  })

  it('closes at midnight of the same day where special days have no hours', () => {
    const { specialOpeningHoursSpecification } = localBusiness(pageIdentity(), branch)
    expect(specialOpeningHoursSpecification).toEqual([
      expect.objectContaining({ validFrom: '2027-02-08', opens: '10:00', closes: '16:00' }),
      expect.objectContaining({ validThrough: '2027-03-14', opens: '00:00', closes: '00:00' }),
    ])
  })

  it('opens no weekend in the special hours of a whole month', () => {
    const { specialOpeningHoursSpecification } = localBusiness(pageIdentity(), branch)
    expect(specialOpeningHoursSpecification.map(({ dayOfWeek }) => dayOfWeek)).toEqual([
      ['Monday', 'Thursday', 'Sunday'],
      undefined,
    ])
  })
})
