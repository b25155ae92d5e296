import type { Job } from '@wajiha/contract'
import { absoluteAddress } from '../absolute-address.ts'
import { jobDescription } from '../job-description.ts'
import type { PageIdentity } from '../page-identity.ts'
import { country } from './country.ts'
import { organizationId, partId } from './ids.ts'
import { postalAddress } from './local-business.ts'
import type { JobPosting } from './vocabulary.ts'

/**
 * An open seat, by Google's rules: a seat in an office says its country, one from anywhere says
 * from where people may apply. A seat that says neither is no posting. Every value stands on the page.
 */
export function jobPosting(page: PageIdentity, job: Job): JobPosting[] {
  const place = jobLocationOf(page, job)
  if (job.state !== 'open' || !place) return []
  const { names, logos } = page.general
  const posting: JobPosting = {
    '@type': 'JobPosting',
    '@id': partId(page, 'job'),
    title: job.title,
    description: jobDescription(job, page.locale, page, page.general.words),
    datePosted: job.datePosted,
    validThrough: job.validThrough,
    url: page.url,
    inLanguage: page.locale,
    employmentType: job.employmentTypes,
    hiringOrganization: {
      '@type': 'Organization',
      '@id': organizationId(page),
      name: names.site,
      sameAs: page.address('/'),
      logo: logos.light && absoluteAddress(page.origin, logos.light.url),
    },
    identifier: { '@type': 'PropertyValue', name: names.site, value: job.id },
    ...place,
    baseSalary: salary(job),
    directApply: job.applyMode === 'form' ? true : undefined,
    experienceRequirements: experience(job),
    totalJobOpenings: job.openings,
    jobBenefits: job.benefits.length > 0 ? job.benefits.join(' · ') : undefined,
  }
  return [posting]
}

function jobLocationOf({ locale }: PageIdentity, job: Job): Partial<JobPosting> | undefined {
  const offices = job.locations.map((location) => ({
    '@type': 'Place' as const,
    address: postalAddress(location),
  }))
  // Readers of one office do not all expect a list of one.
  const jobLocation = offices.length > 1 ? offices : offices[0]
  if (job.workMode !== 'remote') return jobLocation && { jobLocation }
  if (job.applicantCountries.length === 0) return undefined
  return {
    jobLocation,
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: job.applicantCountries.map((code) => country(code, locale)),
  }
}

/** Present only when the page shows it. */
function salary({ salary }: Job): JobPosting['baseSalary'] {
  if (!salary) return undefined
  const { currency, min, max, unit } = salary
  const amount = max === undefined ? { value: min } : { minValue: min, maxValue: max }
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...amount, unitText: unit },
  }
}

function experience({ experienceMonths }: Job): JobPosting['experienceRequirements'] {
  if (!experienceMonths) return undefined
  return {
    '@type': 'OccupationalExperienceRequirements',
    monthsOfExperience: experienceMonths,
  }
}
