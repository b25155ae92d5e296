import type { Post } from '@wajiha/contract'
import { describe, expect, it } from 'vitest'
import { declaredBoxes } from '#app/ui/core/image-sizes.ts'
import { pageIdentity, sample } from '../../../test/page-identity.ts'
import { blogPosting } from './blog-posting.ts'

const page = pageIdentity('/blogs/كشيدة')
const posting = (changes: Partial<Post> = {}) => blogPosting(page, sample('blog', changes))
const cover = { url: '/media/a.avif', width: 1600, height: 1200, alt: '', mimeType: 'image/avif' }

describe('blogPosting', () => {
  it('names its authors with their own pages', () => {
    expect(posting().author).toEqual([
      {
        '@type': 'Person',
        name: 'سلمى الهاشمي',
        url: `https://birkar.example/authors/${encodeURIComponent('سلمى-الهاشمي')}`,
      },
    ])
    expect(posting({ authors: [] }).author).toEqual({
      '@id': 'https://birkar.example/#organization',
    })
  })

  it('was changed only when its words were', () => {
    expect(posting().dateModified).toBeUndefined()
    const updatedTextAt = '2026-11-18T08:00:00.000Z'
    expect(posting({ updatedTextAt }).dateModified).toBe(updatedTextAt)
  })

  it('shows its cover in three shapes that the site makes, or else its share image', () => {
    const pictures = posting({ cover }).image ?? []
    expect(pictures).toHaveLength(3)
    for (const address of pictures)
      expect(declaredBoxes).toContain(/s_(\d+x\d+)/.exec(address)?.[1])
    expect(posting().image).toEqual([page.image])
  })

  it('keeps its headline within what search results show', () => {
    const { headline } = posting({ title: 'كلمة '.repeat(50) })
    expect([...headline].length).toBeLessThanOrEqual(110)
  })
})
