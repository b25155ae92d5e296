import { describe, expect, it } from 'vitest'
import { sample } from '../../test/page-identity.ts'
import type { PageDescription } from './page-description.ts'
import { shareImage } from './share-image.ts'

const general = sample('general')
const facts = { origin: 'https://birkar.example', buildId: 'b', locale: 'ar' as const }
const about: PageDescription = { title: 'من نحن', paths: { ar: '/about', en: '/about' } }
const imageOf = (page: PageDescription, locale: 'ar' | 'en' = 'ar') =>
  shareImage(page, { facts, locale, general })

describe('shareImage', () => {
  it('names the page, its language and its words in one address', () => {
    expect(imageOf(about)).toEqual({
      url: expect.stringMatching(/^https:\/\/birkar\.example\/share\/ar\/about-[0-9a-z]{11}\.png$/),
      alt: 'من نحن',
      width: 1200,
      height: 630,
    })
    expect(imageOf(about, 'en')?.url).toContain('/share/en/about-')
    expect(imageOf({ ...about, paths: { ar: '/' } })?.url).toContain('/share/ar/home-')
  })

  it('has another address when the words or the paper change, and the same when nothing does', () => {
    const address = imageOf(about)?.url
    expect(imageOf({ ...about })?.url).toBe(address)
    expect(imageOf({ ...about, title: 'من نحن؟' })?.url).not.toBe(address)
    expect(imageOf({ ...about, share: { paper: 'ward' } })?.url).not.toBe(address)
  })

  it('gives every page of a list the picture of the list', () => {
    const page = { ...about, paths: { ar: '/blogs?page=2' } }
    expect(imageOf(page)?.url).toBe(imageOf({ ...page, paths: { ar: '/blogs' } })?.url)
  })

  it('prefers the picture an editor chose, cut to the same size', () => {
    const image = {
      url: '/media/a.avif',
      width: 1600,
      height: 900,
      alt: 'شعار',
      mimeType: 'image/avif',
    }
    expect(imageOf({ ...about, seo: { image, noindex: false } })).toEqual({
      url: 'https://birkar.example/_ipx/f_jpeg&q_70&s_1200x630/media/a.avif',
      alt: 'شعار',
      width: 1200,
      height: 630,
    })
  })

  it('shows the light logo for a page without an address of its own', () => {
    expect(imageOf({ ...about, paths: {} })).toEqual({
      url: `https://birkar.example${general.logos.light?.url}`,
      alt: 'بِركار',
    })
  })

  it('shows nothing while the site knows nothing of itself', () => {
    expect(shareImage(about, { facts, locale: 'ar', general: undefined })).toBeUndefined()
  })
})
