import { describe, expect, it } from 'vitest'
import { idsIn } from './ids-in.ts'

const [cover, inText, inGallery] = ['1', '2', '3'].map(
  (end) => `0190aaaa-0000-7000-8000-00000000000${end}`,
)

describe('the ids in a document', () => {
  it('are found in fields, in texts and in the blocks of texts, each once', () => {
    const gallery = { type: 'block', fields: { id: '6741', images: [{ image: inGallery }] } }
    const body = { root: { children: [{ type: 'upload', value: inText }, gallery] } }
    const found = idsIn({ title: 'مقال', cover, seo: { image: cover }, body })
    expect(found).toEqual([cover, inText, inGallery])
  })

  it('are not in words about them', () => {
    expect(idsIn({ title: `الصورة ${cover}`, at: new Date(), nothing: null })).toEqual([])
  })
})
