import { describe, expect, it } from 'vitest'
import { pageIdentity, sample } from '../../../test/page-identity.ts'
import { authorPerson, cardPerson } from './person.ts'

describe('cardPerson', () => {
  it('works for the one organisation and shows what the card shows', () => {
    const card = sample('card', {
      urls: [
        { kind: 'website', href: 'https://birkar.example/', label: 'موقع' },
        { kind: 'calendar', href: '/contact', label: 'موعد' },
      ],
    })
    expect(cardPerson(pageIdentity('/card/salma'), card)).toMatchObject({
      '@type': 'Person',
      name: 'سلمى الهاشمي',
      worksFor: { '@id': 'https://birkar.example/#organization' },
      telephone: ['+966555550142'],
      email: ['salma@birkar.example'],
      sameAs: ['https://birkar.example/'],
    })
  })
})

describe('authorPerson', () => {
  it('tells who writes and where else they are', () => {
    expect(authorPerson(pageIdentity('/authors/x'), sample('author'))).toMatchObject({
      '@id': 'https://birkar.example/authors/x#person',
      jobTitle: 'شريكة ومديرة التصميم',
      sameAs: ['https://birkar.example/'],
    })
  })
})
