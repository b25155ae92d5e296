import type { Author, Card } from '@wajiha/contract'
import { absoluteAddress } from '../absolute-address.ts'
import type { PageIdentity } from '../page-identity.ts'
import { partId } from './ids.ts'
import { organizationReference } from './organization.ts'
import type { Person } from './vocabulary.ts'

/** The name by which a profile page refers to its person. */
const personId = (page: Pick<PageIdentity, 'url'>) => partId(page, 'person')

/** Someone who writes in the notebook. */
export function authorPerson(page: PageIdentity, author: Author): Person {
  return {
    '@type': 'Person',
    '@id': personId(page),
    name: author.name,
    jobTitle: author.title,
    description: author.bio,
    image: author.photo && absoluteAddress(page.origin, author.photo.url),
    url: page.url,
    sameAs: someOf(author.links.map(({ url }) => url)),
    worksFor: organizationReference(page),
  }
}

/** Whose card it is: what the card shows, and nothing more. */
export function cardPerson(page: PageIdentity, card: Card): Person {
  const { name, phones, emails, urls } = card
  return {
    '@type': 'Person',
    '@id': personId(page),
    name: name.full.text,
    givenName: name.given.text,
    familyName: name.family.text,
    honorificPrefix: name.prefix?.text,
    honorificSuffix: name.suffix?.text,
    jobTitle: card.jobTitle.text,
    description: card.bio?.text,
    image: card.photo && absoluteAddress(page.origin, card.photo.url),
    url: page.url,
    telephone: someOf(phones.filter(({ type }) => type !== 'fax').map(({ e164 }) => e164)),
    email: someOf(emails),
    sameAs: someOf(urls.map(({ href }) => href).filter((href) => /^https?:/i.test(href))),
    worksFor: organizationReference(page),
  }
}

const someOf = (values: string[]) => (values.length > 0 ? values : undefined)
