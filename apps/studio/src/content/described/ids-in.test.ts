import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { idsIn, sharedIdsIn } from './ids-in.ts'

const [cover, inText, inGallery] = ['1', '2', '3'].map(
  (end) => `0190aaaa-0000-7000-8000-00000000000${end}`,
)

describe('what every language shows', () => {
  it('is what is not localized, in groups, rows and blocks too', () => {
    const image = { type: 'upload', name: 'image' }
    const words = { type: 'richText', name: 'words', localized: true }
    const inside = { flattenedFields: [image, words] }
    const fields = [
      { ...image, name: 'cover' },
      { ...words, name: 'body' },
      { type: 'group', name: 'seo', ...inside },
      { type: 'array', name: 'rows', ...inside },
      { type: 'blocks', name: 'parts', blocks: [{ slug: 'gallery', ...inside }] },
    ] as unknown as FlattenedField[]
    const one = { image: inText, words: inGallery }
    const parts = [
      { blockType: 'gallery', ...one },
      { blockType: 'other', ...one },
    ]
    const document = { cover, body: inGallery, seo: { image: cover }, rows: [one], parts }
    expect(sharedIdsIn(document, fields)).toEqual([cover, inText])
    expect(sharedIdsIn({ body: inGallery, rows: null }, fields)).toEqual([])
  })
})

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
