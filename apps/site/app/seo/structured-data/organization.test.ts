import { describe, expect, it } from 'vitest'
import { pageIdentity } from '../../../test/page-identity.ts'
import { organization } from './organization.ts'
import { webSite } from './web-site.ts'

describe('organization', () => {
  it('is the same one in both languages', () => {
    expect(organization(pageIdentity('/', 'ar'))['@id']).toBe(
      organization(pageIdentity('/', 'en'))['@id'],
    )
  })

  it('gives its logo as an absolute address with its size, and no founding year it does not know', () => {
    const { logo, foundingDate } = organization(pageIdentity())
    expect(logo).toEqual({
      '@type': 'ImageObject',
      url: 'https://birkar.example/media/logo-light.png',
      width: 1600,
      height: 900,
    })
    expect(foundingDate).toBeUndefined()
  })
})

describe('webSite', () => {
  it('searches the notebook in the language of the page', () => {
    const target = (locale: 'ar' | 'en') =>
      webSite(pageIdentity('/', locale)).potentialAction.target.urlTemplate
    expect(target('ar')).toBe('https://birkar.example/blogs?q={search_term_string}')
    expect(target('en')).toBe('https://birkar.example/en/blogs?q={search_term_string}')
  })
})
