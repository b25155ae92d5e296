/**
 * The part of schema.org that this site speaks, as types. Optional properties that are `undefined`
 * are left out when the graph is written. Times are ISO 8601, addresses absolute.
 */

export type Reference = { '@id': string }
type Maybe<Value> = Value | undefined

export type OrganizationReference = {
  '@type': 'Organization'
  '@id': string
  name: string
  url: string
}
export type ImageObject = { '@type': 'ImageObject'; url: string; width: number; height: number }

export type Organization = OrganizationReference & {
  legalName: string
  slogan: string
  description: string
  logo?: Maybe<ImageObject>
  image?: Maybe<string>
  email?: Maybe<string>
  telephone?: Maybe<string>
  foundingDate?: Maybe<string>
  sameAs: string[]
  contactPoint: {
    '@type': 'ContactPoint'
    contactType: string
    telephone?: Maybe<string>
    email?: Maybe<string>
    availableLanguage: string[]
  }
}

export type PostalAddress = {
  '@type': 'PostalAddress'
  streetAddress: string
  addressLocality: string
  addressRegion?: Maybe<string>
  postalCode?: Maybe<string>
  addressCountry: string
}

export type OpeningHours = {
  '@type': 'OpeningHoursSpecification'
  dayOfWeek?: string[]
  validFrom?: string
  validThrough?: string
  opens: string
  closes: string
}

export type ProfessionalService = {
  '@type': 'ProfessionalService'
  '@id': string
  name: string
  url: string
  image?: Maybe<string>
  parentOrganization: OrganizationReference
  address: PostalAddress
  geo?: Maybe<{ '@type': 'GeoCoordinates'; latitude: number; longitude: number }>
  hasMap?: Maybe<string>
  telephone?: Maybe<string>
  email?: Maybe<string>
  openingHoursSpecification: OpeningHours[]
  specialOpeningHoursSpecification: OpeningHours[]
}

export type WebSite = {
  '@type': 'WebSite'
  '@id': string
  url: string
  name: string
  inLanguage: string
  publisher: Reference
  potentialAction: {
    '@type': 'SearchAction'
    target: { '@type': 'EntryPoint'; urlTemplate: string }
    'query-input': string
  }
}

export type WebPageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'ProfilePage'

export type WebPage = {
  '@type': WebPageType
  '@id': string
  url: string
  name: string
  description?: Maybe<string>
  inLanguage: string
  isPartOf: Reference
  publisher: OrganizationReference | Reference
  breadcrumb?: Maybe<Reference>
  mainEntity?: Maybe<Reference>
}

export type BreadcrumbList = {
  '@type': 'BreadcrumbList'
  '@id': string
  itemListElement: { '@type': 'ListItem'; position: number; name: string; item: string }[]
}

export type Country = { '@type': 'Country'; name: string }

export type Service = {
  '@type': 'Service'
  '@id': string
  name: string
  serviceType: string
  description: string
  url: string
  image?: Maybe<string>
  provider: Reference
  areaServed: Country[]
}

export type FaqPage = {
  '@type': 'FAQPage'
  '@id': string
  inLanguage: string
  mainEntity: {
    '@type': 'Question'
    name: string
    acceptedAnswer: { '@type': 'Answer'; text: string }
  }[]
}

export type CreativeWork = {
  '@type': 'CreativeWork'
  '@id': string
  name: string
  url: string
  genre: string
  description: string
  image?: Maybe<string>
  inLanguage: string
  creator: Reference
  mainEntityOfPage: Reference
  datePublished?: Maybe<string>
  keywords?: Maybe<string[]>
  sameAs?: Maybe<string[]>
  mentions?: Maybe<{ '@type': 'Organization'; name: string; url?: Maybe<string> }>
}

export type Person = {
  '@type': 'Person'
  '@id'?: Maybe<string>
  name: string
  givenName?: Maybe<string>
  familyName?: Maybe<string>
  honorificPrefix?: Maybe<string>
  honorificSuffix?: Maybe<string>
  jobTitle?: Maybe<string>
  description?: Maybe<string>
  image?: Maybe<string>
  url?: Maybe<string>
  telephone?: Maybe<string[]>
  email?: Maybe<string[]>
  sameAs?: Maybe<string[]>
  worksFor?: Maybe<OrganizationReference | Reference>
}

export type Blog = {
  '@type': 'Blog'
  '@id': string
  name: string
  description?: Maybe<string>
  url: string
  inLanguage: string
  publisher: Reference
}

export type BlogPosting = {
  '@type': 'BlogPosting'
  '@id': string
  headline: string
  description: string
  image?: Maybe<string[]>
  datePublished: string
  dateModified?: Maybe<string>
  author: Person[] | Reference
  publisher: Reference
  inLanguage: string
  mainEntityOfPage: Reference
  isPartOf: Reference
  wordCount: number
  timeRequired: string
  articleSection?: Maybe<string[]>
  keywords?: Maybe<string[]>
}

export type Place = { '@type': 'Place'; address: PostalAddress }

export type JobPosting = {
  '@type': 'JobPosting'
  '@id': string
  title: string
  description: string
  datePosted: string
  validThrough?: Maybe<string>
  url: string
  inLanguage: string
  employmentType: string[]
  hiringOrganization: {
    '@type': 'Organization'
    '@id': string
    name: string
    sameAs: string
    logo?: Maybe<string>
  }
  identifier: { '@type': 'PropertyValue'; name: string; value: string }
  jobLocation?: Maybe<Place | Place[]>
  jobLocationType?: Maybe<'TELECOMMUTE'>
  applicantLocationRequirements?: Maybe<Country[]>
  baseSalary?: Maybe<{
    '@type': 'MonetaryAmount'
    currency: string
    value: {
      '@type': 'QuantitativeValue'
      value?: number
      minValue?: number
      maxValue?: number
      unitText: string
    }
  }>
  directApply?: Maybe<true>
  experienceRequirements?: Maybe<{
    '@type': 'OccupationalExperienceRequirements'
    monthsOfExperience: number
  }>
  totalJobOpenings: number
  jobBenefits?: Maybe<string>
}

export type Thing =
  | Organization
  | ProfessionalService
  | WebSite
  | WebPage
  | BreadcrumbList
  | Service
  | FaqPage
  | CreativeWork
  | Person
  | Blog
  | BlogPosting
  | JobPosting
